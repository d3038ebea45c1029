import type { Viewing } from './viewing.ts'

/** An address counts whole ms: so long before the next event that one has not happened yet. */
const JUST_BEFORE = 1000

/** The instant at which playing shows what is seen now: a moment at rest lies where its moves have ended. */
export function sightOf({ playback, instant, plan, known, index }: Viewing): number {
  const now = instant.value
  if (!playback.value.isSettled) return now
  const next = known.value?.timeline.entryAt(index.value)?.event.at ?? Number.POSITIVE_INFINITY
  return Math.max(now, Math.min(plan.value?.restsAt ?? now, next - JUST_BEFORE))
}
