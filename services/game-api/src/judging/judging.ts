import type { Worker } from 'node:worker_threads'
import type { Result } from '@getaway/engine'
import { refuseWith, type ServiceRefusal } from '../refusals/refusal.ts'
import { startWorker } from '../workers/start-worker.ts'
import type { JudgedLog, JudgingAnswer, JudgingCase, Unreadable } from './messages.ts'

/** A log to be judged; one that has to be read first is read when its turn has come, and not if it never does. */
export interface JudgingRequest extends Omit<JudgingCase, 'id' | 'bytes'> {
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>)
}

export interface Judging {
  /** Judges it when its turn comes. */
  judge(request: JudgingRequest): Promise<Judgment>
  close(): Promise<void>
}

/** Overloaded: so many wait that one more would wait too long. Too long: it took more time than any honest log. */
export type NotJudged = ServiceRefusal<'judging-overloaded' | 'judging-too-long'>
export type Judgment = Result<JudgedLog, NotJudged | Unreadable>

export interface JudgingOptions {
  readonly mostWaiting?: number
  readonly timeLimitMs?: number
  /** See `loadGames`. */
  readonly gamesModule?: string | undefined
  readonly onFault: (error: unknown, what: string) => void
}

interface Waiting {
  readonly id: number
  readonly request: JudgingRequest
  resolve(judgment: Judgment): void
  reject(error: unknown): void
}

const OVERLOADED = refuseWith('judging-overloaded', 'too many logs wait to be judged; try again soon')
const TOO_LONG = refuseWith(
  'judging-too-long',
  'judging this log takes too long; `getaway audit` has the time',
)

const MOST_WAITING = 16
const TIME_LIMIT_MS = 30_000

/** Judges logs in a worker, one at a time, so that the event loop which stamps arrivals stays free. */
export function createJudging(options: JudgingOptions): Judging {
  const { mostWaiting = MOST_WAITING, timeLimitMs = TIME_LIMIT_MS, gamesModule, onFault } = options
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let ids = 0

  const next = () => {
    if (current) return
    current = queue.shift()
    if (!current) return
    timer = setTimeout(() => dismiss((one) => one.resolve(TOO_LONG)), timeLimitMs)
    const waiting = current
    present(waiting).catch((error) => current === waiting && settle(({ reject }) => reject(error)))
  }
  const present = async (waiting: Waiting) => {
    const { id, request } = waiting
    const bytes = typeof request.bytes === 'function' ? await request.bytes() : request.bytes
    // It may have been given up meanwhile.
    if (current !== waiting) return
    worker ??= start()
    worker.postMessage({ ...request, id, bytes } satisfies JudgingCase)
  }
  const settle = (how: (one: Waiting) => void) => {
    const settled = current
    clearTimeout(timer)
    current = undefined
    if (settled) how(settled)
    next()
  }
  /** A worker that does not answer, or could not bear its case, judges nothing more. */
  const dismiss = (how: (one: Waiting) => void) => {
    const dismissed = worker
    worker = undefined
    dismissed?.terminate().catch((error) => onFault(error, 'the judge'))
    settle(how)
  }
  const start = (): Worker => {
    const started = startWorker(new URL('./judge-worker.ts', import.meta.url), gamesModule)
    started.unref()
    started.on('message', ({ id, judged }: JudgingAnswer) => {
      if (id === current?.id) settle(({ resolve }) => resolve(judged))
    })
    started.on('error', (error) => {
      onFault(error, 'the judge')
      if (worker === started) dismiss(({ reject }) => reject(error))
    })
    return started
  }

  return {
    judge(request) {
      if (queue.length >= mostWaiting) return Promise.resolve(OVERLOADED)
      return new Promise((resolve, reject) => {
        queue.push({ id: ++ids, request, resolve, reject })
        next()
      })
    },
    async close() {
      const closing = worker
      worker = undefined
      clearTimeout(timer)
      const waiting = [...(current ? [current] : []), ...queue.splice(0)]
      current = undefined
      for (const { reject } of waiting) reject(new Error('the service stops'))
      await closing?.terminate()
    },
  }
}
