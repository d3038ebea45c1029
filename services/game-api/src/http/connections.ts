import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const FIRST_BYTE_WITHIN_MS = 10_000

/** The lines that are open, whatever they have become: the server itself forgets those that wanted to be sockets. */
export interface Connections {
  /** Ends them all at once. */
  destroyAll(): void
}

/**
 * Ends lines that say nothing for so long after they were opened, and those that have said nothing yet when the
 * service stops: the server takes them for busy and would wait for them.
 */
export function watchConnections(
  app: FastifyInstance,
  firstByteWithinMs = FIRST_BYTE_WITHIN_MS,
): Connections {
  const open = new Set<Socket>()
  const endIfSilent = (socket: Socket) => {
    if (socket.bytesRead === 0) socket.destroy()
  }
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    const timer = setTimeout(endIfSilent, firstByteWithinMs, socket)
    socket.once('close', () => {
      clearTimeout(timer)
      open.delete(socket)
    })
  })
  app.addHook('preClose', async () => {
    for (const socket of open) endIfSilent(socket)
  })
  return {
    destroyAll() {
      for (const socket of open) socket.destroy()
    },
  }
}
