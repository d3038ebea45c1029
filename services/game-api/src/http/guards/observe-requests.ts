import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { About } from '../../operation/faults.ts'
import type { Metrics } from '../../operation/metrics.ts'
import { isMatchId } from '../../secrets/match-id.ts'

/** Each request has an id, which the answer says, too; one line of the log and one measurement. */
export function observeRequests(app: FastifyInstance, metrics: Pick<Metrics, 'answered'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const match = matchOf(request.routeOptions.url, request.params)
    if (match === undefined) return
    noteAbout(request, reply, { match })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    // What no route is for has as many addresses as there are askers.
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    const tookMs = reply.elapsedTime
    metrics.answered(method, route, status, tookMs)
    const line = {
      method,
      route,
      status,
      tookMs: Math.round(tookMs * 10) / 10,
      code: reply.problem,
      from: request.ip,
    }
    request.log.info(line, 'answered')
  })
}

/** From now on all that is logged of this request says what it is about. */
export function noteAbout(request: FastifyRequest, reply: FastifyReply, about: About): void {
  request.log = request.log.child(about)
  reply.log = request.log
}

function matchOf(route: string | undefined, params: unknown): string | undefined {
  if (!route?.startsWith('/api/matches/:id')) return undefined
  const { id } = params as { readonly id?: string }
  return id !== undefined && isMatchId(id) ? id : undefined
}
