import { WebSocket } from 'ws'
import type { OpenSocket } from './socket.ts'

/** For so long the other side may take to say goodbye; a dead one never would. */
const CLOSE_TIMEOUT = 1000

export const openSocket: OpenSocket = (url, listener) => {
  const socket = new WebSocket(url)
  socket.on('open', () => listener.open())
  socket.on('message', (data, isBinary) => listener.message(isBinary ? data : String(data)))
  socket.on('close', () => listener.close())
  // `close` follows, and that is all that there is to know.
  socket.on('error', () => {})
  return {
    send: (text) => socket.send(text),
    close() {
      socket.close()
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref()
    },
  }
}
