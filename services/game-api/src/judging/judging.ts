import type { Worker } from 'node:worker_threads'
import { startWorker } from '../workers/start-worker.ts'
import type { Case, Verdict } from './messages.ts'

/** A log to be judged; one that has to be read first is read when its turn has come, and not if it never does. */
export interface Wish extends Omit<Case, 'id' | 'bytes'> {
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>)
}

export interface Judging {
  /** Judges it when its turn comes. */
  judge(wish: Wish): Promise<Ruled>
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
  readonly id: number
  readonly wish: Wish
  resolve(ruled: Ruled): void
  reject(error: unknown): void
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
    timer = setTimeout(() => dismiss((one) => one.resolve({ failed: 'too-long' })), timeLimitMs)
    const waiting = current
    present(waiting).catch((error) => current === waiting && settle(({ reject }) => reject(error)))
  }
  const present = async (waiting: Waiting) => {
    const { id, wish } = waiting
    const bytes = typeof wish.bytes === 'function' ? await wish.bytes() : wish.bytes
    // It may have been given up meanwhile.
    if (current !== waiting) return
    worker ??= hire()
    worker.postMessage({ ...wish, id, bytes } satisfies Case)
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
      if (verdict.id === current?.id) settle(({ resolve }) => resolve(verdict))
    })
    hired.on('error', (error) => {
      onFault(error, 'the judge')
      if (worker === hired) dismiss(({ reject }) => reject(error))
    })
    return hired
  }

  return {
    judge(wish) {
      if (queue.length >= mostWaiting) return Promise.resolve({ failed: 'overloaded' })
      return new Promise((resolve, reject) => {
        queue.push({ id: ++ids, wish, resolve, reject })
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
