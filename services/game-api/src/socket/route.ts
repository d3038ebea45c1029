import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { ServiceClock } from '../clock.ts'
import type { IsOwn } from '../http/guards/limits.ts'
import { HttpProblem } from '../http/problems/problem.ts'
import type { Hub } from '../live/hub/hub.ts'
import type { Limiter } from '../operation/limits/limiter.ts'
import type { RoomNews } from '../rooms/room-news.ts'
import type { FollowShow } from '../shows/follow-show.ts'
import { GOODBYES } from './goodbyes.ts'
import type { Pointing } from './pointing.ts'
import { createPulse } from './pulse.ts'
import { Session, type SessionDependencies } from './session.ts'
import { createShowLines, type ShowLine } from './show-line.ts'
import { createTurns } from './turns.ts'

/** The largest wish is a start of a few tiles. */
const MOST_FRAME_BYTES = 16 * 1024
const PATH = '/api/matches/:id/socket'
const SHOW_PATH = '/api/shows/:id/socket'
const PATHS: readonly (string | undefined)[] = [PATH, SHOW_PATH]
const BEAT_MS = 2_000
const TRY_AGAIN = 1013
/** So many sockets, and so many hellos of spectators, take some milliseconds. */
const COMING_AT_ONCE = 6

export interface SocketRouteOptions extends Pick<SessionDependencies, 'metrics' | 'onFault'> {
  readonly limits: SessionDependencies['limits'] & Pick<Limiter, 'openSocket'>
  readonly hub: Pick<Hub, 'open'>
  readonly tokenHolderOf: SessionDependencies['tokenHolderOf']
  readonly news: Pick<RoomNews, 'enter' | 'touch' | 'tick'>
  readonly clock: ServiceClock
  readonly pointing: Pointing
  readonly follow: FollowShow
  /** Whose sockets are not counted. */
  readonly isOwn: IsOwn
}

type SocketRequest = FastifyRequest<{ Params: { id: string } }>

/** Live events and commands of a match, and what is on air in a show. */
export async function socketRoute(app: FastifyInstance, route: SocketRouteOptions): Promise<void> {
  const { hub, clock } = route
  const sessions = new Set<Session | ShowLine>()
  const pulse = createPulse(clock)
  const dependencies: SessionDependencies = {
    clock,
    pulse,
    pointing: route.pointing,
    turns: createTurns(COMING_AT_ONCE),
    news: route.news,
    metrics: route.metrics,
    onFault: route.onFault,
    limits: route.limits,
    open: hub.open,
    tokenHolderOf: route.tokenHolderOf,
  }
  const sayGoodbye = async () => {
    clearInterval(beating)
    await Promise.all([...sessions].map((session) => session.goAway(GOODBYES.restarting)))
  }
  await app.register(websocket, {
    // Compressed, frames would be each socket's own.
    options: { maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false },
    preClose: sayGoodbye,
    // An error of a connection ends that connection; it is nothing to wake anybody for.
    errorHandler: (error, socket, request) => {
      request.log.info(error)
      socket.terminate()
    },
  })
  const lines = createTurns(COMING_AT_ONCE)
  app.addHook('onRequest', async ({ ws }) => {
    if (ws) await lines.take()
  })
  // Any other route would open a socket, too, and take its time to close it.
  app.addHook('onRequest', async ({ ws, is404, routeOptions }) => {
    if (ws && !is404 && !PATHS.includes(routeOptions.url))
      throw new HttpProblem(400, 'bad-request', `sockets are at ${PATHS.join(' and ')} only`)
  })
  const open = (path: string, sessionOf: (socket: WebSocket, request: SocketRequest) => Session | ShowLine) =>
    app.get<{ Params: { id: string } }>(path, { websocket: true }, (socket, request) => {
      if (!route.isOwn(request)) {
        const release = route.limits.openSocket(request.ip)
        if (!release) return socket.close(TRY_AGAIN, 'too-many-sockets')
        socket.once('close', release)
      }
      const session = sessionOf(socket, request)
      sessions.add(session)
      socket.once('close', () => sessions.delete(session))
    })
  open(PATH, (socket, { raw, params }) => new Session(socket, raw.socket, params.id, dependencies))
  const showLines = createShowLines(route)
  open(SHOW_PATH, (socket, { params }) => showLines.open(socket, params.id))
  const beating = setInterval(() => {
    pulse.tick()
    route.news.tick()
    for (const session of sessions) session.beat()
  }, BEAT_MS)
}
