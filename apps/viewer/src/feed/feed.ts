import type { FeedItem } from '@getaway/client'

/** Where a match comes from, a socket or the store: what happened, item by item, until somebody closes it. */
export interface Feed {
  readonly items: AsyncIterable<FeedItem>
  /** Nobody waits for its beginning: it is looked at when all of it is there. */
  readonly isWhole?: boolean
  close(): void
}
