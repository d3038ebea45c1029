import type { Worker } from 'node:worker_threads'
import type { Result } from '@getaway/engine'
import { refuseWith, type ServiceRefusal } from '../refusals/refusal.ts'
import { startWorker } from '../workers/start-worker.ts'
import type { JudgedLog, JudgingAnswer, JudgingCase, Unreadable } from './messages.ts'

/** Overloaded: so many wait that one more would wait too long. Too long: it took more time than any honest log. */
export type NotJudged = ServiceRefusal<'judging-overloaded' | 'judging-too-long'>
export type Judgment = Result<JudgedLog, NotJudged | Unreadable>

/** A log to be judged; one that has to be read first is read when its turn has come, and not if it never does. */
export interface LogToJudge extends Omit<JudgingCase, 'id' | 'bytes'> {
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>)
}

/** Judges one log at a time beside the event loop; the thread is there while there is something to do. */
export interface JudgingWorker {
  judge(log: LogToJudge): Promise<Judgment>
  close(): Promise<void>
}

export interface JudgingWorkerOptions {
  readonly timeLimitMs: number
  /** A thread that has had nothing to do for so long gives its memory back. */
  readonly restMs: number
  /** See `loadGames`. */
  readonly gamesModule: string | undefined
  readonly onFault: (error: unknown, what: string) => void
}

interface Pending {
  readonly id: number
  resolve(judgment: Judgment): void
  reject(error: unknown): void
}

const TOO_LONG = refuseWith(
  'judging-too-long',
  'judging this log takes too long; `getaway audit` has the time',
)

export function createJudgingWorker(options: JudgingWorkerOptions): JudgingWorker {
  const { timeLimitMs, restMs, gamesModule, onFault } = options
  let worker: Worker | undefined
  let current: Pending | undefined
  let limit: NodeJS.Timeout | undefined
  let rest: NodeJS.Timeout | undefined
  let ids = 0

  const settle = (how: (one: Pending) => void) => {
    const settled = current
    clearTimeout(limit)
    current = undefined
    rest = setTimeout(end, restMs).unref()
    if (settled) how(settled)
  }
  const end = () => {
    const ended = worker
    worker = undefined
    return ended?.terminate().catch((error) => onFault(error, 'the judge'))
  }
  /** A thread that does not answer, or could not bear its case, judges nothing more. */
  const dismiss = (how: (one: Pending) => void) => {
    void end()
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
  const present = async (pending: Pending, log: LogToJudge) => {
    const bytes = typeof log.bytes === 'function' ? await log.bytes() : log.bytes
    // It may have been given up meanwhile.
    if (current !== pending) return
    worker ??= start()
    const { gzip, keys, wantsText, policy, capMs, before } = log
    const more = {
      ...(policy && { policy }),
      ...(capMs !== undefined && { capMs }),
      ...(before && { before }),
    }
    worker.postMessage({ id: pending.id, bytes, gzip, keys, wantsText, ...more } satisfies JudgingCase)
  }

  return {
    judge(log) {
      clearTimeout(rest)
      return new Promise((resolve, reject) => {
        const pending = { id: ++ids, resolve, reject }
        current = pending
        limit = setTimeout(() => dismiss((one) => one.resolve(TOO_LONG)), timeLimitMs)
        present(pending, log).catch((error) => current === pending && settle((one) => one.reject(error)))
      })
    },
    async close() {
      clearTimeout(limit)
      clearTimeout(rest)
      current?.reject(new Error('the service stops'))
      current = undefined
      await end()
    },
  }
}
