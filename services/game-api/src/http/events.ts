import { Readable } from 'node:stream'
import { eventPage, eventQuery } from '@getaway/client/protocol'
import { audienceOf } from '../seats/access.ts'
import { NDJSON, ok } from './answers.ts'
import { type ApiMeans, askerOf, ELSEWHERE, matchIn, matchPath, NOT_SHOWN, openMatch } from './asking.ts'
import { followEvents } from './follow-events.ts'
import { type Route, route } from './route.ts'

const MOST_SHOWN = 1_000
const MOST_CHARACTERS = 4_000_000

/** What an audience is shown of a match, as a page or as it happens. */
export function eventRoutes(means: ApiMeans, streams: Set<Readable>): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/matches/:id/events',
      tag: 'matches',
      summary: 'Read or follow the events of a match',
      description: `Events behind \`after\`, as everybody may see them, or with a token as its holder may: masked, with \`reveals\` of earlier ones of which more may now be seen. As JSON a page of at most ${MOST_SHOWN}. With \`Accept: ${NDJSON}\` a line each, going on live until the match is over for this audience; an empty line every 15 s says that the line still stands.`,
      params: matchPath,
      query: eventQuery,
      auth: 'optional',
      answers: [
        {
          ...ok(eventPage, 'A page; as NDJSON a line of `{"event":…,"reveals":[…]}` each'),
          media: ['application/json', NDJSON],
        },
      ],
      problems: { ...NOT_SHOWN, ...ELSEWHERE },
      async handler({ params: { id }, query: { after }, token, request, reply }) {
        const asker = await askerOf(means, { id, token, reply })
        await matchIn(means, id, asker)
        reply.header('cache-control', 'no-store').header('vary', 'accept, authorization')
        const channel = await openMatch(means, id, async (match) => match.channelOf(audienceOf(asker)))
        if (request.headers.accept?.includes(NDJSON)) {
          // Who asks for the head alone would wait for the end of the match.
          const stream = request.method === 'HEAD' ? Readable.from([]) : followEvents(channel, after)
          streams.add(stream)
          stream.once('close', () => streams.delete(stream))
          reply.type(NDJSON)
          return stream
        }
        const shown = channel.shownBehind(after, MOST_CHARACTERS).slice(0, MOST_SHOWN)
        reply.type('application/json')
        return `{"head":${channel.head()},"shown":[${shown.join(',')}]}`
      },
    }),
  ]
}
