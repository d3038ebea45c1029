import { expect, it } from 'vitest'
import { gridFor, placeIn } from './grid-for.ts'

it.each([
  ['a phone upright', 14, { width: 350, height: 220 }, { columns: 5, size: 65 }],
  ['the same with few left', 3, { width: 350, height: 220 }, { columns: 3, size: 100 }],
  ['a wide window', 14, { width: 640, height: 180 }, { columns: 7, size: 86 }],
  ['nothing to lay', 0, { width: 350, height: 220 }, { columns: 1, size: 100 }],
  ['no room yet', 14, { width: 0, height: 0 }, { columns: 1, size: 0 }],
])('%s', (_, count, box, wanted) => {
  expect(gridFor(count, box, 6, 100)).toEqual(wanted)
})

it.each([
  ['cards upright on a phone', 12, { width: 350, height: 164 }, { columns: 6, size: 53 }],
  ['cards in one row', 9, { width: 680, height: 130 }, { columns: 9, size: 70 }],
])('higher than wide: %s', (_, count, box, wanted) => {
  expect(gridFor(count, box, 6, 112, 1.4)).toEqual(wanted)
})

it('among cards the next row begins where the first one ends', () => {
  const grid = { columns: 3, size: 50 }
  expect([60, 74, 78].map((y) => placeIn(grid, 5, 6, { x: 10, y }, 1.4))).toEqual([0, 0, 3])
})

it('a place is between two squares, or after the last one', () => {
  const grid = { columns: 3, size: 50 }
  const places = [
    { x: 10, y: 10 },
    { x: 40, y: 10 },
    { x: 500, y: 10 },
    { x: 10, y: 70 },
    { x: 90, y: 300 },
  ]
  expect(places.map((at) => placeIn(grid, 5, 6, at))).toEqual([0, 1, 3, 3, 5])
})
