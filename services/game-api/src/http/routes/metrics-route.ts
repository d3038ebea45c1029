import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from '../../operation/metrics.ts'
import { sha256 } from '../../secrets/secrets.ts'
import type { IsOwnHost } from '../guards/own-hosts.ts'
import { HttpProblem } from '../problems/problem.ts'

/**
 * `GET /metrics` for Prometheus: the service's and the process', for callers with the token; if none is configured, for this
 * machine alone. Refusals are counted: with few matches they tell a player what the other one tried.
 */
export function metricsRoute(
  app: FastifyInstance,
  { registry }: Metrics,
  { token, isOwnHost }: { readonly token: string | undefined; readonly isOwnHost: IsOwnHost },
): void {
  collectDefaultMetrics({ register: registry })
  app.get('/metrics', async (request, reply) => {
    // A browser on this machine asks for pages from elsewhere, which may have given this machine a name of theirs.
    const isTold =
      token === undefined
        ? isFromHere(request) && isOwnHost(request.host)
        : isBearer(request.headers.authorization, token)
    if (!isTold)
      throw new HttpProblem(401, 'no-such-token', 'the metrics ask for their token', {
        headers: { 'www-authenticate': 'Bearer realm="metrics"' },
      })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const here = new BlockList()
here.addSubnet('127.0.0.0', 8, 'ipv4')
here.addAddress('::1', 'ipv6')

/** Headers of a proxy, which asks for somebody else. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** By the connection itself: what proxies say about the client is not believed here. */
function isFromHere({ headers, socket: { remoteAddress = '' } }: FastifyRequest): boolean {
  const family = isIP(remoteAddress)
  if (family === 0 || FORWARDING.some((name) => headers[name] !== undefined)) return false
  return here.check(remoteAddress, family === 4 ? 'ipv4' : 'ipv6')
}

/** In the same time whatever is wrong with it: digests are of one length. */
function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(header ?? '')), Buffer.from(sha256(`Bearer ${token}`)))
}
