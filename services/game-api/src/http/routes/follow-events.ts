import { Readable } from 'node:stream'
import type { Channel } from '../../live/channel/channel.ts'

/** So long without an event, and an empty line says that the stream still stands. */
const KEEP_ALIVE_MS = 15_000

/**
 * The events of a match after `after` as lines of JSON, as long as it goes on. A reader who takes nothing
 * is given nothing: what they have not taken waits in the match's feed, which is there anyway. `revoked`
 * ends it for a reader who may see it no more.
 */
export function followEvents(channel: Channel, after: number, revoked?: AbortSignal): Readable {
  let isWanted = false
  let unsubscribe: (() => void) | undefined
  let keepAlive: NodeJS.Timeout | undefined
  let sent = Math.min(after, channel.head())

  const say = (text: string) => {
    isWanted = stream.push(text)
    keepAlive?.refresh()
  }
  const end = () => {
    isWanted = false
    unsubscribe?.()
    stream.push(null)
  }
  const endIfOver = () => {
    if (channel.isOpen() && sent >= channel.head()) end()
  }
  const start = () => {
    keepAlive = setInterval(() => isWanted && say('\n'), KEEP_ALIVE_MS)
    unsubscribe = channel.subscribe({
      written: sent,
      isReady: () => isWanted,
      write(frame, to) {
        // The frame holds the same events: they have no more characters than it has bytes.
        const lines = channel.shownAfter(sent, frame.length).slice(0, to - sent)
        sent = to
        say(`${lines.join('\n')}\n`)
        endIfOver()
      },
      // A reader who comes back with `after` continues there.
      lost: end,
    })
    endIfOver()
  }
  const stream = new Readable({
    highWaterMark: 32 * 1024,
    read() {
      isWanted = true
      if (!keepAlive) start()
    },
    destroy(error, callback) {
      clearInterval(keepAlive)
      unsubscribe?.()
      callback(error)
    },
  })
  revoked?.addEventListener('abort', end, { once: true })
  if (revoked?.aborted) end()
  return stream
}
