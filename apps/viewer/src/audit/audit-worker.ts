import { auditLog, type UnreadableAt, unreadableBy } from './audit-log.ts'
import type { AuditedLog, LogAuditOptions } from './audited-log.ts'

/** What the worker is asked: the log comes with the first question. */
export interface AuditQuestion {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly options: LogAuditOptions
}

export type AuditAnswer =
  | { readonly id: number; readonly judged: AuditedLog }
  | { readonly id: number; readonly unreadable: UnreadableAt }
  | { readonly id: number; readonly fault: string }

let log = new Uint8Array() as Uint8Array

addEventListener('message', ({ data }: MessageEvent<AuditQuestion>) => {
  log = data.bytes ?? log
  postMessage(answerTo(data))
})

function answerTo({ id, options }: AuditQuestion): AuditAnswer {
  try {
    return { id, judged: auditLog(log, options) }
  } catch (error) {
    try {
      return { id, unreadable: unreadableBy(error) }
    } catch {
      return { id, fault: String(error) }
    }
  }
}
