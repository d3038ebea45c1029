import { Readable } from 'node:stream'
import { eventPage, eventQuery } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import type { Attendance } from '../../live/attendance.ts'
import { audienceOf } from '../../seats/token-holder.ts'
import { sha256 } from '../../secrets/secrets.ts'
import { HttpProblem } from '../problems/problem.ts'
import { NDJSON, okJson } from '../table/answers.ts'
import {
  type ApiDependencies,
  askerOf,
  ELSEWHERE,
  matchAct,
  matchIn,
  matchParams,
  NOT_SHOWN,
} from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'
import { followEvents } from './follow-events.ts'

const MOST_SHOWN = 1_000
const MOST_CHARACTERS = 4_000_000

/** What an audience is shown of a match, as a page or as it happens. */
export function eventRoutes(dependencies: ApiDependencies, streams: Set<Readable>): readonly ApiRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/matches/:id/events',
      tag: 'matches',
      summary: 'Read or follow the events of a match',
      description: `The events whose \`seq\` is greater than \`after\`: as the public may see them, or with a token as its holder may. Secrets are masked; \`reveals\` are earlier events of which more may be seen now. As JSON, a page of at most ${MOST_SHOWN}. With \`Accept: ${NDJSON}\`, a stream of one line for each event, live until the match is over for this audience; an empty line every 15 s keeps the connection open. A stream from which nothing is read for a minute is closed: continue it with \`after\`. At most 50 streams may be open with a token, and 500 from an address.`,
      params: matchParams,
      query: eventQuery,
      auth: 'optional',
      answers: [
        {
          ...okJson(eventPage, 'A page; as NDJSON a line of `{"event":…,"reveals":[…]}` each'),
          media: ['application/json', NDJSON],
        },
      ],
      problems: { ...NOT_SHOWN, 429: ['too-many-streams'], ...ELSEWHERE },
      async handler({ params: { id }, query: { after }, token, request, reply }) {
        const asker = await askerOf(dependencies, { id, token, reply })
        await matchIn(dependencies, id, asker)
        reply.header('cache-control', 'no-store').header('vary', 'accept, authorization')
        const { channel, attendance } = await matchAct(dependencies, id, async (match) =>
          ok({ channel: await match.channelOf(audienceOf(asker)), attendance: match.attendance }),
        )
        if (request.headers.accept?.includes(NDJSON)) {
          reply.type(NDJSON)
          // A HEAD request would wait for the end of the match.
          if (request.method === 'HEAD') return Readable.from([])
          const end = dependencies.limits.openStream({ address: request.ip, token })
          if (!end) throw tooManyStreams()
          const revoked = new AbortController()
          const leave = token === undefined ? () => {} : enterStream(attendance, token, revoked)
          const forget = () => {
            leave()
            end()
          }
          // Revoked while the match was opened: there was no line yet to be ended.
          await askerOf(dependencies, { id, token, reply }).catch((error: unknown) => {
            forget()
            throw error
          })
          const stream = followEvents(channel, after, revoked.signal)
          streams.add(stream)
          stream.once('close', () => {
            streams.delete(stream)
            forget()
          })
          return stream
        }
        const shown = channel.shownAfter(after, MOST_CHARACTERS).slice(0, MOST_SHOWN)
        reply.type('application/json')
        return `{"head":${channel.head()},"shown":[${shown.join(',')}]}`
      },
    }),
  ]
}

const tooManyStreams = () =>
  new HttpProblem(429, 'too-many-streams', 'too many streams are open; close one of them first', {
    headers: { 'retry-after': '5' },
  })

/** A revoked token ends its streams, as it ends its sockets; a reader of a stream does not count as present. */
function enterStream(attendance: Attendance, token: string, revoked: AbortController): () => void {
  return attendance.enter({
    seat: undefined,
    holder: undefined,
    tokenHash: sha256(token),
    page: undefined,
    latency: () => null,
    latencyMs: () => null,
    clockErrorMs: () => null,
    say: () => {},
    expel: () => revoked.abort(),
  })
}
