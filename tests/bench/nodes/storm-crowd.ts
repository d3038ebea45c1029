import type { ServerFrame } from '@getaway/client'
import WebSocket from 'ws'

/** Spectators who are all cut off at once, and all come back at once. */
export type StormAsk =
  | {
      readonly type: 'come'
      readonly addresses: readonly string[]
      readonly match: string
      readonly sockets: number
    }
  | { readonly type: 'cut' }
  | { readonly type: 'leave' }
export type StormTold =
  | { readonly type: 'came' }
  /** How long each took until it had all again (ms), and how many events were missing or came twice. */
  | { readonly type: 'current'; readonly tookMs: readonly number[]; readonly wrong: number }
  | { readonly type: 'left' }

interface Spectator {
  socket: WebSocket | undefined
  seq: number
  hash: string
  isCurrent: () => void
}

const AT_ONCE = 200
const spectators: Spectator[] = []
let [addresses, match]: [readonly string[], string] = [[], '']
let wrong = 0

/** Resolves when it has been shown all that there was when it was welcomed. */
function come(spectator: Spectator, index: number): Promise<void> {
  return new Promise((resolve) => {
    const address = (addresses[index % addresses.length] ?? '').replace(/^http/, 'ws')
    const socket = new WebSocket(`${address}/api/matches/${match}/socket`)
    let head = Number.POSITIVE_INFINITY
    spectator.socket = socket
    const look = () => spectator.seq >= head && resolve()
    // Refused while everybody comes at once: again.
    const again = () => {
      if (spectator.socket === socket) setTimeout(() => come(spectator, index + 1).then(resolve), 50)
    }
    socket.on('error', () => {})
    socket.on('close', again)
    socket.on('open', () => {
      const { seq, hash } = spectator
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...(seq > 0 && { after: { seq, hash } }) }))
    })
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame
      if (frame.type === 'welcome') {
        if (frame.resume === 'restart') spectator.seq = 0
        head = frame.head
      }
      if (frame.type === 'events')
        for (const { event } of frame.shown) {
          if (event.seq !== spectator.seq + 1) wrong++
          spectator.seq = event.seq
          spectator.hash = event.hash
        }
      look()
    })
  })
}

process.on('message', async (ask: StormAsk) => {
  const tell = (told: StormTold) => process.send?.(told)
  if (ask.type === 'come') {
    ;[addresses, match] = [ask.addresses, ask.match]
    for (let some = 0; some < ask.sockets; some += AT_ONCE) {
      const now = Array.from({ length: Math.min(AT_ONCE, ask.sockets - some) }, (_, n) => some + n)
      await Promise.all(
        now.map((index) => {
          const spectator = { socket: undefined, seq: 0, hash: '', isCurrent: () => {} }
          spectators.push(spectator)
          return come(spectator, index)
        }),
      )
    }
    tell({ type: 'came' })
  }
  if (ask.type === 'cut') {
    const began = performance.now()
    const coming = spectators.map(async (spectator, index) => {
      const { socket } = spectator
      spectator.socket = undefined
      socket?.terminate()
      await come(spectator, index + 1)
      return performance.now() - began
    })
    tell({ type: 'current', tookMs: await Promise.all(coming), wrong })
  }
  if (ask.type === 'leave') {
    for (const spectator of spectators) {
      const { socket } = spectator
      spectator.socket = undefined
      socket?.terminate()
    }
    tell({ type: 'left' })
  }
})
