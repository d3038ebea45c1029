import type { LogEvent } from '@getaway/engine'
import type { Clock } from './clock.ts'
import { ConnectionClosed } from './connection-closed.ts'
import { createFollower } from './follower.ts'
import { createLine } from './line.ts'
import { parseFrame } from './parse-frame.ts'
import { type ClientFrame, PROTOCOL, type Receipt, type ServerFrame } from './protocol/frames.ts'
import { createQueue } from './queue.ts'
import { randomText } from './random-text.ts'
import type { OpenSocket } from './web-socket/socket.ts'
import { type Answer, createWishes } from './wishes.ts'

type Status = 'connecting' | 'live' | 'offline'

/** What a feed tells. Events come once each and in order, whatever happens to the line. */
export type FeedItem =
  /** Forget everything: all events follow. */
  | { readonly type: 'restart' }
  /** A new event, and the earlier ones of which more may now be seen. */
  | { readonly type: 'shown'; readonly event: LogEvent; readonly reveals: readonly LogEvent[] }
  /** How far the record goes, and the server's time (µs). */
  | { readonly type: 'head'; readonly seq: number; readonly now: number }
  | { readonly type: 'status'; readonly status: Status }
  /** The server does not want us back; nothing follows. */
  | { readonly type: 'over'; readonly code: string; readonly text: string }

export interface Connection {
  /** For one reader. */
  readonly items: AsyncIterable<FeedItem>
  /** Said again after a lost line, so it is done once; rejects only with `ConnectionClosed`. */
  send(command: { readonly type: string; readonly [field: string]: unknown }): Promise<Answer>
  /** Of all wishes that were recorded. */
  receipts(): readonly Receipt[]
  close(): void
}

export interface ConnectionOptions {
  readonly url: string
  readonly token: string | undefined
  readonly openSocket: OpenSocket
  readonly clock: Clock
  readonly random: () => number
}

const ID_BYTES = 16

export function createConnection({ url, token, openSocket, clock, random }: ConnectionOptions): Connection {
  let status: Status | undefined
  let closed: ConnectionClosed | undefined
  /** What the reader has been handed, which is what a player can have acted on. */
  let seen: number | null = null
  const wishes = createWishes()
  const queue = createQueue<FeedItem>((item) => {
    if (item.type === 'shown') seen = item.event.seq
    if (item.type === 'restart') seen = null
  })
  const follower = createFollower({
    clock,
    onEvent: ({ event, reveals = [] }) => queue.push({ type: 'shown', event, reveals }),
    onMissing: () => line.renew(),
  })

  const enter = (next: Status) => {
    if (next !== status) queue.push({ type: 'status', status: next })
    status = next
  }
  const learnHead = (head: number, now: number) => {
    queue.push({ type: 'head', seq: head, now })
    follower.learnHead(head)
  }
  const finish = (reason: ConnectionClosed) => {
    closed = reason
    follower.pause()
    line.close()
    wishes.abandon(reason)
  }
  const hear = (frame: ServerFrame) => {
    if (status !== 'live' && frame.type !== 'welcome' && frame.type !== 'goodbye') return line.renew()
    switch (frame.type) {
      case 'welcome':
        enter('live')
        if (frame.resume === 'restart') {
          follower.restart()
          queue.push({ type: 'restart' })
        }
        learnHead(frame.head, frame.now)
        for (const wish of wishes.open()) line.send(wish)
        return
      case 'events':
        if (!follower.take(frame.shown)) line.renew()
        return
      case 'ack':
      case 'refused':
        return wishes.answer(frame)
      case 'heartbeat':
        // Not at the welcome: a server that breaks off right behind it would be asked without end.
        line.settle()
        return learnHead(frame.head, frame.now)
      case 'goodbye': {
        if (frame.retry) return line.renew()
        const { code, text } = frame
        finish(new ConnectionClosed(code, text))
        enter('offline')
        queue.push({ type: 'over', code, text })
        return queue.end()
      }
    }
  }

  const line = createLine({
    url,
    openSocket,
    clock,
    random,
    listener: {
      connecting: () => enter('connecting'),
      open: () => line.send(helloText(token, follower.last)),
      message(data) {
        const parsed = parseFrame(data)
        if (parsed.type === 'frame') hear(parsed.frame)
        else if (parsed.type === 'garbage') line.renew()
      },
      lost() {
        follower.pause()
        enter('offline')
      },
    },
  })

  return {
    items: queue.items,
    async send(command) {
      if (closed) throw closed
      const id = randomText(ID_BYTES)
      const text = textOf({ type: 'command', id, command, seen, claimed: null })
      const answer = wishes.wait(id, text)
      if (status === 'live') line.send(text)
      return answer
    },
    receipts: wishes.receipts,
    close() {
      if (closed) return
      finish(new ConnectionClosed('closed', 'the connection was closed'))
      queue.end()
    },
  }
}

function helloText(token: string | undefined, after: Receipt | undefined): string {
  return textOf({ type: 'hello', protocol: PROTOCOL, ...(token && { token }), ...(after && { after }) })
}

function textOf(frame: ClientFrame): string {
  return JSON.stringify(frame)
}
