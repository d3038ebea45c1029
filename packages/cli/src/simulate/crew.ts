import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { failed, ok, type Result } from '@getaway/engine'
import { batchesOf } from './batches.ts'
import type { Shelf } from './log-files.ts'
import type { PlayerAnswer, PlayerJob } from './player.ts'
import type { SimulationRun } from './run.ts'
import { NOTHING, type SimulationTally, sum } from './tally.ts'

/** The first match of a run; people count from 1. */
export const FIRST = 1

export interface Shift {
  readonly run: SimulationRun
  readonly shelf: Shelf | undefined
  readonly matches: number
  readonly jobs: number
  /** Stops it: matches under way are finished, no others begun. */
  readonly signal: AbortSignal
  /** What has been played so far. */
  onProgress(tally: SimulationTally): void
}

/** Plays all matches on workers: a free worker takes the next batch. Fails with what stood in the way of a log. */
export async function playAll(shift: Shift): Promise<Result<SimulationTally>> {
  const { run, shelf, matches, jobs, signal, onProgress } = shift
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const halt = () => void Atomics.store(stop, 0, 1)
  signal.addEventListener('abort', halt)
  const batches = batchesOf(FIRST, matches, jobs)
  let tally = NOTHING
  let fault: string | undefined
  const job: PlayerJob = { run, shelf, stop }
  const workers = Array.from({ length: Math.min(jobs, matches) }, () => startPlayer(job))
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (const batch of handedOut(batches)) {
          if (Atomics.load(stop, 0) !== 0) return
          worker.postMessage(batch)
          const [answer] = (await once(worker, 'message')) as [PlayerAnswer]
          if (!answer.ok) {
            fault = answer.error
            halt()
            return
          }
          tally = sum(tally, answer.value)
          onProgress(tally)
        }
      }),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return fault === undefined ? ok(tally) : failed(fault)
}

/** `for … of` closes what it leaves; but the workers share the batches. */
function* handedOut<T>(shared: Iterator<T, undefined>): Generator<T, undefined> {
  for (let next = shared.next(); !next.done; next = shared.next()) yield next.value
}

function startPlayer(job: PlayerJob): Worker {
  return new Worker(new URL('./player-entry.js', import.meta.url), { workerData: job })
}
