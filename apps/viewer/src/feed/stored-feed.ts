import type { Client, FeedItem } from '@getaway/client'
import type { Feed } from './feed.ts'

/** What is stored of a match by now, page by page: a match that still runs ends where it was when asked. */
export function createStoredFeed(client: Pick<Client, 'readEvents'>, id: string): Feed {
  let isOpen = true

  async function* read(): AsyncGenerator<FeedItem, void> {
    yield { type: 'restart' }
    for (let seq = 0; isOpen; ) {
      const page = await client.readEvents(id, seq)
      for (const { event, reveals = [] } of page.shown) {
        yield { type: 'shown', event, reveals }
        seq = event.seq
      }
      if (seq >= page.head || page.shown.length === 0) return
    }
  }

  return {
    items: read(),
    close() {
      isOpen = false
    },
  }
}
