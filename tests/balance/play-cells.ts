import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Cell, Tally } from './cell.ts'
import type { Job } from './worker.ts'

/** Every cell with so many rounds at least, on all cores; the same for the same seed. */
export async function playCells(cells: readonly Cell[], rounds: number, seed: number): Promise<Tally[]> {
  const tallies: Tally[] = []
  let next = 0
  const work = async () => {
    const worker = fork(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
    while (next < cells.length) {
      const index = next++
      const cell = cells[index]
      if (cell) tallies[index] = await answerOf(worker, { cell, rounds, seed: seed + index })
    }
    worker.disconnect()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return tallies
}

function answerOf(worker: ChildProcess, job: Job): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('a worker of the balance stopped'))
    worker.once('exit', onExit)
    worker.once('message', (tally) => {
      worker.off('exit', onExit)
      resolve(tally as Tally)
    })
    worker.send(job)
  })
}
