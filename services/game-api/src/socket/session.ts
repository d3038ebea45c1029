import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ClientFrame,
  clientFrame,
  type FeedAudience,
  PROTOCOL,
  type ServerFrame,
} from '@getaway/client/protocol'
import type { Audience } from '@getaway/engine'
import { problemBy } from '@getaway/engine'
import { safeParse } from 'valibot'
import type { WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import { type Answer, NOT_SEATED, TOO_MANY } from '../live/answer.ts'
import { eventsFrame } from '../live/audience-feed.ts'
import { Gone, type LiveMatch } from '../live/live-match.ts'

type Hello = Extract<ClientFrame, { type: 'hello' }>
type CommandFrame = Extract<ClientFrame, { type: 'command' }>

export interface SessionMeans {
  readonly clock: Clock
  /** The match, or undefined if there is none of that id. */
  open(): Promise<LiveMatch | undefined>
  seatOf(token: string): Promise<number | undefined>
  onFault(error: unknown): void
}

export interface Session {
  /** Tells how far the record is, and ends a line that is dead. */
  beat(): void
  /** Answers what is under way, and ends the line. */
  goAway(code: string, text: string): Promise<void>
}

const HELLO_WITHIN_MS = 5_000
const MOST_PENDING = 32
/** So much may wait for a slow reader; then it has to come back and catch up. */
const MOST_BUFFERED = 1 << 20
/** A watcher says nothing by itself; a phone that changes its network needs some seconds. */
const PING_AFTER_BEATS = 5
const DEAD_AFTER_BEATS = 15
const MOVED = 'the match is taken over; come back'
/** So many characters of events go in one frame. */
const PIECE = 16_384
const LAST_ANSWERS_MS = 2_000
const LAST_WORDS_MS = 1_000
const GOING_AWAY = 1001
const POLICY = 1008
const TRY_AGAIN = 1013

/** One socket: hello, then the events of one match as its audience sees them, and commands where it holds a seat. */
export function createSession(socket: WebSocket, means: SessionMeans): Session {
  const { clock } = means
  let welcomed: { readonly match: LiveMatch; readonly audience: Audience; leave: () => void } | undefined
  let hasHello = false
  /** Beats since the line gave its last sign. */
  let silence = 0
  let isClosed = false
  let pending = 0
  let isLeaving = false
  let whenAnswered: (() => void) | undefined
  /** The last event that was written to this socket: nobody has seen more. */
  let written = 0

  const send = (frame: ServerFrame) => sendText(JSON.stringify(frame))
  const sendText = (text: string) => {
    if (isClosed) return
    if (socket.bufferedAmount > MOST_BUFFERED)
      return part('too-slow', 'too much waits to be read; come back and catch up', true)
    socket.send(text)
  }
  const part = (code: string, text: string, retry: boolean) => {
    if (isClosed) return
    socket.send(JSON.stringify({ type: 'goodbye', code, text, retry } satisfies ServerFrame))
    end(retry ? TRY_AGAIN : POLICY, code)
  }
  const end = (closeCode: number, reason: string) => {
    leave()
    socket.close(closeCode, reason)
  }
  const leave = () => {
    isClosed = true
    clearTimeout(helloTimer)
    welcomed?.leave()
    welcomed = undefined
  }
  const helloTimer = setTimeout(
    () => part('no-hello', 'the first frame must be a hello', true),
    HELLO_WITHIN_MS,
  )

  const welcome = async (hello: Hello): Promise<void> => {
    const match = await means.open()
    if (!match) return part('no-match', 'there is no such match', false)
    const seat = hello.token === undefined ? undefined : await means.seatOf(hello.token)
    if (hello.token !== undefined && seat === undefined) {
      return part('no-such-token', 'this token holds no seat of this match', false)
    }
    if (isClosed) return
    const audience: FeedAudience = seat === undefined ? 'public' : { seat }
    const after = hello.after && match.holds(hello.after) ? hello.after.seq : undefined
    const head = match.last().seq
    const resume = hello.after && after === undefined ? 'restart' : after === head ? 'nothing' : 'tail'
    send({ type: 'welcome', protocol: PROTOCOL, match: match.id, audience, head, now: clock.now(), resume })
    written = after ?? 0
    const seated: NonNullable<typeof welcomed> = { match, audience, leave: () => {} }
    welcomed = seated
    await catchUp(match, audience)
    if (isClosed) return
    seated.leave = match.subscribe(audience, {
      send(text, head) {
        sendText(text)
        written = head
      },
      lost: () => part('moved', MOVED, true),
    })
  }

  /** In pieces that wait for each other: a slow line sees events come, and nothing heaps up for it here. */
  const catchUp = async (match: LiveMatch, audience: Audience): Promise<void> => {
    for (;;) {
      const shown = match.shownBehind(audience, written, PIECE)
      if (shown.length === 0 || isClosed) return
      await new Promise<void>((resolve) => socket.send(eventsFrame(shown), () => resolve()))
      written += shown.length
    }
  }

  const command = async (frame: CommandFrame, received: number): Promise<void> => {
    if (!welcomed) return part('too-early', 'commands come after the welcome', false)
    const { match, audience } = welcomed
    const { id, command: wish, seen } = frame
    if (typeof audience === 'string') return reply(id, NOT_SEATED)
    if (pending >= MOST_PENDING && !match.isKnown(audience.seat, id)) return reply(id, TOO_MANY)
    pending++
    try {
      // Until clocks are compared, nobody's own time is known.
      const timing = {
        received,
        claimed: null,
        rtt: null,
        seen: seen === null ? null : Math.min(seen, written),
      }
      reply(id, await match.command({ seat: audience.seat, id, command: wish, timing }))
    } catch (error) {
      if (!(error instanceof Gone)) means.onFault(error)
      part('moved', MOVED, true)
    } finally {
      pending--
      if (pending === 0) whenAnswered?.()
    }
  }

  const reply = (id: string, answer: Answer) => {
    if (answer.type === 'ack') return send({ type: 'ack', id, seq: answer.seq, hash: answer.hash })
    const { code, clause, text } = answer.refusal
    send({ type: 'refused', id, code, clause, text })
  }

  const hear = async (text: string, received: number): Promise<void> => {
    const frame = parseFrame(text)
    if (typeof frame === 'string') return part('bad-frame', frame, false)
    if (frame.type === 'command') return command(frame, received)
    if (hasHello) return part('bad-frame', 'hello is said once', false)
    hasHello = true
    clearTimeout(helloTimer)
    return welcome(frame)
  }

  socket.on('message', (data, isBinary) => {
    const received = clock.now()
    silence = 0
    if (isClosed) return
    if (isBinary) return part('bad-frame', 'frames are JSON text', false)
    if (isLeaving) return
    hear(String(data), received).catch((error) => {
      if (error instanceof Gone) return part('moved', MOVED, true)
      means.onFault(error)
      part('fault', 'a fault of the service; come back', true)
    })
  })
  socket.on('pong', () => {
    silence = 0
  })
  socket.on('close', leave)
  // What goes wrong with a line closes it, and that is all there is to do.
  socket.on('error', leave)

  return {
    beat() {
      silence++
      if (silence > DEAD_AFTER_BEATS) return socket.terminate()
      if (silence >= PING_AFTER_BEATS) socket.ping()
      if (welcomed) send({ type: 'heartbeat', head: welcomed.match.last().seq, now: clock.now() })
    },
    async goAway(code, text) {
      isLeaving = true
      const answered = new Promise<void>((resolve) => {
        whenAnswered = resolve
      })
      if (pending > 0) await Promise.race([answered, sleep(LAST_ANSWERS_MS)])
      if (!isClosed) {
        socket.send(JSON.stringify({ type: 'goodbye', code, text, retry: true } satisfies ServerFrame))
        end(GOING_AWAY, code)
      }
      // A line that is dead closes nothing by itself.
      setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref()
    },
  }
}

function parseFrame(text: string): ClientFrame | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'a frame must be JSON'
  }
  const parsed = safeParse(clientFrame, value)
  return parsed.success ? parsed.output : (problemBy(clientFrame, value, 'frame') ?? 'not a frame')
}
