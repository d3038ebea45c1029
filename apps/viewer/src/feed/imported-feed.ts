import type { Client, FeedItem } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import type { Feed } from './feed.ts'

/** A log from elsewhere that the service keeps; it was read there, so each line is an event. */
export function createImportedFeed(client: Pick<Client, 'readImportedLog'>, id: string): Feed {
  let isOpen = true

  async function* read(): AsyncGenerator<FeedItem, void> {
    const text = await client.readImportedLog(id)
    yield { type: 'restart' }
    // A last line without its end was cut off; the judge has said so.
    for (const line of text.split('\n').slice(0, -1)) {
      if (!isOpen) return
      yield { type: 'shown', event: JSON.parse(line) as LogEvent, reveals: [] }
    }
  }

  return {
    items: read(),
    close() {
      isOpen = false
    },
  }
}
