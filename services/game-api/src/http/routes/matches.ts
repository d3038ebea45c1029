import {
  type MatchSummary,
  matchCreated,
  matchList,
  matchQuery,
  matchSummary,
  newMatch,
} from '@getaway/client/protocol'
import { checkBots } from '../../bots/check-bots.ts'
import { createMatch } from '../../live/hub/create-match.ts'
import { type FoundMatch, searchMatches } from '../../store/index.ts'
import { HttpProblem } from '../problems/problem.ts'
import { valueOrProblem } from '../problems/problem-of.ts'
import { createdJson, okJson } from '../table/answers.ts'
import { type ApiDependencies, askerOf, matchIn, matchParams, NOT_SHOWN } from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'
import { pageAddressesOf } from './page-addresses.ts'

const DAY_US = 24 * 60 * 60 * 1_000_000

/** To create, list and read matches. */
export function matchRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, bots, games, openMatches, openTables } = dependencies
  return [
    route({
      method: 'POST',
      path: '/api/matches',
      tag: 'matches',
      summary: 'Create a match',
      description:
        'Bots take their seats at once, people with their invitations. `options` are those of the game’s `game.created` in the log format: variants, spectators (delay), event, mood (the light in which the table is shown: `warm`, `night` or `day`) and, in Chase, race (policy and cap), victory, table and more; without `firstChaser` the first chaser is drawn at random. `open` lets strangers take the open seats; `plannedBot` names the bot that sits down there at the start. `GET /api/games` lists the strengths of bots. The `host` token can reissue the invitations of empty seats. An `organiser`, if asked for, sees everything and cannot play. `watch` and `play` are pages of this service, or null while it has none for the game; for `play` add `#k=` and the token of a seat.',
      body: newMatch,
      example: {
        game: 'chase',
        seats: [{ type: 'open' }, { type: 'bot', strength: 'regular' }],
        options: { race: { policy: 'fair', capMs: 100 } },
      },
      answers: [createdJson(matchCreated, 'The match, and its secrets, which are shown only here')],
      problems: {
        400: ['no-such-bot'],
        403: ['of-a-tournament'],
        429: ['too-many-matches', 'too-many-tables'],
        503: ['elsewhere', 'cut-off', 'service-full'],
        507: ['record-full'],
      },
      async handler({ body, request, reply }) {
        valueOrProblem(checkBots(games, body))
        const create = () => createMatch(dependencies, body)
        const made = valueOrProblem(
          await openMatches.admit(request.ip, () =>
            body.open ? openTables.admit(request.ip, create) : create(),
          ),
        )
        valueOrProblem(await bots.seat(made.id, body.seats))
        reply.header('location', `/api/matches/${made.id}`).header('cache-control', 'no-store')
        const { watch, play } = pageAddressesOf(made.id, games.gameNamed(body.game))
        return { ...made, watch, play }
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches',
      tag: 'matches',
      summary: 'List matches',
      description:
        'The newest first, in pages: `after` is the `next` of the previous page. `player` is the beginning of a name, in any case; `key` is a player’s public key, proved or not; `day` is in UTC. A query that names a player, a key, a day or an event finds all of the record and no demo matches of bots; without one, matches that are over are listed only if a round was played to its end (somebody has a mark, or has won), and not if one person practised against bots. Imported logs are never listed.',
      query: matchQuery,
      answers: [okJson(matchList, 'A page')],
      async handler({ query }) {
        const { limit, after, day, ...rest } = query
        const found = await searchMatches(database.db, {
          ...rest,
          ...(after === undefined ? {} : { after: cursorOf(after) }),
          ...(day === undefined ? {} : { created: spanOf(day) }),
          limit: limit + 1,
        })
        const page = found.slice(0, limit)
        const last = page.at(-1)
        const next = found.length > limit && last ? `${last.createdAt}.${last.id}` : null
        return { matches: page.map(summaryOf), next }
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id',
      tag: 'matches',
      summary: 'Read about a match',
      description:
        'Its players, what they have won and what wins the match, and its head. With the token of a seat or an observer, without the spectator delay.',
      params: matchParams,
      auth: 'optional',
      answers: [okJson(matchSummary, 'The match as it stands')],
      problems: NOT_SHOWN,
      async handler({ params: { id }, token, reply }) {
        return summaryOf(await matchIn(dependencies, id, await askerOf(dependencies, { id, token, reply })))
      },
    }),
  ]
}

function cursorOf(after: string): { createdAt: number; id: string } {
  const dot = after.indexOf('.')
  return { createdAt: Number(after.slice(0, dot)), id: after.slice(dot + 1) }
}

function spanOf(day: string): { from: number; before: number } {
  const start = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
  if (!isDay) throw new HttpProblem(400, 'bad-request', `query.day: there is no day ${day}`)
  const from = start.getTime() * 1000
  return { from, before: from + DAY_US }
}

function summaryOf({ delayUs, summary, hash: _, ...match }: FoundMatch): MatchSummary {
  const { winner, winners, target, abandoned } = summary
  const players = summary.players.map(({ name, key, isProved, bot, marks }) => ({
    name,
    key,
    isProved,
    bot,
    marks,
  }))
  return { ...match, delayMs: delayUs / 1000, players, winner, winners, target, abandoned }
}
