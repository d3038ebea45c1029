import type { OpenSocket } from './socket.ts'

export const openSocket: OpenSocket = (url, listener) => {
  const socket = new globalThis.WebSocket(url)
  socket.addEventListener('open', () => listener.open())
  socket.addEventListener('message', ({ data }) => listener.message(data))
  socket.addEventListener('close', () => listener.close())
  return socket
}
