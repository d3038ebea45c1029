import { strict } from '@getaway/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceClock } from '../../clock.ts'
import { HttpProblem, parsed } from '../problems/problem.ts'
import type { RequestRelay } from './relay-request.ts'
import type { ApiRoute } from './route.ts'

const TOKEN = /^Bearer +([\w-]{43})$/i

/** Serves these routes: whatever they are asked is parsed before they see it. */
export function serveRoutes(
  app: FastifyInstance,
  clock: ServiceClock,
  routes: readonly ApiRoute[],
  relay?: RequestRelay,
): void {
  for (const { handler, ...route } of routes) {
    const body = route.body && strict(route.body)
    const query = route.query && strict(route.query)
    const arrivals = new WeakMap<FastifyRequest, number>()
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      onRequest: (request, _, done) => {
        arrivals.set(request, clock.now())
        done()
      },
      handler: async (request, reply) => {
        const relayed = relay && (await relayOf(relay, route, request, reply))
        if (relayed) return reply.send(relayed.body)
        reply.code(route.answers[0].status)
        const token = tokenOf(request, reply, route.auth)
        const answer = await handler({
          params: route.params && parsed(route.params, request.params, 'path'),
          query: query && parsed(query, request.query, 'query'),
          body: body ? parsed(body, request.body, 'body') : request.body,
          token,
          received: arrivals.get(request) ?? clock.now(),
          request,
          reply,
        } as Parameters<ApiRoute['handler']>[0])
        // Undefined would make Fastify wait for an answer that somebody sends later.
        return answer === undefined ? reply.send() : answer
      },
    })
  }
}

function relayOf(
  relay: RequestRelay,
  { atOwner, atHome }: Pick<ApiRoute, 'atOwner' | 'atHome'>,
  request: FastifyRequest,
  reply: FastifyReply,
): ReturnType<RequestRelay['toOwner']> {
  const home = atHome?.(request)
  if (home) return relay.toHome(home, request, reply)
  const { id } = request.params as { readonly id: string }
  return atOwner ? relay.toOwner(id, request, reply) : Promise.resolve(undefined)
}

function tokenOf(request: FastifyRequest, reply: FastifyReply, auth: ApiRoute['auth']): string | undefined {
  const { authorization } = request.headers
  if (auth === undefined || (authorization === undefined && auth === 'optional')) return undefined
  if (authorization === undefined) {
    reply.header('www-authenticate', 'Bearer')
    throw new HttpProblem(401, 'no-token', 'this needs a token: Authorization: Bearer …')
  }
  const token = TOKEN.exec(authorization)?.[1]
  if (token === undefined) throw noSuchToken(reply)
  return token
}

/** A token that opens nothing. It is an error even where none is needed: the caller expects to see more than the public. */
export function noSuchToken(reply: FastifyReply): HttpProblem {
  reply.header('www-authenticate', 'Bearer error="invalid_token"')
  return new HttpProblem(401, 'no-such-token', 'this token is not valid here')
}
