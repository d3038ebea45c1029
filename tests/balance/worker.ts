import * as chase from './cell.ts'
import * as fugitive from './fugitive/cell.ts'

/** What is played, by game, and what comes of it. */
export interface Tables {
  readonly chase: { readonly cell: chase.Cell; readonly tally: chase.Tally }
  readonly fugitive: { readonly cell: fugitive.Cell; readonly tally: fugitive.Tally }
}
export type Table = keyof Tables

export type Job = {
  readonly [G in Table]: {
    readonly game: G
    readonly cell: Tables[G]['cell']
    readonly count: number
    readonly seed: number
  }
}[Table]

process.on('message', (job: Job) => {
  const { count, seed } = job
  process.send?.(
    job.game === 'chase' ? chase.playCell(job.cell, count, seed) : fugitive.playCell(job.cell, count, seed),
  )
})
