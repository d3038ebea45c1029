import { castle, squareOf } from '@getaway/engine/colditz'
import { describe, expect, it } from 'vitest'
import { PAPER } from '../../chase/paint/palette.ts'
import { BLEED, parsePath, svgOf } from '../../drawing/index.ts'
import { widthOf } from '../../drawing/letter-widths.ts'
import { boardFace } from './board-face.ts'
import { at, BOARD_HEIGHT, CELL } from './cells.ts'
import { legendOf, PANEL } from './legend.ts'
import { squareShapes } from './squares.ts'

const LANGUAGES = ['en', 'it'] as const

describe.each(LANGUAGES)('the board in %s', (language) => {
  const drawing = boardFace(castle, language)

  it('plain paths within the bleed, opaque up to it, not too many', () => {
    expect(drawing.height).toBe(BOARD_HEIGHT)
    expect(drawing.marks.length).toBeLessThan(500)
    expect(drawing.marks[0]).toMatchObject({ d: 'M-4 -4L104 -4L104 79L-4 79Z', fill: expect.any(String) })
    for (const { d } of drawing.marks) {
      const points = parsePath(d).flatMap((step) => step.points)
      const beyond = points.filter(
        ({ x, y }) => Math.min(x, y) < -BLEED || x > 100 + BLEED || y > BOARD_HEIGHT + BLEED,
      )
      expect(beyond).toEqual([])
    }
  })

  it('its words stay on it, as wide as measured, and make SVG that an XML reader takes', () => {
    for (const { text, x, y, size, width, isBold, isCentred } of drawing.words ?? []) {
      expect(width).toBeCloseTo(widthOf(text, size, isBold))
      const left = isCentred ? x - width / 2 : x
      expect(left, text).toBeGreaterThan(0)
      expect(left + width, text).toBeLessThan(100)
      expect(y - size, text).toBeGreaterThan(0)
      expect(y, text).toBeLessThan(BOARD_HEIGHT)
    }
    expect(svgOf(drawing)).toMatch(
      /^<svg [^<>]+>(<path( [a-z-]+="[^"<>&]*")+\/>)+(<text( [a-zA-Z-]+="[^"<>]*")+>[^<>]+<\/text>)*<\/svg>$/,
    )
  })

  it('what the signs mean stays on its panel', () => {
    const right = at(PANEL.x + PANEL.width, PANEL.y)
    const rows = legendOf(language).words.filter(({ x, y }) => x > at(PANEL.x, PANEL.y).x && y > right.y)
    expect(rows.filter(({ text }) => text.includes(': ')).length).toBeGreaterThan(10)
    expect(rows.filter(({ x, width }) => x + width > right.x - 0.4).map(({ text }) => text)).toEqual([])
  })

  it('K3: every room, hideaway, gate and target is named', () => {
    const written = (drawing.words ?? []).map(({ text }) => text).join(' ')
    const named = castle.areas.filter(({ kind }) =>
      ['room', 'hideaway', 'key', 'pass', 'target'].includes(kind),
    )
    expect(named.filter((area) => !written.includes(area[language])).map(({ id }) => id)).toEqual([])
  })
})

it('K5.6: a floor shows a wall wherever two squares touch and are not joined', () => {
  const stubs = squareShapes(castle).at(-1)
  expect(stubs?.path.filter(({ command }) => command === 'M')).toHaveLength(3)
})

it('K3.1: squares of a floor that meet at nothing but a corner have a bar between them', () => {
  const bars = squareShapes(castle).find(({ paint }) => paint.stroke === PAPER)?.path ?? []
  const [one, other] = ['tower.1', 'tower.2'].map((id) => squareOf(castle, id))
  const corner = at(((one?.x ?? 0) + (other?.x ?? 0)) / 2, ((one?.y ?? 0) + (other?.y ?? 0)) / 2)
  const ends = bars
    .flatMap(({ points }) => points)
    .filter(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < CELL / 2)
  expect(ends).toHaveLength(2)
})

it.each(LANGUAGES)('names in %s are squeezed into their places, and stay legible', (language) => {
  const sizes = (boardFace(castle, language).words ?? []).map(({ size }) => size)
  // At 18 mm a square, 0.33 units are 7 points.
  expect(Math.min(...sizes)).toBeGreaterThan(0.33)
})
