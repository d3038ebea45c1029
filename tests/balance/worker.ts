import { type Cell, playCell } from './cell.ts'

export interface Job {
  readonly cell: Cell
  readonly rounds: number
  readonly seed: number
}

process.on('message', ({ cell, rounds, seed }: Job) => {
  process.send?.(playCell(cell, rounds, seed))
})
