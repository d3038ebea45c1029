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

const square = (size: number) => ({ width: size, height: size })
const CARD = { width: 63, height: 88.2 }
const grids = PAPERS.flatMap((paper) => [
  ...[12, 24, 30, 45, 60, 63.5, 90].map((size) => ({
    name: `${size} mm on ${paper.name}`,
    grid: gridOf(paper, square(size), size * 0.04),
  })),
  { name: `cards on ${paper.name}`, grid: gridOf(paper, CARD, 2.52) },
  { name: `cards side by side on ${paper.name}`, grid: gridOf(paper, CARD, 0) },
])

function places(grid: Grid) {
  return Array.from({ length: capacityOf(grid) }, (_, n) => ({
    front: frontPlace(grid, n),
    back: backPlace(grid, n),
  }))
}

test('twelve tiles of 60 mm on a sheet, of either paper', () => {
  expect(PAPERS.map((paper) => capacityOf(gridOf(paper, square(60), 2.4)))).toEqual([12, 12])
})

test('nine cards side by side on A4, six on letter, with one cut between two', () => {
  const both = PAPERS.map((paper) => gridOf(paper, CARD, 0))
  expect(both.map(capacityOf)).toEqual([9, 6])
  const down = cropMarks(both[0] as Grid, 9).filter(({ from, to }) => from[0] === to[0])
  expect(down).toHaveLength(2 * 4)
})

describe.each(grids)('$name', ({ grid }) => {
  const { paper, bleed } = grid

  test('a back lies behind its front when the paper is turned over its long edge', () => {
    for (const { front, back } of places(grid)) {
      expect(back.x + back.width).toBeCloseTo(paper.width - front.x)
      expect([back.y, back.width, back.height]).toEqual([front.y, front.width, front.height])
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
        const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
        const apart = Math.max(across - one.width, down - one.height)
        expect(apart).toBeGreaterThan(2 * bleed - 1e-9)
      }
    }
  })

  test('nothing lies outside the paper, in what printers leave blank or in the words at the foot', () => {
    for (const { front, back } of places(grid)) {
      for (const { x, y, width, height } of [front, back]) {
        expect(Math.min(x, y, paper.width - x - width) - bleed).toBeGreaterThan(3)
        expect(paper.height - y - height - bleed).toBeGreaterThan(FOOT)
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
    const end = {
      x: left + columns * (size.width + 2 * bleed) - bleed,
      y: top + rows * (size.height + 2 * bleed) - bleed,
    }
    for (const { front } of places(grid)) {
      for (const at of [front.x, front.x + size.width])
        expect(down.filter((x) => Math.abs(x - at) < 1e-9)).toHaveLength(2)
      for (const at of [front.y, front.y + size.height])
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
  const grid = gridOf(PAPERS[0] as (typeof PAPERS)[number], square(24), 0.96)
  const last = frontPlace(grid, 8)
  const lowest = Math.max(...cropMarks(grid, 9).flatMap(({ from, to }) => [from[1], to[1]]))
  expect(lowest).toBeLessThan(last.y + last.height + 6)
})
