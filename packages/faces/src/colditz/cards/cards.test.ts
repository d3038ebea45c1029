import { DO_OR_DIE, EQUIPMENT, NATIONS, OPPORTUNITY_CARDS, SECURITY_CARDS } from '@getaway/engine/colditz'
import { describe, expect, it } from 'vitest'
import { PAPER } from '../../chase/paint/palette.ts'
import { BLEED, type Drawing, parsePath, svgOf } from '../../drawing/index.ts'
import { widthOf } from '../../drawing/letter-widths.ts'
import { CARD_HEIGHT } from '../../fugitive/card.ts'
import { TEXT } from '../../fugitive/card-text.ts'
import { attemptFace, guardFace, powFace, roundFace } from '../counters.ts'
import { thingShapes } from '../signs.ts'
import { cardBack, cardFace, doOrDieFace, equipmentFace, kitFace } from './card-face.ts'
import { cardSign } from './card-signs.ts'
import { CARD_WORDS } from './card-words.ts'
import { DECK_PAINT, type DeckOfColditz } from './deck-paint.ts'

const LANGUAGES = ['en', 'it'] as const
const DECKS = Object.keys(DECK_PAINT) as DeckOfColditz[]
const shuffled = [...OPPORTUNITY_CARDS, ...SECURITY_CARDS]

const faces: [string, Drawing][] = LANGUAGES.flatMap((language): [string, Drawing][] => [
  ...shuffled.map((card): [string, Drawing] => [`${card}, ${language}`, cardFace(card, language)]),
  ...EQUIPMENT.map((kind): [string, Drawing] => [`${kind}, ${language}`, equipmentFace(kind, language)]),
  [`kit, ${language}`, kitFace(language)],
  ...DO_OR_DIE.map((throws): [string, Drawing] => [
    `${throws} throws, ${language}`,
    doOrDieFace(throws, language),
  ]),
])
const backs = DECKS.map((deck): [string, Drawing] => [`back of ${deck}`, cardBack(deck)])

describe('every card', () => {
  it.each([...faces, ...backs])(
    '%s: within the bleed, and nothing but its paper reaches the cut',
    (_, drawing) => {
      expect(drawing.height).toBe(CARD_HEIGHT)
      expect(drawing.marks[0]).toMatchObject({ d: 'M-4 -4L104 -4L104 144L-4 144Z', fill: PAPER })
      for (const { d, fill } of drawing.marks) {
        const points = parsePath(d).flatMap((step) => step.points)
        const limit = fill === PAPER ? BLEED : 0.99
        const beyond = points.filter(
          ({ x, y }) => Math.min(x, y) < -limit || x > 100 + limit || y > CARD_HEIGHT + limit,
        )
        expect(beyond).toEqual([])
      }
    },
  )

  it.each(faces)('%s: its words stay on it and below its picture, none too small', (_, drawing) => {
    for (const { text, x, y, size, width, isBold } of drawing.words ?? []) {
      expect(width).toBeCloseTo(widthOf(text, size, isBold))
      expect(x - width / 2, text).toBeGreaterThanOrEqual(5)
      expect(x + width / 2, text).toBeLessThanOrEqual(95)
      expect(y, text).toBeLessThan(TEXT.top + TEXT.height)
      expect(size, text).toBeGreaterThanOrEqual(6.4)
    }
    expect(svgOf(drawing)).toMatch(
      /^<svg [^<>]+>(<path( [a-z-]+="[^"<>&]*")+\/>)+(<text( [a-zA-Z-]+="[^"<>]*")+>[^<>]+<\/text>)+<\/svg>$/,
    )
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('no two cards say the same, but the two parts of a kit have one name', () => {
    const words = shuffled.map((card) => CARD_WORDS[card])
    const whole = words.map(({ name, text }) => `${name[language]}: ${text[language]}`)
    expect(new Set(whole).size).toBe(words.length)
    expect(new Set(words.map(({ name }) => name[language])).size).toBe(words.length - 1)
  })
})

/** What a drawing looks like without its colours. */
function formOf({ marks }: Drawing): string {
  return marks.map(({ d }) => d).join()
}

describe('told apart by form, also where all is grey', () => {
  it('the backs', () => expect(new Set(backs.map(([, drawing]) => formOf(drawing))).size).toBe(DECKS.length))

  it('kinds of cards: only tunnels, and rooms that are run to or searched, share a sign', () => {
    const kinds = shuffled.map((card) => card.replace(/^(tunnel|fast|search)-.*$/, '$1'))
    const signs = shuffled.map((card) => JSON.stringify(cardSign(card).map(({ path }) => path)))
    expect(new Set(signs).size).toBe(new Set(kinds).size)
  })

  it('equipment and parts of a kit', () => {
    const things = [...EQUIPMENT, 'clothes', 'food', 'compass', 'papers'] as const
    expect(
      new Set(things.map((thing) => JSON.stringify(thingShapes(thing, 0, 0, 1).map(({ path }) => path))))
        .size,
    ).toBe(8)
  })

  it('counters of a kind, and nations by their letters', () => {
    const kinds = [powFace('polish'), attemptFace('polish'), guardFace(), roundFace()]
    expect(new Set(kinds.map(formOf)).size).toBe(4)
    const letters = NATIONS.map((one) =>
      powFace(one)
        .words?.map(({ text }) => text)
        .join(),
    )
    expect(new Set(letters).size).toBe(5)
  })
})
