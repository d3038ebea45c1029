import { expect, it } from 'vitest'
import { cellAt } from './cell-at.ts'

const tableWith = (...points: readonly (readonly [x: number, y: number])[]) => ({
  miniatureOf: () => points.map(([x, y]) => ({ x, y })) as never,
})

it.each([
  { name: 'a piece on its cell', pieces: [[2, 1]], at: [2.4, 0.6], is: { x: 2, y: 1 } },
  { name: 'nothing beside it', pieces: [[2, 1]], at: [2.6, 1], is: undefined },
  {
    name: 'of pieces between cells the nearest',
    pieces: [
      [0.45, 2.3],
      [-0.6, 2.3],
    ],
    at: [0, 2],
    is: { x: 0.45, y: 2.3 },
  },
] as const)('$name', ({ pieces, at: [x, y], is }) => {
  expect(cellAt(tableWith(...pieces), {} as never, 0, { x, y })).toEqual(is)
})
