import { type ClientOptions, WebSocket } from 'ws'
import type { OpenSocket } from './socket.ts'

/** For so long (ms) the other side may take to say goodbye; a dead one never would. `@types/ws` lacks the option. */
const OPTIONS: ClientOptions & { readonly closeTimeout: number } = { closeTimeout: 1000 }

export const openSocket: OpenSocket = (url, listener) => {
  const socket = new WebSocket(url, OPTIONS)
  socket.on('open', () => listener.open())
  socket.on('message', (data, isBinary) => listener.message(isBinary ? data : String(data)))
  socket.on('close', () => listener.close())
  // `close` follows, and that is all that there is to know.
  socket.on('error', () => {})
  return socket
}
