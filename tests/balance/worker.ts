import * as chase from './cells/chase-cell.ts'
import * as fugitive from './cells/fugitive-cell.ts'

/** What is played, by game, and what comes of it. */
export interface BalancedGames {
  readonly chase: { readonly cell: chase.ChaseCell; readonly tally: chase.ChaseTally }
  readonly fugitive: { readonly cell: fugitive.FugitiveCell; readonly tally: fugitive.FugitiveTally }
}
export type BalancedGame = keyof BalancedGames

export type BalanceJob = {
  readonly [G in BalancedGame]: {
    readonly game: G
    readonly cell: BalancedGames[G]['cell']
    readonly count: number
    readonly seed: number
  }
}[BalancedGame]

process.on('message', (job: BalanceJob) => {
  const { count, seed } = job
  process.send?.(
    job.game === 'chase'
      ? chase.playChaseCell(job.cell, count, seed)
      : fugitive.playFugitiveCell(job.cell, count, seed),
  )
})
