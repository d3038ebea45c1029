import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hub } from '../../live/hub/hub.ts'
import { Gone, type RelayedAnswer, type RelayedRequest } from '../../live/live-match.ts'
import type { Homes } from '../../nodes/homes.ts'
import { ownOrigin } from '../guards/origin.ts'
import type { IsOwnHost } from '../guards/own-hosts.ts'
import { problemFor } from '../problems/problem-of.ts'

/** Passes on requests that another node has to answer. Undefined: this node answers. */
export interface RequestRelay {
  /** To the node that owns the match. */
  toOwner(id: string, request: FastifyRequest, reply: FastifyReply): Promise<Answered | undefined>
  /** To the node that has it in memory. */
  toHome(key: HomeKey, request: FastifyRequest, reply: FastifyReply): Promise<Answered | undefined>
}

/** What a request is about; `isNew` if this node may create it. */
export interface HomeKey {
  readonly key: string
  readonly isNew: boolean
}

interface Answered {
  readonly body: string
}

export interface RequestRelayOptions {
  readonly hub: Pick<Hub, 'open'>
  readonly homes: Homes
  readonly isOwnHost: IsOwnHost
  /** Whether it came from another node already. */
  readonly isRelayed: (request: FastifyRequest) => boolean
  readonly ask: (node: string, request: RelayedRequest) => Promise<RelayedAnswer>
}

/** The headers of a request that are passed on. */
const TAKEN = ['authorization', 'content-type', 'accept', 'if-none-match'] as const
/** The headers of an answer that are passed on; the others are about the connection to the client, which is this node's. */
const KEPT = ['cache-control', 'content-type', 'etag', 'location', 'retry-after', 'vary', 'www-authenticate']
const MOST_TRIES = 3

export function createRequestRelay(options: RequestRelayOptions): RequestRelay {
  const { hub, homes, isOwnHost, isRelayed, ask } = options
  return {
    async toOwner(id, request, reply) {
      for (let tries = MOST_TRIES; ; tries--) {
        const match = await hub.open(id)
        // That there is none is told by the route.
        if (!match.ok || !match.value.atOwner) return undefined
        // The node that asked looks for the owner itself.
        if (isRelayed(request)) throw notReached()
        try {
          const answer = await match.value.atOwner.request(wiredRequest(request, isOwnHost))
          if (!isMoved(answer)) return answered(answer, reply)
        } catch (error) {
          if (!(error instanceof Gone)) throw error
        }
        if (tries === 0) throw notReached()
      }
    },
    async toHome({ key, isNew }, request, reply) {
      if (isRelayed(request)) return undefined
      const node = await (isNew ? homes.settle(key) : homes.elsewhere(key))
      if (node === undefined) return undefined
      const answer = await ask(node, wiredRequest(request, isOwnHost)).catch(() => undefined)
      if (!answer || isMoved(answer)) throw notReached()
      return answered(answer, reply)
    },
  }
}

const notReached = () =>
  problemFor({
    type: 'service',
    code: 'cut-off',
    detail: 'the node that can answer this cannot be reached at the moment; try again',
  })

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

/** Whether it has left that node, too. */
function isMoved({ status, body }: RelayedAnswer): boolean {
  return status === 503 && /"code":"(elsewhere|cut-off|stopping)"/.test(body)
}

function answered({ status, headers, body }: RelayedAnswer, reply: FastifyReply): Answered {
  reply.code(status)
  for (const [name, value] of Object.entries(headers)) if (KEPT.includes(name)) reply.header(name, value)
  return { body }
}
