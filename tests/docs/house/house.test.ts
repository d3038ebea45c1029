import { describe, expect, test } from 'vitest'
import { drawingOf, NAMES } from './page.ts'

/** A room may grow by so much, or by so many lines, before it has to be drawn again. */
const SHARE = 0.15
const LINES = 60

const ADVICE = 'draw it again: npx tsx tests/docs/house/write.ts'
const sizesIn = (drawing: string) =>
  (drawing.match(/[\d,]+/g) ?? []).map((size) => Number(size.replaceAll(',', '')))
const roomsIn = (drawing: string) => drawing.replaceAll(/ [\d,]+/g, '').replaceAll(/[─ ]+/g, ' ')

describe.each(NAMES)('docs/architecture.md draws the %s as it is', (name) => {
  const { written, fresh } = drawingOf(name)

  test('its rooms, and which stands on which', () => {
    expect(roomsIn(written), ADVICE).toBe(roomsIn(fresh))
  })

  test('their sizes', () => {
    const drawn = sizesIn(written)
    for (const [index, size] of sizesIn(fresh).entries()) {
      expect(Math.abs((drawn[index] ?? 0) - size), `${ADVICE} (${size} lines)`).toBeLessThanOrEqual(
        Math.max(LINES, SHARE * size),
      )
    }
  })
})
