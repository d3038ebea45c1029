import { newTournament, tournament, tournamentCreated, tournamentDesk } from '@getaway/client/protocol'
import type { GameSet } from '@getaway/engine'
import { tournamentMatchesForPublic } from '../../../store/index.ts'
import { tournamentDesk as deskOf } from '../../../tournaments/desk.ts'
import { createRecentAnswers } from '../../../tournaments/recent-answers.ts'
import { createTournament, tournamentMadeWith } from '../../../tournaments/staff.ts'
import { tournamentView } from '../../../tournaments/view.ts'
import { HttpProblem } from '../../problems/problem.ts'
import { valueOrProblem } from '../../problems/problem-of.ts'
import { createdJson, notModified, okJson } from '../../table/answers.ts'
import type { ApiDependencies } from '../../table/match-access.ts'
import { type ApiRoute, route } from '../../table/route.ts'
import { pageAddressesOf } from '../page-addresses.ts'
import {
  NO_TOURNAMENT,
  publicTournament,
  staffIn,
  tournamentPath,
  unlessKnown,
  wholeTournament,
} from './tournament-access.ts'

const TOKEN = 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA'

/** To create tournaments, and to read them: as everybody, and at the desk. */
export function tournamentRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { games, database, tournaments, clock, hub, recordMaxBytes } = dependencies
  const recent = createRecentAnswers()
  const pagesOf = (match: string, game: string) => pageAddressesOf(match, games.gameNamed(game))
  return [
    route({
      method: 'POST',
      path: '/api/tournaments',
      tag: 'tournaments',
      summary: 'Create a tournament',
      description:
        'Its creator chooses the token and is its first organiser: asking again with the same token finds the tournament. Only matches that its organisers open belong to it. `key` is the creator’s public key as a player, who is kept from playing in it. `defaults` are the game and the options with which new tables begin, `logo` a small PNG, JPEG or WebP as a data URI.',
      body: newTournament,
      example: { token: TOKEN, name: 'Spring cup', organiser: 'Olga' },
      answers: [createdJson(tournamentCreated, 'The tournament')],
      problems: {
        409: ['token-used'],
        429: ['too-many-tournaments'],
        503: ['tournaments-full'],
        507: ['record-full'],
      },
      async handler({ body, request, reply }) {
        checkDefaults(games, body.defaults)
        // Whoever asks again, after a lost answer, needs no room.
        const made = valueOrProblem(
          (await tournamentMadeWith(database, body.token)) ??
            (await tournaments.quota.admit(request.ip, () =>
              createTournament({ database, clock, sealKey: tournaments.sealKey, recordMaxBytes }, body),
            )),
        )
        reply.header('location', `/api/tournaments/${made.id}`).header('cache-control', 'no-store')
        return made
      },
    }),
    route({
      method: 'GET',
      path: '/api/tournaments/:id',
      tag: 'tournaments',
      summary: 'Read a tournament',
      description:
        'Stages, tables, players, results, rulings and standings. What is told of a match waits for its spectator delay, and what came after it waits with it: the public knows a tournament as it once stood. Answers 304 as long as nothing has changed.',
      params: tournamentPath,
      answers: [okJson(tournament, 'The tournament'), notModified],
      problems: NO_TOURNAMENT,
      async handler({ params: { id }, request, reply }) {
        const known = await publicTournament(dependencies, id)
        const text = await recent.get(id, known.seq, async () => {
          const matches = await tournamentMatchesForPublic(database.db, id)
          return JSON.stringify(tournamentView(known, matches, { games, pagesOf }))
        })
        return unlessKnown(request, reply, text)
      },
    }),
    route({
      method: 'GET',
      path: '/api/tournaments/:id/desk',
      tag: 'tournaments',
      summary: 'Read the desk',
      description:
        'For the staff: the tournament without any delay, its staff, and who is missing, late or badly connected at each table. Made to be asked every few seconds, with `If-None-Match`.',
      params: tournamentPath,
      auth: 'required',
      answers: [okJson(tournamentDesk, 'The desk'), notModified],
      problems: NO_TOURNAMENT,
      async handler({ params: { id }, token, request, reply }) {
        const by = await staffIn(dependencies, { id, token, reply })
        await tournaments.results.settle(id)
        const known = await wholeTournament(dependencies, id)
        const desk = await deskOf({ games, pagesOf, database, clock, hub }, known, by)
        // The time goes on by itself: it is no news.
        const text = unlessKnown(request, reply, JSON.stringify({ ...desk, now: 0 }))
        reply.header('cache-control', 'private, no-cache')
        return text && JSON.stringify(desk)
      },
    }),
  ]
}

/** Whether the game makes a match of these options, so that nobody learns it at the first table. */
export function checkDefaults(
  games: GameSet,
  { game: name, options }: { readonly game: string | null; readonly options: object },
): void {
  if (name === null) return
  const game = games.gameNamed(name)
  if (!game) throw new HttpProblem(400, 'bad-request', 'defaults.game: there is no such game')
  const seats = game.seats.fewest
  const made = game.create({ id: 'x', at: 0, seats, options: { ...options, event: null } }, () => 0)
  if (!made.ok) throw new HttpProblem(400, 'bad-request', `defaults.${made.error}`)
}
