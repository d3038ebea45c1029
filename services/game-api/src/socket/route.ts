import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Hub } from '../live/hub/hub.ts'
import type { Limiter } from '../operation/limits/limiter.ts'
import { createPulse } from './pulse.ts'
import { Session, type SessionMeans } from './session.ts'

/** The largest wish is a start of a few tiles. */
const MOST_FRAME_BYTES = 16 * 1024
const BEAT_MS = 2_000
const TRY_AGAIN = 1013

export interface SocketRoute extends Pick<SessionMeans, 'metrics' | 'onFault'> {
  readonly limits: SessionMeans['limits'] & Pick<Limiter, 'openSocket'>
  readonly hub: Pick<Hub, 'open'>
  readonly holderOf: SessionMeans['holderOf']
  readonly clock: Clock
}

/** Live events and commands of a match. */
export async function socketRoute(app: FastifyInstance, route: SocketRoute): Promise<void> {
  const { hub, clock } = route
  const sessions = new Set<Session>()
  const pulse = createPulse(clock)
  const means: SessionMeans = {
    clock,
    pulse,
    metrics: route.metrics,
    onFault: route.onFault,
    limits: route.limits,
    open: hub.open,
    holderOf: route.holderOf,
  }
  const sayGoodbye = async () => {
    clearInterval(beating)
    await Promise.all([...sessions].map((one) => one.goAway('restarting', 'the service restarts; come back')))
  }
  await app.register(websocket, {
    // Compressed, frames would be each socket's own.
    options: { maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false },
    preClose: sayGoodbye,
    // What a line does wrong ends that line; it is nothing to wake anybody for.
    errorHandler: (error, socket, request) => {
      request.log.info(error)
      socket.terminate()
    },
  })
  app.get<{ Params: { id: string } }>('/api/matches/:id/socket', { websocket: true }, (socket, request) => {
    const release = route.limits.openSocket(request.ip)
    if (!release) return socket.close(TRY_AGAIN, 'too-many-sockets')
    socket.once('close', release)
    const session = new Session(socket, request.raw.socket, request.params.id, means)
    sessions.add(session)
    socket.once('close', () => sessions.delete(session))
  })
  const beating = setInterval(() => {
    pulse.tick()
    for (const session of sessions) session.beat()
  }, BEAT_MS)
}
