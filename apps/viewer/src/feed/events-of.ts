import type { Client } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'

/** No match of people has more; a page is a thousand. */
const MOST_EVENTS = 5_000

/** The events of a match so far, as the public may have them. */
export async function eventsOf(client: Pick<Client, 'readEvents'>, id: string): Promise<readonly LogEvent[]> {
  const events: LogEvent[] = []
  for (let after = 0; events.length < MOST_EVENTS; ) {
    const { shown, head } = await client.readEvents(id, after)
    events.push(...shown.map(({ event }) => event as LogEvent))
    after = events.at(-1)?.seq ?? 0
    if (shown.length === 0 || after >= head) break
  }
  return events
}
