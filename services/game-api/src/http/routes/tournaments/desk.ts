import {
  newTable,
  previewedCommand,
  seatLinks,
  tableOpened,
  tournamentCommandList,
  tournamentCommandRequest,
  tournamentPreview,
  tournamentReceipt,
} from '@getaway/client/protocol'
import { strict } from '@getaway/engine'
import { tournamentCommands, tournamentParts } from '@getaway/engine/tournament'
import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { commandTournament, previewCommand } from '../../../tournaments/commands.ts'
import { seatLinks as linksOf } from '../../../tournaments/links.ts'
import { openTable } from '../../../tournaments/tables.ts'
import { noteAbout } from '../../guards/observe-requests.ts'
import { jsonSchemaOf } from '../../openapi/json-schema.ts'
import { valueOrProblem } from '../../problems/problem-of.ts'
import { createdJson, okJson } from '../../table/answers.ts'
import type { ApiDependencies } from '../../table/match-access.ts'
import { type ApiRoute, REFUSED, route } from '../../table/route.ts'
import { pageAddressesOf } from '../page-addresses.ts'
import { NO_TOURNAMENT, staffIn, tournamentPath, wholeTournament } from './tournament-access.ts'
import { checkDefaults } from './tournaments.ts'

/** Who is credited from when follows from the match, which is judged for it. */
const BUSY = ['judging-overloaded', 'judging-too-long']
const linksQuery = v.object({ match: v.exactOptional(tournamentParts.matchId) })
const COMMAND = { id: 'a-new-id-for-each-command', command: { type: 'add-stage', name: 'Group A' } }

/** What organisers do at the desk. */
export function deskRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { games, database, hub, judging, tournaments } = dependencies
  const { book, results } = tournaments
  const desk = { database, judging, hub, book, results }
  return [
    route({
      method: 'GET',
      path: '/api/tournaments/:id/commands',
      tag: 'tournaments',
      summary: 'List what organisers may ask for',
      description: 'Each with its JSON Schema. Whether it is allowed now is told by asking for it.',
      params: tournamentPath,
      auth: 'required',
      answers: [okJson(tournamentCommandList, 'The commands')],
      problems: { 403: ['not-yours'], ...NO_TOURNAMENT },
      async handler({ params: { id }, token, reply }) {
        await staffIn(dependencies, { id, token, reply }, 'organiser')
        const { anyOf, oneOf } = jsonSchemaOf(strict(tournamentCommands), 'input')
        return {
          commands: ((anyOf ?? oneOf ?? []) as JsonSchema[]).map((schema) => ({
            type: String((schema.properties?.type as JsonSchema | undefined)?.const),
            schema,
          })),
        }
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/commands',
      tag: 'tournaments',
      summary: 'Act at the desk',
      description:
        'Choose a new `id` for each command, and use the same `id` to repeat it: a command that is sent twice is done once. The answer is a receipt of the tournament’s log, which tells of everything that organisers do, with their names and reasons. Nothing is erased: what was done is taken back by another command. `replace-seat` revokes the player’s token at once; the seat’s new link is among the links.',
      params: tournamentPath,
      body: tournamentCommandRequest,
      example: COMMAND,
      auth: 'required',
      answers: [okJson(tournamentReceipt, 'The event as which it was recorded')],
      problems: {
        403: ['not-yours'],
        404: ['no-tournament', 'no-match', 'no-seat'],
        409: [REFUSED],
        503: ['elsewhere', ...BUSY],
      },
      async handler({ params: { id }, body, token, request, reply }) {
        noteAbout(request, reply, { command: body.id })
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        const { command } = body
        if (command.type === 'change-tournament' && command.defaults) checkDefaults(games, command.defaults)
        return valueOrProblem(await commandTournament(desk, by, body.id, command))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/preview',
      tag: 'tournaments',
      summary: 'Preview a command',
      description: 'The standings before and after a command, which is not done.',
      params: tournamentPath,
      body: previewedCommand,
      example: { command: COMMAND.command },
      auth: 'required',
      answers: [okJson(tournamentPreview, 'What would change')],
      problems: { 403: ['not-yours'], ...NO_TOURNAMENT, 409: [REFUSED], 503: BUSY },
      async handler({ params: { id }, body, token, reply }) {
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        return valueOrProblem(await previewCommand(desk, by, body.command))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/tables',
      tag: 'tournaments',
      summary: 'Open a table',
      description:
        'Creates the match, with seats for players of the tournament, for whoever has the link, and for bots. `options` go before those of the tournament. The staff sees the match from the beginning, and its log says so. Everybody else needs the link of a seat.',
      params: tournamentPath,
      body: newTable,
      example: {
        id: 'a-new-id-for-each-table',
        stage: 1,
        name: 'Table 1',
        game: 'chase',
        seats: [{ type: 'player', player: 1 }, { type: 'open' }],
      },
      auth: 'required',
      answers: [createdJson(tableOpened, 'The table and its match')],
      problems: {
        400: ['no-such-bot'],
        403: ['not-yours'],
        404: ['no-tournament', 'no-player'],
        409: [REFUSED],
        429: ['too-many-matches'],
        503: ['elsewhere', 'cut-off', 'service-full'],
        507: ['record-full'],
      },
      async handler({ params: { id }, body, token, request, reply }) {
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        reply.header('cache-control', 'no-store')
        return valueOrProblem(await openTable({ ...dependencies, book }, by, body, request.ip))
      },
    }),
    route({
      method: 'GET',
      path: '/api/tournaments/:id/links',
      tag: 'tournaments',
      summary: 'List the links of seats',
      description:
        'For print: the invitation to each seat of one table, or of all whose match is not over. They stay the same until one is reissued. Each is for its player alone.',
      params: tournamentPath,
      query: linksQuery,
      auth: 'required',
      answers: [okJson(seatLinks, 'The links')],
      problems: { 403: ['not-yours'], 404: ['no-tournament', 'no-match'] },
      async handler({ params: { id }, query, token, reply }) {
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        const known = await wholeTournament(dependencies, id)
        reply.header('cache-control', 'no-store')
        const playPage = (match: string, game: string) => pageAddressesOf(match, games.gameNamed(game)).play
        return { links: valueOrProblem(await linksOf({ database }, known, by, query.match, playPage)) }
      },
    }),
  ]
}
