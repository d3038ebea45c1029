import type { ServerFrame } from '@getaway/client'
import WebSocket from 'ws'

export interface RawSocket {
  readonly frames: readonly ServerFrame[]
  /** An object as JSON, a text as it is. */
  say(frame: object | string): void
  /** The next frame of that type that was not taken yet; heartbeats come in between. */
  hear<T extends ServerFrame['type']>(type: T): Promise<Extract<ServerFrame, { type: T }>>
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  readonly socket: WebSocket
  close(): void
}

/** A bare socket to a match, for saying what no client would. */
export function openRaw(address: string, matchId: string): RawSocket {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/matches/${matchId}/socket`)
  const frames: ServerFrame[] = []
  const taken = new Set<ServerFrame>()
  const waiting = new Set<() => void>()
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  // Who only waits for the end is told by `closed`.
  opened.catch(() => {})
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as ServerFrame)
    for (const look of waiting) look()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  return {
    frames,
    socket,
    closed,
    say(frame) {
      const text = typeof frame === 'string' ? frame : JSON.stringify(frame)
      opened.then(
        () => socket.send(text),
        () => {},
      )
    },
    hear: <T extends ServerFrame['type']>(type: T) =>
      new Promise<Extract<ServerFrame, { type: T }>>((resolve, reject) => {
        const look = () => {
          const found = frames.find((frame) => frame.type === type && !taken.has(frame))
          if (!found) return
          waiting.delete(look)
          taken.add(found)
          resolve(found as Extract<ServerFrame, { type: T }>)
        }
        waiting.add(look)
        look()
        closed.then(
          ({ code, reason }) => reject(new Error(`closed (${code} ${reason}) before ${type}`)),
          reject,
        )
      }),
    close: () => socket.close(),
  }
}
