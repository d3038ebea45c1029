import type { Worker } from 'node:worker_threads'
import { startWorker } from '../workers/start-worker.ts'
import type { Case, Verdict } from './messages.ts'

export interface Judging {
  /** Judges it when its turn comes. */
  judge(one: Omit<Case, 'id'>): Promise<Ruled>
  close(): Promise<void>
}

/** Overloaded: so many wait that one more would wait too long. Too long: it took more time than any honest log. */
export type Ruled = Verdict | { readonly failed: 'overloaded' | 'too-long' }

export interface JudgingOptions {
  readonly mostWaiting?: number
  readonly timeLimitMs?: number
  readonly onFault: (error: unknown, what: string) => void
}

interface Waiting {
  readonly one: Case
  resolve(ruled: Ruled): void
  reject(error: Error): void
}

const MOST_WAITING = 16
const TIME_LIMIT_MS = 30_000

/** Judges logs in a worker, one at a time, so that the event loop which stamps arrivals stays free. */
export function createJudging(options: JudgingOptions): Judging {
  const { mostWaiting = MOST_WAITING, timeLimitMs = TIME_LIMIT_MS, onFault } = options
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let ids = 0

  const next = () => {
    if (current) return
    current = queue.shift()
    if (!current) return
    worker ??= hire()
    timer = setTimeout(() => dismiss((one) => one.resolve({ failed: 'too-long' })), timeLimitMs)
    worker.postMessage(current.one)
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
  const hire = (): Worker => {
    const hired = startWorker(new URL('./bench.ts', import.meta.url))
    hired.unref()
    hired.on('message', (verdict: Verdict) => {
      if (verdict.id === current?.one.id) settle(({ resolve }) => resolve(verdict))
    })
    hired.on('error', (error) => {
      onFault(error, 'the judge')
      if (worker === hired) dismiss(({ reject }) => reject(error as Error))
    })
    return hired
  }

  return {
    judge(one) {
      if (queue.length >= mostWaiting) return Promise.resolve({ failed: 'overloaded' })
      return new Promise((resolve, reject) => {
        queue.push({ one: { ...one, id: ++ids }, resolve, reject })
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
