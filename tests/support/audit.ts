import { createAuditor, type LogEvent, type Receipt } from '@getaway/engine'
import type { ChaseReport } from '@getaway/engine/chase'

/** What `getaway audit` says of the text of a log, with the receipts that players kept. */
export function auditOf(text: string, receipts: readonly Receipt[] = []) {
  const auditor = createAuditor({ receipts })
  auditor.push(new TextEncoder().encode(text))
  const { report, outcome, isOver, verdict } = auditor.finish()
  return { report: report as typeof report & ChaseReport, outcome, isOver, verdict }
}

export function eventsOf(text: string): readonly LogEvent[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LogEvent)
}
