import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { lineOf } from '@getaway/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Database, type FoundMatch, readAllEvents } from '../../store/index.ts'
import { acceptedCoding } from '../compression/accepted-coding.ts'
import { HttpProblem } from '../problems/problem.ts'
import { NDJSON, notModified } from '../table/answers.ts'
import {
  type ApiDependencies,
  askerOf,
  type Call,
  matchIn,
  matchParams,
  NOT_SHOWN,
} from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'

/** A finished log never changes. */
const FOR_EVER = 'max-age=31536000, immutable'

/** The whole record of a match, once it is over for the caller. */
export function logRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/matches/:id/log',
      tag: 'matches',
      summary: 'Download the log of a match',
      description:
        'Once the match is over for the caller: the whole log with its seal, for `getaway audit`. It never changes, so caches may keep it. Compressed if `Accept-Encoding` allows it.',
      params: matchParams,
      auth: 'optional',
      answers: [{ status: 200, what: 'The log, a line for each event', media: [NDJSON] }, notModified],
      problems: { ...NOT_SHOWN, 409: ['match-running'] },
      async handler({ params: { id }, token, request, reply }) {
        const match = await loggedMatch(dependencies, { id, token, reply })
        const tag = `"${match.hash.slice(0, 32)}${acceptsGzip(request) ? '-gzip' : ''}"`
        reply
          .header('etag', tag)
          .header('vary', 'accept-encoding, authorization')
          .header('cache-control', `${token === undefined ? 'public' : 'private'}, ${FOR_EVER}`)
        if (request.headers['if-none-match']?.includes(tag)) return void reply.code(304)
        reply.header('content-disposition', `attachment; filename="${match.game}-${id}.getaway.jsonl"`)
        return sendLog(Readable.from(linesOfMatch(dependencies.database, match)), request, reply)
      },
    }),
  ]
}

/** A match whose log this caller may have: it is over for them. Anything else is a problem. */
export async function loggedMatch(dependencies: ApiDependencies, call: Call): Promise<FoundMatch> {
  const match = await matchIn(dependencies, call.id, await askerOf(dependencies, call))
  if (match.status === 'over') return match
  throw running('the log can be downloaded once the match is over; until then, read its events')
}

export const running = (detail: string) => new HttpProblem(409, 'match-running', detail)

/** The lines of a match's log up to its head. */
export async function* linesOfMatch(
  { db }: Database,
  { id, head }: Pick<FoundMatch, 'id' | 'head'>,
): AsyncGenerator<string> {
  for await (const { seq, body, hash } of readAllEvents(db, id)) {
    if (seq > head) return
    yield `${lineOf(body, hash)}\n`
  }
}

/** A log as it is, or compressed where that is understood. */
export function sendLog(text: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
  reply.type(NDJSON)
  if (!acceptsGzip(request)) return text
  reply.header('content-encoding', 'gzip')
  const gzip = createGzip()
  text.once('error', (error) => gzip.destroy(error))
  gzip.once('close', () => text.destroy())
  return text.pipe(gzip)
}

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return acceptedCoding(headers['accept-encoding']?.toString(), ['gzip']) !== undefined
}
