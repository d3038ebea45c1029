import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Hub } from '../live/hub.ts'
import { seatOfToken } from '../seats/seat-office.ts'
import type { Database } from '../store/index.ts'
import { createSession, type Session } from './session.ts'

/** The largest wish is a start of a few tiles. */
const MOST_FRAME_BYTES = 16 * 1024
const BEAT_MS = 2_000

export interface SocketRoute {
  readonly database: Database
  readonly hub: Hub
  readonly clock: Clock
}

/** Live events and commands of a match. */
export async function socketRoute(
  app: FastifyInstance,
  { database, hub, clock }: SocketRoute,
): Promise<void> {
  const sessions = new Set<Session>()
  const sayGoodbye = async () => {
    clearInterval(beating)
    await Promise.all([...sessions].map((one) => one.goAway('restarting', 'the service restarts; come back')))
  }
  await app.register(websocket, {
    options: { maxPayload: MOST_FRAME_BYTES },
    preClose: sayGoodbye,
    // What a line does wrong ends that line; it is nothing to wake anybody for.
    errorHandler: (error, socket, request) => {
      request.log.info(error)
      socket.terminate()
    },
  })

  app.get<{ Params: { id: string } }>('/api/matches/:id/socket', { websocket: true }, (socket, request) => {
    const { id } = request.params
    const session = createSession(socket, {
      clock,
      open: () => hub.open(id),
      seatOf: (token) => seatOfToken(database, id, token),
      onFault: (error) => request.log.error(error),
    })
    sessions.add(session)
    socket.once('close', () => sessions.delete(session))
  })

  const beating = setInterval(() => {
    for (const session of sessions) session.beat()
  }, BEAT_MS)
}
