import {
  openness,
  plannedBot,
  rematch,
  renewal,
  room,
  tableList,
  tableRenewed,
} from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import { askRematch } from '../../rooms/rematch-service.ts'
import { renewTable } from '../../rooms/renew-table.ts'
import { openRoom, planBot, readOpenRoom, readRoom, startMatch } from '../../rooms/room-service.ts'
import { openTablesOf } from '../../store/index.ts'
import { HttpProblem } from '../problems/problem.ts'
import { createdJson, noContent, okJson } from '../table/answers.ts'
import {
  type ApiDependencies,
  askerOf,
  ELSEWHERE,
  matchAct,
  matchIn,
  matchParams,
  only,
  seatPath,
} from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'

const MOST_TABLES = 100
const CLOSED = ['match-begun', 'match-over']
const NO_SEAT = { 404: ['no-match', 'no-seat'] }
const NO_MATCH = { 404: ['no-match'] }

/** Tables before they begin, and the same match again when one is over. */
export function roomRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, news, openTables } = dependencies
  return [
    route({
      method: 'GET',
      path: '/api/tables',
      tag: 'tables',
      summary: 'List open tables',
      description: `Tables with a free seat whose hosts let strangers in, the newest first, at most ${MOST_TABLES}: as they stood one spectator delay ago. Take a seat with \`POST /api/matches/:id/seats\`, without an invitation.`,
      answers: [okJson(tableList, 'The tables')],
      async handler() {
        const found = await openTablesOf(database.db, MOST_TABLES)
        const tables = found.map(({ id, game, createdAt, delayUs, options, summary, bots }) => ({
          id,
          game,
          createdAt,
          delayMs: delayUs / 1000,
          options,
          seats: summary.players.map(({ name, bot }, seat) => {
            return { seat, name, bot, plannedBot: name === null ? (bots[seat] ?? null) : null }
          }),
        }))
        const hasRoom = ({ seats }: (typeof tables)[number]) =>
          seats.some(({ name, plannedBot }) => name === null && plannedBot === null)
        return { tables: tables.filter(hasRoom) }
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/room',
      tag: 'tables',
      summary: 'Read a waiting room',
      description:
        'Tells who is there and ready, until play begins: to seats, observers and the host as it is now; to everybody, if the table is open, as it was one spectator delay ago. Players are told of changes through the socket.',
      params: matchParams,
      auth: 'optional',
      atOwner: true,
      answers: [okJson(room, 'The waiting room')],
      problems: { 403: ['not-open'], 404: ['no-match', 'not-yet'], 409: CLOSED, ...ELSEWHERE },
      async handler({ params: { id }, token, reply }) {
        const asker = await askerOf(dependencies, { id, token, reply })
        if (asker) return matchAct(dependencies, id, (match) => readRoom(dependencies, match))
        await matchIn(dependencies, id, undefined)
        return matchAct(dependencies, id, (match) => readOpenRoom(dependencies, match))
      },
    }),
    route({
      method: 'PUT',
      path: '/api/matches/:id/open',
      tag: 'tables',
      summary: 'Open a table',
      description:
        'For the host and organisers. An open table is listed, and strangers may take those of its free seats for which no bot is planned.',
      params: matchParams,
      body: openness,
      example: { open: true },
      auth: 'required',
      atOwner: true,
      answers: [noContent('The table is open, or closed')],
      problems: {
        403: ['not-yours'],
        ...NO_MATCH,
        409: CLOSED,
        429: ['too-many-tables'],
        ...ELSEWHERE,
      },
      async handler({ params: { id }, body, token, request, reply }) {
        only(await askerOf(dependencies, { id, token, reply }), 'host', 'organiser')
        return matchAct(dependencies, id, async (match) => {
          const change = () => openRoom(dependencies, match, body.open)
          const done = body.open ? await openTables.admit(request.ip, change) : await change()
          news.touch(match)
          return done.ok ? ok(undefined) : done
        })
      },
    }),
    route({
      method: 'PUT',
      path: '/api/matches/:id/seats/:seat/bot',
      tag: 'tables',
      summary: 'Plan a bot',
      description:
        'For the host and organisers: a bot of that strength sits down in the free seat at the start. The seat’s invitation stays valid until then.',
      params: seatPath,
      body: plannedBot,
      example: { strength: 'regular' },
      auth: 'required',
      atOwner: true,
      answers: [noContent('The bot is planned')],
      problems: {
        400: ['no-such-bot'],
        403: ['not-yours'],
        ...NO_SEAT,
        409: ['seat-taken', ...CLOSED],
        ...ELSEWHERE,
      },
      async handler({ params: { id, seat }, body, token, reply }) {
        only(await askerOf(dependencies, { id, token, reply }), 'host', 'organiser')
        return matchAct(dependencies, id, async (match) => {
          const done = await planBot(dependencies, match, seat, body.strength)
          news.touch(match)
          return done
        })
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/matches/:id/seats/:seat/bot',
      tag: 'tables',
      summary: 'Remove a planned bot',
      description: 'For the host and organisers, before the start.',
      params: seatPath,
      auth: 'required',
      atOwner: true,
      answers: [noContent('No bot is planned there')],
      problems: { 403: ['not-yours'], ...NO_SEAT, 409: ['seat-taken', ...CLOSED], ...ELSEWHERE },
      async handler({ params: { id, seat }, token, reply }) {
        only(await askerOf(dependencies, { id, token, reply }), 'host', 'organiser')
        return matchAct(dependencies, id, async (match) => {
          const done = await planBot(dependencies, match, seat, null)
          news.touch(match)
          return done
        })
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/start',
      tag: 'tables',
      summary: 'Start a match',
      description:
        'For the host and organisers. The planned bots sit down, and the match begins by its rules, when all are ready. Refused while a seat is free for which no bot is planned.',
      params: matchParams,
      auth: 'required',
      atOwner: true,
      answers: [noContent('All seats are taken')],
      problems: { 403: ['not-yours'], ...NO_MATCH, 409: ['seats-free', 'match-over'], ...ELSEWHERE },
      async handler({ params: { id }, token, reply }) {
        only(await askerOf(dependencies, { id, token, reply }), 'host', 'organiser')
        return matchAct(dependencies, id, async (match) => {
          const done = await startMatch(dependencies, match)
          news.touch(match)
          return done
        })
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/renewal',
      tag: 'tables',
      summary: 'Set a table up again',
      description:
        'For the host and organisers, before play: the same table once more, without the players of these seats. A log never forgets a player who sat down, so this match is abandoned, and the new one is its rematch: the other players ask for it as after a match. Unused invitations become invalid. The host of the match is the host of the new one, which is closed to strangers at first.',
      params: matchParams,
      body: renewal,
      example: { without: [1] },
      auth: 'required',
      atOwner: true,
      answers: [createdJson(tableRenewed, 'The match at the new table')],
      problems: {
        403: ['not-yours'],
        ...NO_SEAT,
        409: CLOSED,
        429: ['too-many-matches'],
        503: ['elsewhere', 'cut-off', 'service-full'],
        507: ['record-full'],
      },
      async handler({ params: { id }, body, token, request, reply }) {
        only(await askerOf(dependencies, { id, token, reply }), 'host', 'organiser')
        return matchAct(dependencies, id, (match) =>
          renewTable(dependencies, match, { without: body.without, address: request.ip }),
        )
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/rematch',
      tag: 'tables',
      summary: 'Ask for a rematch',
      description:
        'For the players of a match that is over. The first player to ask creates it: the same game, options and bots, beginning with the next seat, and outside any tournament. Each gets the invitation to their own seat, the same one each time. The host of the match is the host of the rematch.',
      params: matchParams,
      auth: 'required',
      atOwner: true,
      answers: [createdJson(rematch, 'The rematch, and your invitation to it')],
      problems: {
        403: ['not-yours'],
        ...NO_MATCH,
        409: ['not-over', 'seat-taken'],
        429: ['too-many-matches'],
        503: ['elsewhere', 'cut-off', 'service-full'],
        507: ['record-full'],
      },
      async handler({ params: { id }, token, request, reply }) {
        const { seat } = only(await askerOf(dependencies, { id, token, reply }), 'seat')
        if (token === undefined)
          throw new HttpProblem(403, 'not-yours', 'this is for the players of the match')
        reply.header('cache-control', 'no-store')
        return matchAct(dependencies, id, (match) =>
          askRematch(dependencies, match, { seat, token, address: request.ip }),
        )
      },
    }),
  ]
}
