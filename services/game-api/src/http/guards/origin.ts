import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from '../problems/problem.ts'
import type { IsOwnHost } from './own-hosts.ts'

const READS = ['GET', 'HEAD']
const PUBLIC = /^\/(api|\.well-known)\//
const SHOWN = 'location, ratelimit, ratelimit-policy, retry-after, x-request-id'
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
}

/** Whether pages of any site may read what stands at this path. */
export const isPublicPath = (url: string): boolean => PUBLIC.test(url)

export interface OriginOptions {
  readonly allowedOrigins: readonly string[]
  readonly isOwnHost: IsOwnHost
  /** Whether another node has looked at the request already. */
  readonly isRelayed?: (request: FastifyRequest) => boolean
}

/**
 * Pages of other sites may read what is public, but write and open sockets only if the operator allows
 * their origin. A client that is not a page sends no `Origin` and may do both.
 */
export function guardOrigins(app: FastifyInstance, options: OriginOptions): void {
  const { allowedOrigins, isOwnHost, isRelayed } = options
  app.addHook('onRequest', async (request, reply) => {
    if (isRelayed?.(request)) return
    const { origin } = request.headers
    const isPublic = isPublicPath(request.url)
    const isRead = READS.includes(request.method) && request.headers.upgrade === undefined
    if (isRead) {
      if (isPublic)
        reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': SHOWN })
      return
    }
    if (isPublic) reply.header('vary', 'origin')
    const isWelcome = origin !== undefined && allowedOrigins.includes(origin)
    if (isWelcome)
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': SHOWN })
    else if (origin !== undefined && origin !== ownOrigin(request)) throw wrongOrigin(origin)
    else if (origin !== undefined && !isOwnHost(request.host)) throw wrongHost(request.host)
    if (request.method === 'OPTIONS') return answerOptions(reply, isWelcome)
  })
}

function answerOptions(reply: FastifyReply, isWelcome: boolean): FastifyReply {
  return reply
    .code(204)
    .headers(isWelcome ? PREFLIGHT : {})
    .send()
}

function wrongOrigin(origin: string): HttpProblem {
  const shown = JSON.stringify(origin.slice(0, 200))
  return new HttpProblem(
    403,
    'wrong-origin',
    `pages of ${shown} may not do this here; the service's operator allows origins by ALLOWED_ORIGINS, and says by TRUST_PROXY that a proxy knows the own one`,
  )
}

function wrongHost(host: string): HttpProblem {
  const shown = JSON.stringify(host.slice(0, 200))
  return new HttpProblem(
    403,
    'wrong-host',
    `pages may not do this at ${shown}; the service's operator names the hosts that are its own by ALLOWED_HOSTS`,
  )
}

/** Where the service was asked, as browsers write it: without the default port. */
export function ownOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined {
  const url = `${protocol}://${host}`
  return URL.canParse(url) ? new URL(url).origin : undefined
}
