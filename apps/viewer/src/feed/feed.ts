import type { FeedItem } from '@getaway/client'

/** Where a match comes from, a socket or the store: what happened, item by item, until somebody closes it. */
export interface Feed {
  readonly items: AsyncIterable<FeedItem>
  close(): void
}
