import type { FeedItem } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import type { Feed } from '../feed.ts'

const NEWLINE = 0x0a
/** So long (ms) a page may think of nothing else. */
const SLICE = 12

/** A log that was read before, so that each line is an event; a long one leaves the page time to breathe. */
export function createFileFeed(lines: Uint8Array): Feed {
  let isOpen = true

  async function* read(): AsyncGenerator<FeedItem, void> {
    yield { type: 'restart' }
    const decoder = new TextDecoder()
    let since = performance.now()
    for (let from = 0; from < lines.length && isOpen; ) {
      const end = lines.indexOf(NEWLINE, from)
      const to = end === -1 ? lines.length : end
      const event = JSON.parse(decoder.decode(lines.subarray(from, to))) as LogEvent
      yield { type: 'shown', event, reveals: [] }
      from = to + 1
      if (performance.now() - since < SLICE) continue
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
  }

  return {
    items: read(),
    isWhole: true,
    close() {
      isOpen = false
    },
  }
}
