import { type ShowServerFrame, showClientFrame } from '@getaway/client/protocol'
import { readWish } from '@getaway/engine'
import type { WebSocket } from 'ws'
import type { Faults } from '../operation/faults.ts'
import { frameKey, type Limiter } from '../operation/limits/limiter.ts'
import type { Metrics } from '../operation/metrics.ts'
import type { FollowShow } from '../shows/follow-show.ts'
import { badFrame, GOODBYES, type Goodbye } from './goodbyes.ts'

/** A reader of a show, or its caster, on a socket. */
export interface ShowLine {
  /** Tells that the line stands, and ends one that is dead. */
  beat(): void
  goAway(goodbye: Goodbye): Promise<void>
}

export interface ShowLineOptions {
  readonly follow: FollowShow
  readonly metrics: Pick<Metrics, 'heard' | 'said'>
  readonly limits: Pick<Limiter, 'allowFrame'>
  readonly onFault: Faults
}

const HELLO_WITHIN_MS = 5_000
const MOST_BUFFERED = 1 << 20
const PING_AFTER_BEATS = 5
const DEAD_AFTER_BEATS = 15
const LAST_WORDS_MS = 1_000
const [GOING_AWAY, POLICY, TRY_AGAIN] = [1001, 1008, 1013]

const HEARTBEAT = JSON.stringify({ type: 'heartbeat' } satisfies ShowServerFrame)

let lastSocket = 0

/** The sockets of shows: a hello with a key, then all that this key may know. Without the key nothing is told. */
export function createShowLines({ follow, metrics, limits, onFault }: ShowLineOptions) {
  const open = (socket: WebSocket, id: string): ShowLine => {
    const key = frameKey(undefined, `show ${++lastSocket}`)
    let silence = 0
    let hasHello = false
    let leave: (() => void) | undefined
    let isClosed = false

    const say = (text: string) => {
      if (isClosed) return
      if (socket.bufferedAmount > MOST_BUFFERED) return part(GOODBYES.tooSlow)
      metrics.said(1, text.length)
      socket.send(text)
    }
    const end = () => {
      isClosed = true
      clearTimeout(helloTimer)
      leave?.()
      leave = undefined
    }
    const close = (code: number, goodbye: Goodbye) => {
      if (isClosed) return
      socket.send(JSON.stringify({ type: 'goodbye', ...goodbye } satisfies ShowServerFrame))
      end()
      socket.close(code, goodbye.code)
    }
    const part = (goodbye: Goodbye) => close(goodbye.retry ? TRY_AGAIN : POLICY, goodbye)
    const helloTimer = setTimeout(() => part(GOODBYES.noHello), HELLO_WITHIN_MS)

    const greet = async (shown: string) => {
      const ended = () => part(GOODBYES.noSuchShow)
      const followed = await follow(id, shown, { tell: say, ended })
      if (followed === 'no-such-show') return part(GOODBYES.noSuchShow)
      if (followed === 'show-full') return part(GOODBYES.showFull)
      // Gone while its show was looked for.
      if (isClosed) return followed.leave()
      leave = followed.leave
      beatOnce()
    }
    const beatOnce = () => say(HEARTBEAT)

    socket.on('message', (data, isBinary) => {
      const bytes = data as Buffer
      silence = 0
      metrics.heard(bytes.length)
      if (isClosed) return
      if (isBinary) return part(GOODBYES.notText)
      if (!limits.allowFrame(key)) return part(GOODBYES.tooManyFrames)
      if (hasHello) return part(GOODBYES.helloAgain)
      hasHello = true
      const hello = readWish(showClientFrame, jsonIn(String(bytes)), 'frame')
      if (!hello.ok) return part(badFrame(hello.error))
      clearTimeout(helloTimer)
      greet(hello.value.key).catch((error: unknown) => {
        onFault(error, 'a hello to a show')
        part(GOODBYES.fault)
      })
    })
    socket.on('pong', () => {
      silence = 0
    })
    socket.on('close', end)
    // What goes wrong with a line closes it, and that is all there is to do.
    socket.on('error', end)

    return {
      beat() {
        silence++
        if (silence > DEAD_AFTER_BEATS) return socket.terminate()
        if (silence >= PING_AFTER_BEATS) socket.ping()
        if (leave) beatOnce()
      },
      async goAway(goodbye) {
        close(GOING_AWAY, goodbye)
        // A connection that is dead closes nothing by itself.
        setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref()
      },
    }
  }
  return { open }
}

/** Undefined is no frame, and is refused as one. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
