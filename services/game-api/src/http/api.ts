import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { expireImports } from '../imports/expiry.ts'
import type { ApiMeans } from './asking.ts'
import { commandRoutes } from './commands.ts'
import { eventRoutes } from './events.ts'
import { importRoutes, LOG_MEDIA, notALog } from './import-routes.ts'
import { logRoutes } from './log.ts'
import { matchRoutes } from './matches.ts'
import { observerRoutes } from './observers.ts'
import { openApiOf } from './openapi.ts'
import { pageRoutes } from './page.ts'
import { resultRoutes } from './result.ts'
import { seatRoutes } from './seats.ts'
import { serveRoutes } from './serve-routes.ts'
import { serviceRoutes } from './service-routes.ts'

/** The whole API over HTTP: one table of routes, which are served and described from it. */
export async function apiRoutes(app: FastifyInstance, means: ApiMeans): Promise<void> {
  expireImports(app, means)
  const streams = new Set<Readable>()
  const imports = importRoutes(means)
  const routes = [
    ...matchRoutes(means),
    ...eventRoutes(means, streams),
    ...commandRoutes(means),
    ...logRoutes(means),
    ...resultRoutes(means),
    ...seatRoutes(means),
    ...observerRoutes(means),
    ...serviceRoutes(means),
  ]
  const pages = pageRoutes(() => document)
  const document = openApiOf([...routes, ...imports, ...pages])

  serveRoutes(app, means.clock, [...routes, ...pages])
  // A log is taken as bytes, and only where logs are.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(LOG_MEDIA, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.addContentTypeParser('*', (_request, _body, done) => done(notALog()))
    serveRoutes(scope, means.clock, imports)
  })
  // Streams would hold up a service that stops; whoever follows comes back.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.push(null)
  })
}
