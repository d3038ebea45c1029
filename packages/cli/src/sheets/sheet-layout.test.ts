import { describe, expect, test } from 'vitest'
import {
  backPlace,
  capacityOf,
  cropMarks,
  FOOT,
  frontPlace,
  type Grid,
  gridOf,
  PAPERS,
} from './sheet-layout.ts'

const grids = PAPERS.flatMap((paper) =>
  [12, 24, 30, 45, 60, 63.5, 90].map((size) => ({
    name: `${size} mm on ${paper.name}`,
    grid: gridOf(paper, size, size * 0.04),
  })),
)

function places(grid: Grid) {
  return Array.from({ length: capacityOf(grid) }, (_, n) => ({
    front: frontPlace(grid, n),
    back: backPlace(grid, n),
  }))
}

test('twelve tiles of 60 mm on a sheet, of either paper', () => {
  expect(PAPERS.map((paper) => capacityOf(gridOf(paper, 60, 2.4)))).toEqual([12, 12])
})

describe.each(grids)('$name', ({ grid }) => {
  const { paper, bleed } = grid

  test('a back lies behind its front when the paper is turned over its long edge', () => {
    for (const { front, back } of places(grid)) {
      expect(back.x + back.size).toBeCloseTo(paper.width - front.x)
      expect([back.y, back.size]).toEqual([front.y, front.size])
    }
  })

  test('the backs take the places of the fronts, so both sides are cut alike', () => {
    const corners = (side: 'front' | 'back') =>
      places(grid).map((place) => `${place[side].x.toFixed(6)} ${place[side].y.toFixed(6)}`)
    expect(corners('back').toSorted()).toEqual(corners('front').toSorted())
  })

  test('no piece bleeds into another', () => {
    const fronts = places(grid).map(({ front }) => front)
    for (const [index, one] of fronts.entries()) {
      for (const other of fronts.slice(index + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
        expect(apart).toBeGreaterThan(one.size + 2 * bleed - 1e-9)
      }
    }
  })

  test('nothing lies outside the paper, in what printers leave blank or in the words at the foot', () => {
    for (const { front, back } of places(grid)) {
      for (const { x, y, size } of [front, back]) {
        expect(Math.min(x, y, paper.width - x - size) - bleed).toBeGreaterThan(3)
        expect(paper.height - y - size - bleed).toBeGreaterThan(FOOT)
      }
    }
    for (const { from, to } of cropMarks(grid, capacityOf(grid))) {
      for (const [x, y] of [from, to]) {
        expect(Math.min(x, y, paper.width - x)).toBeGreaterThan(2.99)
        expect(paper.height - y).toBeGreaterThan(FOOT - 0.01)
      }
    }
  })

  test('crop marks are in line with every cut, beyond every bleed, and the same on both sides', () => {
    const marks = cropMarks(grid, capacityOf(grid))
    const down = marks.filter(({ from, to }) => from[0] === to[0]).map(({ from }) => from[0])
    const across = marks.filter(({ from, to }) => from[1] === to[1]).map(({ from }) => from[1])
    const { left, top, columns, rows, size } = grid
    const end = { x: left + columns * (size + 2 * bleed) - bleed, y: top + rows * (size + 2 * bleed) - bleed }
    for (const { front } of places(grid)) {
      for (const at of [front.x, front.x + size])
        expect(down.filter((x) => Math.abs(x - at) < 1e-9)).toHaveLength(2)
      for (const at of [front.y, front.y + size])
        expect(across.filter((y) => Math.abs(y - at) < 1e-9)).toHaveLength(2)
    }
    for (const { from, to } of marks) {
      const isBeside = [from, to].every(
        ([x, y]) => x < left - bleed || y < top - bleed || x > end.x || y > end.y,
      )
      expect(isBeside).toBe(true)
    }
    const mirrored = down.map((x) => (paper.width - x).toFixed(6)).toSorted()
    expect(mirrored).toEqual(down.map((x) => x.toFixed(6)).toSorted())
  })
})

test('a sheet that is not full has no marks where nothing lies', () => {
  const grid = gridOf(PAPERS[0] as (typeof PAPERS)[number], 24, 0.96)
  const last = frontPlace(grid, 8)
  const lowest = Math.max(...cropMarks(grid, 9).flatMap(({ from, to }) => [from[1], to[1]]))
  expect(lowest).toBeLessThan(last.y + last.size + 6)
})
