import type { Client, FeedItem } from '@getaway/client'
import type { Feed } from './feed.ts'

/**
 * What is stored of a match by now, page by page: a match that still runs ends where it was when asked. With the token of
 * a seat, as its player may have it: without the delay for spectators.
 */
export function createStoredFeed(client: Pick<Client, 'readEvents'>, id: string, token?: string): Feed {
  let isOpen = true
  let as = { token }

  /** A token that was replaced since opens nothing: what everybody may have is there all the same. */
  const pageAfter = async (seq: number) => {
    try {
      return await client.readEvents(id, seq, as)
    } catch (error) {
      if (as.token === undefined) throw error
      as = { token: undefined }
      return client.readEvents(id, seq)
    }
  }

  async function* read(): AsyncGenerator<FeedItem, void> {
    yield { type: 'restart' }
    for (let seq = 0; isOpen; ) {
      const page = await pageAfter(seq)
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
