import { parentPort, workerData } from 'node:worker_threads'
import { failed, ok, type Result } from '@getaway/engine'
import { whyNot } from '../files/whole-file.ts'
import type { MatchBatch } from './batches.ts'
import { type Shelf, saveLog } from './log-files.ts'
import { playMatch } from './play-match.ts'
import type { SimulationRun } from './run.ts'
import { NOTHING, type SimulationTally, sum } from './tally.ts'

/** What a worker is told at its start. */
export interface PlayerJob {
  readonly run: SimulationRun
  readonly shelf: Shelf | undefined
  /** Not 0: stop after the match under way. It is shared memory because a worker reads no messages while it plays. */
  readonly stop: Int32Array
}

/** The matches played, or what stood in the way of keeping them. */
export type PlayerAnswer = Result<SimulationTally>

const { run, shelf, stop } = workerData as PlayerJob

parentPort?.on('message', (batch: MatchBatch) => parentPort?.postMessage(played(batch)))

function played({ from, to }: MatchBatch): PlayerAnswer {
  let tally = NOTHING
  for (let index = from; index < to && Atomics.load(stop, 0) === 0; index++) {
    const match = playMatch(run, index)
    if (shelf) {
      try {
        saveLog(match.id, match.log, shelf)
      } catch (error) {
        return failed(whyNot(error))
      }
    }
    tally = sum(tally, match.tally)
  }
  return ok(tally)
}
