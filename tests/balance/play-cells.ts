import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { BalancedGame, BalancedGames, BalanceJob } from './worker.ts'

/** Every cell with so many rounds or matches at least, on all cores; the same for the same seed. */
export async function playCells<G extends BalancedGame>(
  game: G,
  cells: readonly BalancedGames[G]['cell'][],
  count: number,
  seed: number,
): Promise<BalancedGames[G]['tally'][]> {
  const tallies: BalancedGames[G]['tally'][] = []
  let next = 0
  const work = async () => {
    const worker = fork(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
    while (next < cells.length) {
      const index = next++
      const cell = cells[index]
      if (cell) {
        const job = { game, cell, count, seed: seed + index } as BalanceJob
        tallies[index] = (await answerOf(worker, job)) as BalancedGames[G]['tally']
      }
    }
    worker.disconnect()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return tallies
}

function answerOf(worker: ChildProcess, job: BalanceJob): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('a worker of the balance stopped'))
    worker.once('exit', onExit)
    worker.once('message', (tally) => {
      worker.off('exit', onExit)
      resolve(tally)
    })
    worker.send(job)
  })
}
