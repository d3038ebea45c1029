import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hub } from '../../live/hub/hub.ts'
import { Gone, type RelayedAnswer, type RelayedRequest } from '../../live/live-match.ts'
import { ownOrigin } from '../guards/origin.ts'
import type { IsOwnHost } from '../guards/own-hosts.ts'
import { problemFor } from '../problems/problem-of.ts'

/** Asks the node that owns the match; undefined where this one does, and answers itself. */
export type AskOwner = (
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ readonly body: string } | undefined>

/** What of a request matters there. */
const TAKEN = ['authorization', 'content-type', 'accept', 'if-none-match'] as const
/** What this node says itself of its answer. */
const OWN = /^(connection|content-length|date|keep-alive|ratelimit.*|transfer-encoding|x-request-id)$/
const MOST_TRIES = 3

export function askOwnerThrough(hub: Pick<Hub, 'open'>, isOwnHost: IsOwnHost): AskOwner {
  return async (id, request, reply) => {
    for (let tries = MOST_TRIES; ; tries--) {
      const match = await hub.open(id)
      // That there is none is told by the route.
      if (!match.ok || !match.value.atOwner) return undefined
      try {
        const answer = await match.value.atOwner.request(wiredRequest(request, isOwnHost))
        if (!isMoved(answer)) return answered(answer, reply)
      } catch (error) {
        if (!(error instanceof Gone)) throw error
      }
      if (tries === 0) throw problemFor({ type: 'service', code: 'cut-off', detail: NOT_REACHED })
    }
  }
}

const NOT_REACHED = 'the node that has this match cannot be reached now; try again'

function wiredRequest(request: FastifyRequest, isOwnHost: IsOwnHost): RelayedRequest {
  const { method, url, body, host, ip } = request
  // A page says where it is from; a program is taken to ask where it asks.
  const origin = request.headers.origin ?? (isOwnHost(host) ? ownOrigin(request) : undefined)
  const taken = TAKEN.flatMap((name) => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    method,
    url,
    ip,
    headers: { ...Object.fromEntries(taken), host, ...(origin === undefined ? {} : { origin }) },
    body: body === undefined || body === null ? undefined : JSON.stringify(body),
  }
}

/** The match has left that node, too. */
function isMoved({ status, body }: RelayedAnswer): boolean {
  return status === 503 && /"code":"(elsewhere|cut-off|stopping)"/.test(body)
}

function answered({ status, headers, body }: RelayedAnswer, reply: FastifyReply): { readonly body: string } {
  reply.code(status)
  for (const [name, value] of Object.entries(headers)) if (!OWN.test(name)) reply.header(name, value)
  return { body }
}
