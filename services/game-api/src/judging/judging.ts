import { availableParallelism } from 'node:os'
import { refuseWith } from '../refusals/refusal.ts'
import { createJudgingQueue, type JudgingAsker, type QueuedLog } from './judging-queue.ts'
import {
  createJudgingWorker,
  type JudgingWorkerOptions,
  type Judgment,
  type LogToJudge,
} from './judging-worker.ts'

/** About so many bytes; the tile set of the first one is as much as some thirty. */
export const BYTES_OF_AN_EVENT = 350

export interface JudgingRequest extends LogToJudge {
  readonly asker: JudgingAsker
  /** Unpacked, as far as anybody can tell. */
  readonly size: number
}

export interface Judging {
  /** Judges it when its turn comes. */
  judge(request: JudgingRequest): Promise<Judgment>
  close(): Promise<void>
}

export interface JudgingOptions
  extends Pick<JudgingWorkerOptions, 'onFault'>,
    Partial<Omit<JudgingWorkerOptions, 'onFault'>> {
  readonly workers?: number
  readonly mostWaiting?: number
}

interface Waiting extends QueuedLog {
  readonly request: JudgingRequest
  resolve(judgment: Judgment): void
  reject(error: unknown): void
}

const OVERLOADED = refuseWith('judging-overloaded', 'too many logs wait to be judged; try again soon')

const MOST_WAITING = 48
const MOST_BYTES_WAITING = 64 * 1024 * 1024
const TIME_LIMIT_MS = 30_000
const REST_MS = 30_000

/** Judges logs in a worker for each core, so that the event loop which stamps arrivals stays free. */
export function createJudging(options: JudgingOptions): Judging {
  const { workers = availableParallelism(), mostWaiting = MOST_WAITING, ...own } = options
  const { timeLimitMs = TIME_LIMIT_MS, restMs = REST_MS, gamesModule, onFault } = own
  const queue = createJudgingQueue<Waiting>({
    mostWaiting,
    mostBytes: MOST_BYTES_WAITING,
    mostOfAnAddress: Math.max(1, workers - 1),
  })
  const all = Array.from({ length: workers }, () =>
    createJudgingWorker({ timeLimitMs, restMs, gamesModule, onFault }),
  )
  /** The one that worked last comes first: others can rest. */
  const free = [...all]
  const judged = new Set<Waiting>()

  const next = () => {
    const worker = free.at(-1)
    const waiting = worker && queue.take(judged)
    if (!waiting) return
    free.pop()
    judged.add(waiting)
    worker
      .judge(waiting.request)
      .finally(() => {
        judged.delete(waiting)
        free.push(worker)
        next()
      })
      .then(waiting.resolve, waiting.reject)
    next()
  }

  return {
    judge(request) {
      return new Promise((resolve, reject) => {
        const { asker, size } = request
        const waiting = { request, asker, bytes: size, arrivedAtMs: performance.now(), resolve, reject }
        for (const { resolve: dismiss } of queue.add(waiting)) dismiss(OVERLOADED)
        next()
      })
    },
    async close() {
      for (const { reject } of queue.clear()) reject(new Error('the service stops'))
      await Promise.all(all.map((worker) => worker.close()))
    },
  }
}
