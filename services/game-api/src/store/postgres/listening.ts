import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ChannelListener, Listening } from '../database.ts'

/** So often the line is asked whether it still stands; by default a silent one would not be noticed for hours. */
const ASK_MS = 5_000
const RETRY_MS = 1_000

/** A connection of its own that hears what is told in a channel, and is replaced when it breaks. */
export function listenThrough(
  connection: pg.ClientConfig,
  channel: string,
  { heard, onBegin }: ChannelListener,
): Listening {
  const stopping = new AbortController()
  const { signal } = stopping
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})

  const listen = async (client: pg.Client) => {
    await client.connect()
    client.on('notification', ({ payload = '' }) => heard(payload))
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    while (!signal.aborted) {
      // Whatever was told before has to be looked up, and what a lost line would have told.
      onBegin()
      await wait(ASK_MS)
      if (!signal.aborted) await client.query('select 1')
    }
  }
  const run = async () => {
    while (!signal.aborted) {
      const client = new pg.Client(connection)
      client.on('error', () => {})
      await listen(client).catch(() => {})
      await client.end().catch(() => {})
      if (!signal.aborted) await wait(RETRY_MS)
    }
  }
  const running = run()
  return {
    async close() {
      stopping.abort()
      await running
    },
  }
}
