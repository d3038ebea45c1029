import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RelayedAnswer, RelayedRequest } from '../live/live-match.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'

/** Requests that came to another node, which has counted and checked them already. */
export interface RelayedRequests {
  /** By a secret of this process, which only `answer` knows. */
  isRelayed(request: Pick<FastifyRequest, 'headers'>): boolean
  /** Answers a request as if it had come here. */
  answer(request: RelayedRequest): Promise<RelayedAnswer>
}

const PASS = 'x-getaway-relayed'

export function createRelayedRequests(app: FastifyInstance): RelayedRequests {
  const secret = newSecret()
  const expected = sha256(secret)
  return {
    isRelayed: ({ headers: { [PASS]: shown } }) =>
      typeof shown === 'string' && timingSafeEqual(Buffer.from(sha256(shown)), Buffer.from(expected)),
    async answer({ method, url, ip, headers, body }) {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: ip,
        headers: { ...headers, [PASS]: secret },
        ...(body === undefined ? {} : { payload: body }),
      })
      const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      )
      return { status: answer.statusCode, headers: Object.fromEntries(kept), body: answer.payload }
    },
  }
}
