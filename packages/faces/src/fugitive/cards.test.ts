import { EVENT_CARDS, ICONS, sprintOf } from '@getaway/engine/fugitive'
import { describe, expect, it } from 'vitest'
import { PAPER } from '../chase/paint/palette.ts'
import { drawingOf } from '../drawing/drawing.ts'
import { BLEED, type Drawing, parsePath, svgOf } from '../drawing/index.ts'
import { widthOf } from '../drawing/letter-widths.ts'
import { eventBack, hideoutBack } from './backs.ts'
import { CARD_HEIGHT } from './card.ts'
import { TEXT } from './card-text.ts'
import { effectShapes } from './effect-signs.ts'
import { eventFace } from './event-face.ts'
import { hideoutFace, placeName } from './hideout-face.ts'
import { numberWidth } from './numerals.ts'
import { PLACES } from './places/index.ts'
import { replacementFace } from './replacement-face.ts'
import { sprintShapes } from './signs.ts'

const LANGUAGES = ['en', 'it'] as const
const NUMBERS = Array.from({ length: 43 }, (_, number) => number)
const [plain] = EVENT_CARDS.map((card) => ({ ...card, effects: [] }))
if (!plain) throw new Error('no events')
const DECKS = [undefined, 1, 2, 3] as const

const drawings: [string, Drawing][] = [
  ...LANGUAGES.flatMap((language): [string, Drawing][] => [
    ...NUMBERS.map((card): [string, Drawing] => [
      `hideout ${card}, ${language}`,
      hideoutFace(card, language),
    ]),
    ...EVENT_CARDS.map((card): [string, Drawing] => [
      `event ${card.id}, ${language}`,
      eventFace(card, language),
    ]),
    [`replacement, ${language}`, replacementFace(language)],
  ]),
  ...DECKS.map((deck): [string, Drawing] => [`back of deck ${deck}`, hideoutBack(deck)]),
  ...[undefined, ...ICONS].map((icon): [string, Drawing] => [`back of events ${icon}`, eventBack(icon)]),
]

describe('every card', () => {
  it.each(drawings)('%s: plain paths within the bleed, opaque up to it, not too many', (_, drawing) => {
    expect(drawing.height).toBe(CARD_HEIGHT)
    expect(drawing.marks.length).toBeLessThan(250)
    expect(drawing.marks[0]).toMatchObject({ d: 'M-4 -4L104 -4L104 144L-4 144Z', fill: expect.any(String) })
    for (const { d } of drawing.marks) {
      const points = parsePath(d).flatMap((step) => step.points)
      for (const { x, y } of points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-BLEED)
        expect(x).toBeLessThanOrEqual(100 + BLEED)
        expect(y).toBeLessThanOrEqual(CARD_HEIGHT + BLEED)
      }
    }
  })

  it.each(drawings)(
    '%s: nothing but its paper reaches the cut, so that cards can be printed side by side',
    (_, drawing) => {
      for (const { d, fill } of drawing.marks) {
        if (fill === PAPER) continue
        const points = parsePath(d).flatMap((step) => step.points)
        const beyond = points.filter(({ x, y }) => Math.min(x, y) <= -1 || x >= 101 || y >= CARD_HEIGHT + 1)
        expect(beyond).toEqual([])
      }
    },
  )

  it.each(drawings)('%s: its words stay on it, and make SVG that an XML reader takes', (_, drawing) => {
    for (const { text, x, y, size, width, isBold, isCentred } of drawing.words ?? []) {
      expect(width).toBeCloseTo(widthOf(text, size, isBold))
      const left = isCentred ? x - width / 2 : x
      expect(left).toBeGreaterThanOrEqual(5)
      expect(left + width).toBeLessThanOrEqual(95)
      expect(y - size).toBeGreaterThan(5)
      expect(y + size * 0.25).toBeLessThan(CARD_HEIGHT - 4)
    }
    expect(svgOf(drawing)).toMatch(
      /^<svg [^<>]+>(<path( [a-z-]+="[^"<>&]*")+\/>)+(<text( [a-zA-Z-]+="[^"<>]*")+>[^<>]+<\/text>)*<\/svg>$/,
    )
  })
})

describe.each(LANGUAGES)('events in %s', (language) => {
  it.each(EVENT_CARDS.map((card) => [card.id, card] as const))('%s: all of it, in its place', (_, card) => {
    const [name, ...lines] = eventFace(card, language).words ?? []
    expect(name?.text).toBe(card.name[language])
    expect(lines.map(({ text }) => text).join(' ')).toBe(card.text[language])
    const [first, last] = [lines[0], lines.at(-1)]
    expect((first?.y ?? 0) - (first?.size ?? 0)).toBeGreaterThan((name?.y ?? 0) + (name?.size ?? 0) * 0.25)
    expect(last?.y).toBeLessThan(TEXT.top + TEXT.height)
    for (const { width, size } of lines) {
      expect(width).toBeLessThanOrEqual(TEXT.width)
      expect(size).toBeGreaterThanOrEqual(6.4)
    }
  })

  it('no two places have the same name', () => {
    expect(PLACES).toHaveLength(43)
    expect(new Set(NUMBERS.map((card) => placeName(card, language))).size).toBe(43)
  })
})

it.each(EVENT_CARDS.flatMap(({ id, effects }) => effects.map((effect) => [id, effect] as const)))(
  '%s: %o has a sign, and the signs of a card have room',
  (id, effect) => {
    expect(effectShapes(effect).length).toBeGreaterThan(0)
    expect(EVENT_CARDS.find((card) => card.id === id)?.effects.length).toBeLessThanOrEqual(2)
  },
)

/** What a drawing looks like without its colours. */
function formOf({ marks }: Drawing): string {
  return marks.map(({ d }) => d).join()
}

describe('told apart by form, also where all is grey', () => {
  it.each([
    ['the hideouts', NUMBERS.map((card) => hideoutFace(card))],
    ['the decks', DECKS.map(hideoutBack)],
    ['the events, from behind', [undefined, ...ICONS].map((icon) => eventBack(icon))],
    ['the icons', ICONS.map((icon) => eventFace({ ...plain, icon }))],
  ])('%s', (_, all) => {
    expect(new Set(all.map(formOf)).size).toBe(all.length)
  })

  it('F1.1: a hideout shows one print or two, and no others are on it', () => {
    for (const card of NUMBERS) {
      const marks = hideoutFace(card).marks.map(({ d }) => d)
      for (const value of [1, 2] as const) {
        expect(marks.includes(printsOf(value)), `${card}: ${value}`).toBe(sprintOf(card) === value)
      }
    }
    // A sole and a heel each.
    expect(([1, 2] as const).map((value) => printsOf(value).match(/Z/g)?.length)).toEqual([2, 4])
  })

  it('a number and a sprint never touch', () => {
    for (const card of NUMBERS) {
      const right = 2.2 + numberWidth(card, 28) + 9.6
      const left = 94.4 - (sprintOf(card) === 1 ? 17 : 30)
      expect(left - right, `${card}`).toBeGreaterThan(2)
    }
  })
})

/** The prints as they stand on a hideout card of that worth. */
function printsOf(value: 1 | 2): string {
  return drawingOf(sprintShapes(value, 94.4, 5.6, '#ffffff')).marks.at(-1)?.d ?? ''
}
