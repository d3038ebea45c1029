import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { Problem } from '../http/problem.ts'
import { sha256 } from '../live/secrets.ts'
import type { Metrics } from './metrics.ts'

/** `GET /metrics` for Prometheus: the service's and the process', for all or for who knows the token. */
export function metricsRoute(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  collectDefaultMetrics({ register: registry })
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isBearer(request.headers.authorization, token))
      throw new Problem(401, 'no-such-token', 'the metrics ask for their token', {
        headers: { 'www-authenticate': 'Bearer realm="metrics"' },
      })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** In the same time whatever is wrong with it: digests are of one length. */
function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(header ?? '')), Buffer.from(sha256(`Bearer ${token}`)))
}
