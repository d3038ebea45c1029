import { onTestFinished } from 'vitest'
import { createClient } from '../client.ts'
import type { FeedItem } from '../connection.ts'
import { createManualClock } from './manual-clock.ts'
import { openScriptedServer } from './scripted-server.ts'

/** A connection to a scripted server; no time passes but by hand, and delays are the longest possible. */
export async function openTable(options: { readonly token?: string; readonly random?: () => number } = {}) {
  const { token, random = () => 1 } = options
  const clock = createManualClock()
  const server = await openScriptedServer()
  const client = createClient({ url: server.url, clock, random })
  const connection = client.connect('m1', token === undefined ? {} : { token })
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
    case 'restart':
      return 'restart'
    case 'shown':
      return `#${item.event.seq}`
    case 'head':
      return `head ${item.seq}`
    case 'status':
      return item.status
    case 'over':
      return `over ${item.code}`
  }
}
