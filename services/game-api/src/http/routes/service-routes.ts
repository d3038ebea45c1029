import { addressList, gameList, sealKeys, standingsOf } from '@getaway/client/protocol'
import { marksOf, standingsOver, text } from '@getaway/engine'
import { tournamentStandings } from '@getaway/engine/tournament'
import * as v from 'valibot'
import { matchesOfEvent, sealKeysOf } from '../../store/index.ts'
import { lanAddresses } from '../guards/lan-addresses.ts'
import { okJson } from '../table/answers.ts'
import type { ApiDependencies } from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'

const eventPath = v.object({
  event: text(1, 200),
})

/** What there is: games, standings, keys. */
export function serviceRoutes({
  games,
  host,
  tournaments,
  database: { db },
}: ApiDependencies): readonly ApiRoute[] {
  const order = marksOf(games.newestGames())
  return [
    route({
      method: 'GET',
      path: '/api/games',
      tag: 'service',
      summary: 'List the games',
      answers: [okJson(gameList, 'Each game with its newest rules')],
      handler: () => ({
        games: games.newestGames().map(({ id, rules, seats, bots, variants, clocks = [] }) => ({
          id,
          rules,
          seats,
          strengths: Object.keys(bots),
          variants: { ...variants },
          clocks: [...clocks],
        })),
      }),
    }),
    route({
      method: 'GET',
      path: '/api/events/:event/standings',
      tag: 'matches',
      summary: 'Standings of a tournament',
      description:
        'Of a tournament the standings by its own log, rulings included. Of any other event that matches name: counts those that are over and not abandoned, as far as the public knows. Sorted by matches won, then by each mark. A player is identified by a proved key, and otherwise by name; each of several winners has won the match.',
      params: eventPath,
      answers: [okJson(standingsOf, 'The players, the best first')],
      async handler({ params: { event } }) {
        const tournament = await tournaments.known.read(event)
        if (!tournament) return { event, ...standingsOver(await matchesOfEvent(db, event), order) }
        const { matches, players } = tournamentStandings(tournament.state)
        return { event, matches, players: players.map(({ player: _, ...standing }) => standing) }
      },
    }),
    route({
      method: 'GET',
      path: '/api/addresses',
      tag: 'service',
      summary: 'List addresses for other devices',
      description:
        'Where devices in the same network reach this service, for the links of a page at `localhost`. Told only to callers on this machine, and empty unless the service listens on all addresses.',
      answers: [okJson(addressList, 'The addresses, the most likely first')],
      handler({ request, reply }) {
        reply.header('cache-control', 'no-store')
        return { addresses: lanAddresses(host, request) }
      },
    }),
    route({
      method: 'GET',
      path: '/.well-known/getaway-keys.json',
      tag: 'service',
      summary: 'List the keys that seal logs',
      description: 'Every public key that ever sealed a log here, for `getaway audit --key`.',
      answers: [okJson(sealKeys, 'The keys, the oldest first')],
      async handler({ reply }) {
        reply.header('cache-control', 'public, max-age=300')
        return { keys: await sealKeysOf(db) }
      },
    }),
  ]
}
