import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { expireImports } from '../imports/expiry.ts'
import { openApiOf } from './openapi/openapi.ts'
import { commandRoutes } from './routes/commands.ts'
import { eventRoutes } from './routes/events.ts'
import { importRoutes, LOG_MEDIA, notALog } from './routes/imports.ts'
import { logRoutes } from './routes/log.ts'
import { matchRoutes } from './routes/matches.ts'
import { observerRoutes } from './routes/observers.ts'
import { pageRoutes } from './routes/page.ts'
import { resultRoutes } from './routes/result.ts'
import { roomRoutes } from './routes/rooms.ts'
import { savedReplayRoutes } from './routes/saved-replay.ts'
import { seatRoutes } from './routes/seats.ts'
import { serviceRoutes } from './routes/service-routes.ts'
import { showRoutes } from './routes/shows.ts'
import { allTournamentRoutes } from './routes/tournaments/index.ts'
import { transferRoutes } from './routes/transfers.ts'
import type { ApiDependencies } from './table/match-access.ts'
import { serveRoutes } from './table/serve-routes.ts'

/** The whole API over HTTP: one table of routes, which are served and described from it. */
export async function apiRoutes(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  expireImports(app, dependencies)
  const streams = new Set<Readable>()
  const imports = importRoutes(dependencies)
  const routes = [
    ...matchRoutes(dependencies),
    ...eventRoutes(dependencies, streams),
    ...commandRoutes(dependencies),
    ...logRoutes(dependencies),
    ...savedReplayRoutes(dependencies),
    ...resultRoutes(dependencies),
    ...roomRoutes(dependencies),
    ...seatRoutes(dependencies),
    ...observerRoutes(dependencies),
    ...transferRoutes(dependencies),
    ...showRoutes(dependencies),
    ...allTournamentRoutes(dependencies),
    ...serviceRoutes(dependencies),
  ]
  const pages = pageRoutes(() => document)
  const document = openApiOf([...routes, ...imports, ...pages], dependencies.games.newestGames())

  serveRoutes(app, dependencies.clock, [...routes, ...pages], dependencies.relay)
  // A log is taken as bytes, and only where logs are.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(LOG_MEDIA, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.addContentTypeParser('*', (_request, _body, done) => done(notALog()))
    serveRoutes(scope, dependencies.clock, imports)
  })
  // Streams would hold up a service that stops; their readers come back.
  app.addHook('preClose', async () => {
    dependencies.transfers.close()
    for (const stream of streams) stream.push(null)
  })
}
