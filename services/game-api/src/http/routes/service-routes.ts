import { gameList, sealKeys, standingsOf } from '@getaway/client/protocol'
import { marksOf, newestGames, standingsOver, text } from '@getaway/engine'
import * as v from 'valibot'
import { matchesOfEvent, sealKeysOf } from '../../store/index.ts'
import { okJson } from '../table/answers.ts'
import type { ApiDependencies } from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'

const eventPath = v.object({
  event: text(1, 200),
})

/** What there is: games, standings, keys. */
export function serviceRoutes({ database: { db } }: ApiDependencies): readonly ApiRoute[] {
  const order = marksOf(newestGames())
  return [
    route({
      method: 'GET',
      path: '/api/games',
      tag: 'service',
      summary: 'Which games there are',
      answers: [okJson(gameList, 'The newest rules of each')],
      handler: () => ({
        games: newestGames().map(({ id, rules, seats, bots, variants }) => ({
          id,
          rules,
          seats,
          strengths: Object.keys(bots),
          variants: { ...variants },
        })),
      }),
    }),
    route({
      method: 'GET',
      path: '/api/events/:event/standings',
      tag: 'matches',
      summary: 'Standings of a tournament',
      description:
        'Over all its matches that were played to their end, as far as the public knows: most matches won first, then most of each mark. A player is known by key, and without a key by name; several winners of a match have each won it.',
      params: eventPath,
      answers: [okJson(standingsOf, 'The players, the first one first')],
      handler: async ({ params: { event } }) => ({
        event,
        ...standingsOver(await matchesOfEvent(db, event), order),
      }),
    }),
    route({
      method: 'GET',
      path: '/.well-known/getaway-keys.json',
      tag: 'service',
      summary: 'List the keys that seal logs',
      description: 'All keys that were ever in use here, for `getaway audit --key`.',
      answers: [okJson(sealKeys, 'The keys, the first one first')],
      async handler({ reply }) {
        reply.header('cache-control', 'public, max-age=300')
        return { keys: await sealKeysOf(db) }
      },
    }),
  ]
}
