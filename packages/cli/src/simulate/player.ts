import { parentPort, workerData } from 'node:worker_threads'
import { whyNot } from '../files/whole-file.ts'
import type { Batch } from './batches.ts'
import { type Shelf, saveLog } from './log-files.ts'
import { playMatch } from './play-match.ts'
import type { Run } from './run.ts'
import { NOTHING, sum, type Tally } from './tally.ts'

/** What a worker is told at its start. */
export interface Job {
  readonly run: Run
  readonly shelf: Shelf | undefined
  /** Not 0: stop after the match under way. Shared, for nobody reads messages while they play. */
  readonly stop: Int32Array
}

/** The matches played, or what stood in the way of keeping them. */
export type Answer = { readonly tally: Tally } | { readonly fault: string }

const { run, shelf, stop } = workerData as Job

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(played(batch)))

function played({ from, to }: Batch): Answer {
  let tally = NOTHING
  for (let index = from; index < to && Atomics.load(stop, 0) === 0; index++) {
    const match = playMatch(run, index)
    if (shelf) {
      try {
        saveLog(match.id, match.log, shelf)
      } catch (error) {
        return { fault: whyNot(error) }
      }
    }
    tally = sum(tally, match.tally)
  }
  return { tally }
}
