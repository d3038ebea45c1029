import { describe, expect, test } from 'vitest'
import { OVERLAP, posterOf, posterSheets, sheetCount, sheetName } from './poster-layout.ts'
import { FOOT, PAPERS } from './sheet-layout.ts'

const SIZES = [
  { width: 720, height: 540 },
  { width: 400, height: 300 },
  { width: 190, height: 142 },
]
const posters = PAPERS.flatMap((paper) =>
  SIZES.map((size) => ({ name: `${size.width} mm on ${paper.name}`, poster: posterOf(paper, size) })),
)

test('a board of 72 by 54 cm takes eight sheets of A4, nine of letter', () => {
  const size = { width: 720, height: 540 }
  expect(PAPERS.map((paper) => sheetCount(posterOf(paper, size)))).toEqual([8, 9])
})

describe.each(posters)('$name', ({ poster }) => {
  const sheets = posterSheets(poster)

  test('every sheet is on its paper, clear of the words at its foot', () => {
    const { paper, window, left, top } = poster
    expect(left).toBeGreaterThanOrEqual(8 - 1e-9)
    expect(left + window.width).toBeLessThanOrEqual(paper.width - 8 + 1e-9)
    expect(top + window.height).toBeLessThan(paper.height - FOOT)
  })

  test('the sheets show the whole picture, and neighbours share what is glued', () => {
    const last = sheets.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(poster.size.width)
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(poster.size.height)
    for (const { column, row, x, y } of sheets) {
      const right = sheets.find((other) => other.row === row && other.column === column + 1)
      const below = sheets.find((other) => other.column === column && other.row === row + 1)
      if (right) expect(right.x).toBeCloseTo(x + poster.window.width - OVERLAP)
      if (below) expect(below.y).toBeCloseTo(y + poster.window.height - OVERLAP)
    }
  })

  test('sheets have names of their own', () => {
    expect(new Set(sheets.map(sheetName)).size).toBe(sheetCount(poster))
    expect(sheets.slice(0, 1).map(sheetName)).toEqual(['A1'])
  })
})
