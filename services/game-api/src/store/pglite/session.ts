import { startWorker } from '../../workers/start-worker.ts'
import type { PgliteReply, PgliteRequest } from './messages.ts'

export interface StatementResult {
  readonly rows: readonly object[]
  readonly affected: number
}

/** An error of the database itself has its SQLSTATE; one without leaves open what became of the statement. */
export class PgliteError extends Error {
  override readonly name = 'PgliteError'
  readonly code: string | undefined
  readonly detail: string | undefined

  constructor(message: string, code?: string, detail?: string) {
    super(message)
    this.code = code
    this.detail = detail
  }
}

/** PGlite in a worker, which keeps the event loop free; it runs one statement after the other. */
export interface PgliteSession {
  run(text: string, values: readonly unknown[]): Promise<StatementResult>
  /** Messages of PostgreSQL's protocol; what they answer is of no interest unless it is an error. */
  send(messages: Uint8Array): Promise<StatementResult>
  close(): Promise<void>
}

interface Waiting {
  resolve(answer: StatementResult): void
  reject(error: Error): void
}

export async function openPgliteSession(dataDir: string | undefined): Promise<PgliteSession> {
  const worker = startWorker(new URL('./host.ts', import.meta.url), { dataDir })
  const waiting = new Map<number, Waiting>()
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let stopped: PgliteError | undefined
  let lastId = 0

  const stop = (error: PgliteError) => {
    stopped ??= error
    for (const { reject } of waiting.values()) reject(stopped)
    waiting.clear()
  }
  const settle = (id: number, how: (one: Waiting) => void) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (one) how(one)
  }
  const ask = (request: (id: number) => PgliteRequest): Promise<StatementResult> => {
    if (stopped) return Promise.reject(stopped)
    const id = ++lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage(request(id))
    })
  }

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (told: PgliteReply) => {
      switch (told.type) {
        case 'ready':
          return resolve()
        case 'unusable':
          return reject(new PgliteError(`the embedded database does not open: ${told.message}`))
        case 'done':
          return settle(told.id, (one) => one.resolve(told))
        case 'failed':
          return settle(told.id, (one) => one.reject(new PgliteError(told.message, told.code, told.detail)))
      }
    })
    worker.on('error', (error) => {
      stop(new PgliteError(`the embedded database has stopped: ${error.message}`))
      reject(error)
    })
    worker.on('exit', () => {
      stop(new PgliteError('the embedded database has stopped'))
      reject(new PgliteError('the embedded database does not start'))
    })
  }).catch(async (error) => {
    await worker.terminate()
    throw error
  })

  return {
    run: (text, values) => ask((id) => ({ type: 'run', id, text, values })),
    // A copy of its own size: with a view, all of the buffer that it is a part of would be copied.
    send: (messages) => ask((id) => ({ type: 'send', id, messages: new Uint8Array(messages) })),
    async close() {
      if (!stopped) worker.postMessage({ type: 'close' } satisfies PgliteRequest)
      await ended
    },
  }
}
