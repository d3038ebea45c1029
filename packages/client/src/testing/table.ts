import { onTestFinished } from 'vitest'
import { type ConnectOptions, createClient } from '../client.ts'
import type { FeedItem } from '../connection/feed-item.ts'
import { createManualClock } from './manual-clock.ts'
import { openScriptedServer } from './scripted-server.ts'

interface TableOptions extends ConnectOptions {
  readonly random?: () => number
  /** Further addresses of the service. */
  readonly others?: readonly string[]
}

/** A connection to a scripted server; no time passes but by hand, and delays are the longest possible. */
export async function openSeats(options: TableOptions = {}) {
  const { random = () => 1, others = [], ...rest } = options
  const clock = createManualClock()
  const server = await openScriptedServer()
  const client = createClient({ url: [server.url, ...others], clock, random })
  const connection = client.connect('m1', rest)
  onTestFinished(async () => {
    connection.close()
    await server.close()
  })
  const items = connection.items[Symbol.asyncIterator]()
  /** The items up to the first that is `last`, in short. */
  const until = async (last: string): Promise<string[]> => {
    const seen: string[] = []
    while (seen.at(-1) !== last) {
      const { value, done } = await items.next()
      if (done) throw new Error(`the items ended after ${seen.join(' ')}`)
      seen.push(inShort(value))
    }
    return seen
  }
  return { clock, server, connection, items, until }
}

export function inShort(item: FeedItem): string {
  switch (item.type) {
    case 'welcome':
    case 'restart':
      return item.type
    case 'shown':
      return `#${item.event.seq}`
    case 'head':
      return `head ${item.seq}`
    case 'presence':
      return `${item.watchers} watch`
    case 'room':
    case 'rematch':
    case 'pointed':
    case 'not-pointed':
      return item.type
    case 'hand':
      return item.isHere ? 'played here' : 'played elsewhere'
    case 'status':
      return item.status
    case 'over':
      return `over ${item.code}`
  }
}
