import type { CommandWish } from '@getaway/engine'
import { type Clock, microsOf } from '../clock.ts'
import {
  type ClientFrame,
  type Pointing,
  PROTOCOL,
  type Receipt,
  type ServerFrame,
} from '../protocol/frames.ts'
import { randomText } from '../random-text.ts'
import type { ReceiptStore } from '../receipt-store.ts'
import type { OpenSocket } from '../web-socket/socket.ts'
import { ConnectionClosed } from './connection-closed.ts'
import type { ConnectionStatus, FeedItem } from './feed-item.ts'
import { createFollower } from './follower.ts'
import { createLine } from './line.ts'
import { parseFrame } from './parse-frame.ts'
import { createQueue } from './queue.ts'
import { type CommandAnswer, createSentCommands } from './sent-commands.ts'
import { createServerClock, type ServerClock } from './server-clock.ts'

export interface Connection {
  /** For one reader. */
  readonly items: AsyncIterable<FeedItem>
  /**
   * Said again after a lost line, so it is done once; rejects only with `ConnectionClosed`. `at` is when the
   * player did it: `event.timeStamp` or another instant of `performance.now()`; now, if nothing is said.
   */
  send(command: CommandWish, options?: { readonly at?: number | undefined }): Promise<CommandAnswer>
  /** Shows teammates a cell of the table, at once or not at all: an old hint helps nobody. */
  point(at: Pointing): void
  /** A page that somebody opens says it at once: its player plays here, and on no other page of the seat. */
  playHere(): void
  readonly clock: ServerClock
  /** Of all wishes that were recorded. */
  receipts(): readonly Receipt[]
  /** Resolves when it is closed for good, by us or by the server's goodbye. */
  readonly closed: Promise<ConnectionClosed>
  close(): void
}

export interface ConnectionOptions {
  readonly urls: readonly [string, ...string[]]
  readonly token: string | undefined
  readonly keep: ReceiptStore
  readonly openSocket: OpenSocket
  readonly clock: Clock
  readonly random: () => number
}

const ID_BYTES = 16
/** Goodbyes of a service for which we were too much: at once it would be too much again. */
const TOO_MUCH: ReadonlySet<string> = new Set(['too-many-frames', 'guessing', 'too-slow'])
/** What may come before the welcome. */
const EARLY: ReadonlySet<ServerFrame['type']> = new Set(['welcome', 'goodbye', 'ping', 'clock'])

export function createConnection({ token, keep, clock, ...way }: ConnectionOptions): Connection {
  let status: ConnectionStatus | undefined
  let closed: ConnectionClosed | undefined
  let tellClosed: (reason: ConnectionClosed) => void = () => {}
  const untilClosed = new Promise<ConnectionClosed>((resolve) => {
    tellClosed = resolve
  })
  /** What the reader has been handed, which is what a player can have acted on. */
  let seen: number | null = null
  let page: string | undefined
  /** It was not yet heard that its player plays here. */
  let isHandWanted = false
  const serverClock = createServerClock(clock)
  const wishes = createSentCommands(keep)
  const queue = createQueue<FeedItem>((item) => {
    if (item.type === 'shown') seen = item.event.seq
    if (item.type === 'restart') seen = null
  })
  const follower = createFollower({
    clock,
    onEvent: ({ event, reveals = [] }) => queue.push({ type: 'shown', event, reveals }),
    onMissing: () => line.renew(),
  })

  const enter = (next: ConnectionStatus) => {
    if (next !== status) queue.push({ type: 'status', status: next })
    status = next
  }
  const learnHead = (head: number, now: number) => {
    queue.push({ type: 'head', seq: head, now })
    follower.learnHead(head)
  }
  const sayWishes = () => {
    if (status === 'live') for (const wish of wishes.due()) line.send(wish)
  }
  const askForHand = () => {
    if (status === 'live' && isHandWanted) line.send(textOf({ type: 'play-here' }))
  }
  const finish = (reason: ConnectionClosed) => {
    closed = reason
    tellClosed(reason)
    follower.pause()
    line.close()
    wishes.abandon(reason)
  }
  const hear = (frame: ServerFrame, arrived: number) => {
    if (status !== 'live' && !EARLY.has(frame.type)) return line.renew()
    switch (frame.type) {
      case 'welcome':
        enter('live')
        queue.push({ type: 'welcome', audience: frame.audience, delayMs: frame.delayMs })
        if (frame.resume === 'restart') {
          follower.restart()
          queue.push({ type: 'restart' })
        }
        learnHead(frame.head, frame.now)
        wishes.changeLine()
        askForHand()
        return sayWishes()
      case 'events':
        if (!follower.take(frame.shown)) line.renew()
        return
      case 'ack':
      case 'refused':
        wishes.answer(frame)
        return sayWishes()
      case 'heartbeat':
        // Not at the welcome: a server that breaks off right after it would be asked without end.
        line.settle()
        return learnHead(frame.head, frame.now)
      case 'ping':
        return line.send(textOf({ type: 'pong', id: frame.id, at: microsOf(clock.now()) }))
      case 'clock':
        return serverClock.hear(frame, arrived)
      case 'presence':
        return queue.push({ type: 'presence', seats: frame.seats, watchers: frame.watchers })
      case 'room': {
        const { type, ...room } = frame
        return queue.push({ type, room })
      }
      case 'hand':
        // How it was before the service had heard the last wish.
        if (isHandWanted && !frame.isHere) return
        isHandWanted = false
        return queue.push(frame)
      case 'pointed':
      case 'not-pointed':
      case 'rematch':
        return queue.push(frame)
      case 'goodbye': {
        const { code, text, retry } = frame
        if (retry) return TOO_MUCH.has(code) ? line.renewLater() : line.renew()
        finish(new ConnectionClosed(code, text))
        enter('offline')
        queue.push({ type: 'over', code, text })
        return queue.end()
      }
    }
  }

  const line = createLine({
    ...way,
    clock,
    listener: {
      connecting: () => enter('connecting'),
      open: () => line.send(helloText(page, token, follower.last)),
      message(data) {
        // Before anything else: parsing would count as a longer line.
        const arrived = microsOf(clock.now())
        const parsed = parseFrame(data)
        if (parsed.type === 'frame') hear(parsed.frame, arrived)
        else if (parsed.type === 'garbage') line.renew()
      },
      lost() {
        follower.pause()
        serverClock.forget()
        enter('offline')
      },
    },
  })

  return {
    items: queue.items,
    async send(command, { at = clock.now() } = {}) {
      if (closed) throw closed
      const id = randomText(ID_BYTES)
      const text = textOf({ type: 'command', id, command, seen, claimed: serverClock.timeOf(at) ?? null })
      const answer = wishes.wait(id, text)
      sayWishes()
      return answer
    },
    point(at) {
      if (status === 'live') line.send(textOf({ type: 'point', ...at }))
    },
    playHere() {
      page ??= randomText(ID_BYTES)
      isHandWanted = true
      askForHand()
    },
    clock: serverClock,
    receipts: wishes.receipts,
    closed: untilClosed,
    close() {
      if (closed) return
      finish(new ConnectionClosed('closed', 'the connection was closed'))
      queue.end()
    },
  }
}

function helloText(page: string | undefined, token: string | undefined, after: Receipt | undefined): string {
  const known = { ...(token && { token }), ...(page && { page }), ...(after && { after }) }
  return textOf({ type: 'hello', protocol: PROTOCOL, ...known })
}

function textOf(frame: ClientFrame): string {
  return JSON.stringify(frame)
}
