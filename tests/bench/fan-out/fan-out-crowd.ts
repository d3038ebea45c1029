import { connect } from 'node:net'

/** A crowd that costs little: sockets that shake hands, say hello and count bytes. */
export type CrowdAsk =
  | { readonly type: 'come'; readonly port: number; readonly path: string; readonly sockets: number }
  | { readonly type: 'count' }
  | { readonly type: 'leave' }
export type CrowdTold =
  | { readonly type: 'came' }
  /** So many bytes since the last count, and when the last of them came (ms since the epoch). */
  | { readonly type: 'counted'; readonly bytes: number; readonly lastAt: number }
  | { readonly type: 'left' }

/** A crowd that gives no sign of life is sent away. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
const SIGN_MS = 10_000
const HELLO = maskedText(JSON.stringify({ type: 'hello', protocol: 1 }))
const buffer = Buffer.alloc(1 << 16)
const opened: import('node:net').Socket[] = []
let bytes = 0
let lastAt = 0

function come(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let isGreeted = false
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer,
        callback(length) {
          bytes += length
          lastAt = performance.timeOrigin + performance.now()
          if (!isGreeted) {
            isGreeted = true
            socket.write(HELLO)
            resolve()
          }
          return true
        },
      },
    })
    opened.push(socket)
    socket.on('error', reject)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
  })
}

/** A client's frame, masked with zeros. */
function maskedText(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

process.on('message', async (ask: CrowdAsk) => {
  const tell = (told: CrowdTold) => process.send?.(told)
  switch (ask.type) {
    case 'come':
      for (let some = 0; some < ask.sockets; some += 100) {
        const now = Math.min(100, ask.sockets - some)
        await Promise.all(Array.from({ length: now }, () => come(ask.port, ask.path)))
      }
      return tell({ type: 'came' })
    case 'count':
      tell({ type: 'counted', bytes, lastAt })
      bytes = 0
      return
    case 'leave':
      for (const socket of opened.splice(0)) socket.destroy()
      return tell({ type: 'left' })
  }
})

setInterval(() => {
  for (const socket of opened) socket.write(PONG)
}, SIGN_MS)
