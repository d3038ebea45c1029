import type { Client } from '@getaway/client'
import { createTimeline, type LogEvent } from '@getaway/engine'
import { playedBy } from '../games/registry.ts'

/** A match as its log leaves it now, for those who may see everything; undefined where this viewer knows no such rules. */
export async function matchStateNow(
  client: Pick<Client, 'readEvents'>,
  match: string,
  token: string,
): Promise<unknown> {
  const events: LogEvent[] = []
  for (;;) {
    const { shown, head } = await client.readEvents(match, events.at(-1)?.seq ?? 0, { token })
    events.push(...shown.map(({ event }) => event as LogEvent))
    if (shown.length === 0 || (events.at(-1)?.seq ?? 0) >= head) break
  }
  const [created, ...others] = events
  const played = created && (await playedBy(created))
  if (!created || !played) return undefined
  const timeline = createTimeline(played.game, created, others)
  return timeline.stateAfter(timeline.length)
}
