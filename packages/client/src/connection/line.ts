import { type Clock, createAlarm } from '../clock.ts'
import type { OpenSocket, Socket } from '../web-socket/socket.ts'

/** Heartbeats come about every 2 s: a server that is silent for so long is gone, whatever the network says. */
const SILENCE_MS = 15_000
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 10_000
/** A client that was told to slow down waits at least so long, and twice as long if it happens again soon. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** What happened before that is forgotten. */
const SOON_MS = 60_000

/** A socket that comes back: lost, silent or given up, it is followed by another one, to the next address. */
export interface Line {
  send(text: string): void
  /** Gives up this socket; another one follows. */
  renew(): void
  /** The same for one that asked too much: not at once, whatever a heartbeat said before. */
  renewLater(): void
  /** The other side is well: the next delay is a short one again. */
  settle(): void
  close(): void
}

export interface LineListener {
  connecting(): void
  open(): void
  message(data: unknown): void
  lost(): void
}

export interface LineOptions {
  /** One after the other is tried. */
  readonly urls: readonly [string, ...string[]]
  readonly openSocket: OpenSocket
  readonly clock: Clock
  /** From 0 to below 1. */
  readonly random: () => number
  readonly listener: LineListener
}

export function createLine({ urls, openSocket, clock, random, listener }: LineOptions): Line {
  let socket: Socket | undefined
  let address = 0
  let attempts = 0
  let pauses = 0
  let pausedUntil = Number.NEGATIVE_INFINITY
  let callOffRetry = () => {}
  const silence = createAlarm(clock, SILENCE_MS, () => renew())

  const connect = () => {
    listener.connecting()
    // What a socket says after it was given up is not heard any more.
    const own = openSocket(urls[address % urls.length] ?? urls[0], {
      open: () => socket === own && listener.open(),
      message(data) {
        if (socket !== own) return
        silence.restart()
        listener.message(data)
      },
      close: () => socket === own && renew(),
    })
    socket = own
    // Only now: what throws has no line, and nothing must ring for it.
    silence.restart()
  }
  const drop = () => {
    silence.stop()
    callOffRetry()
    const dropped = socket
    socket = undefined
    dropped?.close()
  }
  const comeBackAfter = (ms: number) => {
    drop()
    listener.lost()
    address++
    callOffRetry = clock.after(ms, connect)
  }
  // All addresses are tried before the next longer delay: one of them may be well.
  const renew = () => comeBackAfter(delayBefore(Math.floor(attempts++ / urls.length), random))
  const renewLater = () => {
    if (clock.now() > pausedUntil + SOON_MS) pauses = 0
    const ms = pauseBefore(pauses++, random)
    pausedUntil = clock.now() + ms
    comeBackAfter(ms)
  }

  connect()
  return {
    send: (text) => socket?.send(text),
    renew,
    renewLater,
    settle() {
      attempts = 0
    },
    close: drop,
  }
}

/** Exponential with full jitter: a thousand clients of a server that restarts do not come back at once. */
function delayBefore(attempt: number, random: () => number): number {
  return random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt)
}

/** Half of it certain, so that it is a pause for everybody; the other half by chance. */
function pauseBefore(pause: number, random: () => number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pause) * (1 + random())
}
