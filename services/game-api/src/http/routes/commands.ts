import { commandDone, commandList, commandRequest, type Problem } from '@getaway/client/protocol'
import { type AnyGame, type GameSet, type LogEvent, lineOf, unwrap } from '@getaway/engine'
import type { FastifyReply } from 'fastify'
import type { CommandRefusal } from '../../refusals/refusal.ts'
import { authorOf } from '../../seats/command-author.ts'
import { type Database, readEvents } from '../../store/index.ts'
import { noteAbout } from '../guards/observe-requests.ts'
import { commandSchemasOf } from '../openapi/json-schema.ts'
import { problemFor, statusOfCommand } from '../problems/problem-of.ts'
import { okJson } from '../table/answers.ts'
import {
  type ApiDependencies,
  askerOf,
  ELSEWHERE,
  matchParams,
  NO_MATCH,
  noSuchMatch,
  only,
} from '../table/match-access.ts'
import { type ApiRoute, REFUSED, route } from '../table/route.ts'

/** To act in a match by a request; serious players use the socket, which measures their connection. */
export function commandRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, games } = dependencies
  return [
    route({
      method: 'GET',
      path: '/api/matches/:id/commands',
      tag: 'matches',
      summary: 'List what you may ask for',
      description:
        'What the rules of the match let the holder of the token ask for at all, each with its JSON Schema: an action of a seat, or of an organiser. Whether it is allowed now is told by asking for it.',
      params: matchParams,
      auth: 'required',
      answers: [okJson(commandList, 'The commands')],
      problems: { 403: ['not-yours'], ...NO_MATCH },
      async handler({ params: { id }, token, reply }) {
        const asker = only(await askerOf(dependencies, { id, token, reply }), 'seat', 'organiser')
        const game = await gameOfMatch(database, games, id)
        const commands = commandSchemasOf(game).filter(({ by }) => by === asker.type)
        return {
          game: game.id,
          rules: game.rules,
          commands: commands.map(({ type, schema }) => ({ type, schema })),
        }
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/commands',
      tag: 'matches',
      summary: 'Act in a match',
      description:
        'With a seat’s token, an action of that seat; with an organiser’s token, `void-round`, `correct-round` or `abandon-game`. Choose a new `id` for each command, and use the same `id` to repeat it: a command that is sent twice is done once. The answer is a receipt; a refusal has `text` in English and Italian. An action counts when it arrives here: for `fair` races use the socket, which compares clocks.',
      params: matchParams,
      body: commandRequest,
      hasCommand: true,
      example: { id: 'a-new-id-for-each-command', command: { type: 'get-ready' }, seen: 5 },
      auth: 'required',
      answers: [okJson(commandDone, 'The event as which it was recorded: a receipt')],
      problems: {
        400: ['bad-command'],
        403: ['not-yours'],
        ...NO_MATCH,
        409: [REFUSED],
        ...ELSEWHERE,
      },
      async handler({ params: { id }, body, token, received, request, reply }) {
        noteAbout(request, reply, { command: body.id })
        const asker = only(await askerOf(dependencies, { id, token, reply }), 'seat', 'organiser')
        if (asker.type === 'seat') noteAbout(request, reply, { seat: asker.seat })
        const { by, name, commandId } = authorOf(asker)
        const timing = { received, claimed: null, rtt: null, seen: body.seen }
        const sent = { by, name, id: commandId(body.id), command: body.command, timing, madeFor: body.seen }
        const result = await dependencies.hub.withMatch(id, (match) => match.command(sent))
        if (result.ok) return result.value
        if ('type' in result.error) throw problemFor(result.error)
        return refused(reply, result.error)
      },
    }),
  ]
}

/** The game by the very rules that the match names. */
async function gameOfMatch({ db }: Database, games: GameSet, id: string): Promise<AnyGame> {
  const [created] = await readEvents(db, id, 0, 1)
  if (!created) throw noSuchMatch(id)
  return unwrap(games.gameOf(JSON.parse(lineOf(created.body, created.hash)) as LogEvent))
}

/** A problem with the sentence for people in both languages. */
function refused(reply: FastifyReply, refusal: CommandRefusal): Problem & { readonly text: object } {
  const { code, clause, text } = refusal
  const status = statusOfCommand(refusal)
  reply.problem = code
  reply.code(status).type('application/problem+json')
  const more = clause === null ? {} : { clause }
  return { type: 'about:blank', title: 'Refused', status, detail: text.en, code, ...more, text }
}
