import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limiter } from '../../operation/limits/limiter.ts'
import { type RateKind, WINDOW_S } from '../../operation/limits/rates.ts'
import { HttpProblem } from '../problems/problem.ts'

const LIMITED = /^\/(api|\.well-known)\//
const READS = ['GET', 'HEAD', 'OPTIONS']
const BEARER = /^Bearer +(\S{1,200})$/i
const KINDS: Readonly<Record<string, RateKind>> = {
  'POST /api/matches': 'create',
  'POST /api/matches/:id/rematch': 'create',
  'POST /api/matches/:id/renewal': 'create',
  'GET /api/matches/:id/result': 'judge',
  'POST /api/imports': 'import',
  'POST /api/transfers': 'create',
  'POST /api/shows': 'create',
  'POST /api/tournaments': 'create',
  'GET /api/tournaments/:id/archive': 'judge',
  'POST /api/tournaments/:id/preview': 'judge',
}

/** Whether a request comes from the service itself, by a secret that only it has. */
export type IsOwn = (request: Pick<FastifyRequest, 'headers'>) => boolean

/** The token of an `Authorization: Bearer …`, whatever it is good for. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1]
}

/**
 * Counts requests to the API, and all that want to be a socket, wherever they go; pages, health and metrics are free,
 * and so are those of the service itself.
 */
export function limitRequests(app: FastifyInstance, limiter: Limiter, isOwn: IsOwn): void {
  app.addHook('onRequest', async (request, reply) => {
    const isCounted = LIMITED.test(request.url) || request.headers.upgrade !== undefined
    if (!isCounted || isOwn(request)) return
    const token = bearerOf(request)
    const kind = kindOf(request)
    const { isAllowed, most, remaining, resetS } = await limiter.take(kind, { address: request.ip, token })
    reply.headers({
      'ratelimit-policy': `"${kind}";q=${most};w=${WINDOW_S}`,
      ratelimit: `"${kind}";r=${remaining};t=${resetS}`,
    })
    if (!isAllowed)
      throw tooMany(`no more than ${most} requests of the kind "${kind}" within ${WINDOW_S} s`, resetS)
  })
}

function kindOf({ method, headers, routeOptions }: FastifyRequest): RateKind {
  if (headers.upgrade !== undefined) return 'connect'
  // A HEAD request costs as much as a GET.
  const asked = method === 'HEAD' ? 'GET' : method
  return KINDS[`${asked} ${routeOptions.url}`] ?? (READS.includes(method) ? 'read' : 'write')
}

function tooMany(detail: string, resetS: number): HttpProblem {
  return new HttpProblem(429, 'too-many-requests', `${detail}; come back in ${resetS} s`, {
    headers: { 'retry-after': String(resetS) },
  })
}
