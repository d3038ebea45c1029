import type { UnreadableAt } from './audit-log.ts'
import type { AuditAnswer, AuditQuestion } from './audit-worker.ts'
import type { AuditedLog, LogAuditOptions } from './audited-log.ts'

/** Judges one log beside the page, as often as somebody asks. */
export interface LogAuditor {
  judge(options: LogAuditOptions): Promise<AuditedLog>
  dispose(): void
}

/** Thrown where the bytes are no readable log. */
export class UnreadableLog extends Error {
  readonly unreadable: UnreadableAt

  constructor(unreadable: UnreadableAt) {
    super(unreadable.text)
    this.name = 'UnreadableLog'
    this.unreadable = unreadable
  }
}

/** The worker, or something like it. */
export interface AuditWorker {
  onmessage: ((event: MessageEvent<AuditAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(question: AuditQuestion): void
  terminate(): void
}

export const openAuditWorker = (): AuditWorker =>
  new Worker(new URL('./audit-worker.ts', import.meta.url), { type: 'module' })

export function createLogAuditor(bytes: Uint8Array, open: () => AuditWorker = openAuditWorker): LogAuditor {
  const worker = open()
  const waiting = new Map<number, { resolve(judged: AuditedLog): void; reject(why: Error): void }>()
  let asked = 0
  worker.onmessage = ({ data }) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('judged' in data) one?.resolve(data.judged)
    else one?.reject('unreadable' in data ? new UnreadableLog(data.unreadable) : new Error(data.fault))
  }
  worker.onerror = ({ message }) => {
    for (const one of waiting.values()) one.reject(new Error(message))
    waiting.clear()
  }
  return {
    judge(options) {
      const id = asked++
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, options, ...(id === 0 && { bytes }) })
      })
    },
    dispose: () => worker.terminate(),
  }
}
