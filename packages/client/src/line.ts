import { type Clock, createAlarm } from './clock.ts'
import type { OpenSocket, Socket } from './web-socket/socket.ts'

/** Heartbeats come about every 2 s: who is silent for so long is gone, whatever the network says. */
const SILENCE_MS = 15_000
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 10_000

/** A socket that comes back: lost, silent or given up, it is followed by another one, to the next address. */
export interface Line {
  send(text: string): void
  /** Gives up this socket; another one follows. */
  renew(): void
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
  let callOffRetry = () => {}
  const silence = createAlarm(clock, SILENCE_MS, () => renew())

  const connect = () => {
    silence.restart()
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
  }
  const drop = () => {
    silence.stop()
    callOffRetry()
    const dropped = socket
    socket = undefined
    dropped?.close()
  }
  const renew = () => {
    drop()
    listener.lost()
    address++
    // All addresses are tried before the next longer delay: one of them may be well.
    callOffRetry = clock.after(delayBefore(Math.floor(attempts++ / urls.length), random), connect)
  }

  connect()
  return {
    send: (text) => socket?.send(text),
    renew,
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
