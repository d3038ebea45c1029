import { createJudge, type Finding, gameOf, type LogEvent, unwrap, type WhatIf } from '@getaway/engine'
import type { ChaseReport } from '@getaway/engine/chase'

/** The engine's judgement of a whole log. */
export function judged(
  events: readonly LogEvent[],
  whatIf?: WhatIf,
): ChaseReport & { findings: readonly Finding[] } {
  const [created, ...rest] = events
  if (!created) throw new Error('an empty log')
  const judge = createJudge(unwrap(gameOf(created)), created, whatIf)
  for (const event of rest) judge.push(event)
  const { report, findings } = judge.finish()
  return { ...(report as ChaseReport), findings }
}

/** What a failing test prints: enough to have the log in a file and audit it. */
export function logText(events: readonly LogEvent[]): string {
  return events.map((event) => JSON.stringify(event)).join('\n')
}
