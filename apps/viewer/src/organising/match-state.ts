import type { Client } from '@getaway/client'
import { createTimeline, type LogEvent, type Timeline } from '@getaway/engine'
import { playedBy } from '../games/registry.ts'

/** A match as its log leaves it, for those who may see everything: read once, and then only what has come since. */
export interface MatchStateReader {
  /** The state now; undefined where this viewer does not know the rules. Callers are served one after the other. */
  read(): Promise<unknown>
}

export function createMatchStateReader(
  client: Pick<Client, 'readEvents'>,
  match: string,
  token: string,
): MatchStateReader {
  let timeline: Timeline<unknown> | undefined
  let last = 0
  let under: Promise<unknown> = Promise.resolve()

  const read = async () => {
    for (;;) {
      const { shown, head } = await client.readEvents(match, last, { token })
      const events = shown.map(({ event }) => event as LogEvent)
      const isBegun = timeline !== undefined
      timeline ??= await begin(events)
      if (!timeline) return undefined
      for (const event of isBegun ? events : events.slice(1)) timeline.push(event)
      last = events.at(-1)?.seq ?? last
      if (events.length === 0 || last >= head) return timeline.stateAfter(timeline.length)
    }
  }
  return {
    read() {
      const next = under.then(read, read)
      under = next
      return next
    },
  }
}

async function begin([created]: readonly LogEvent[]): Promise<Timeline<unknown> | undefined> {
  const played = created && (await playedBy(created))
  return created && played && createTimeline(played.game, created)
}
