import {
  matchAct,
  newObjection,
  objectionRaised,
  previewedMatchAct,
  tournamentPreview,
  tournamentReceipt,
} from '@getaway/client/protocol'
import { actInMatch, previewAct } from '../../../tournaments/acts.ts'
import { raiseObjection } from '../../../tournaments/objections.ts'
import { noteAbout } from '../../guards/observe-requests.ts'
import { valueOrProblem } from '../../problems/problem-of.ts'
import { createdJson, okJson } from '../../table/answers.ts'
import { type ApiDependencies, ELSEWHERE } from '../../table/match-access.ts'
import { type ApiRoute, REFUSED, route } from '../../table/route.ts'
import { staffIn, tournamentMatchPath, tournamentPath } from './tournament-access.ts'

const ABANDON = { type: 'abandon-game', reason: 'The hall closes.' }

/** What is done in the matches of a tournament. */
export function tournamentMatchRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, hub, judging, tournaments } = dependencies
  const desk = { database, judging, hub, book: tournaments.book, results: tournaments.results }
  return [
    route({
      method: 'POST',
      path: '/api/tournaments/:id/matches/:match/acts',
      tag: 'tournaments',
      summary: 'Act in a match as its organiser',
      description:
        'A command that the match’s game has for organisers, such as `void-round`, `correct-round` or `abandon-game`. It stands in the match’s log and, with its hash there, in the tournament’s. The same `id` again is the same act.',
      params: tournamentMatchPath,
      body: matchAct,
      hasCommand: true,
      example: { id: 'a-new-id-for-each-act', command: ABANDON },
      auth: 'required',
      answers: [okJson(tournamentReceipt, 'The event of the tournament’s log')],
      problems: {
        400: ['bad-command'],
        403: ['not-yours'],
        404: ['no-tournament', 'no-match'],
        409: [REFUSED],
        ...ELSEWHERE,
      },
      async handler({ params: { id, match }, body, token, received, request, reply }) {
        noteAbout(request, reply, { command: body.id })
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        return valueOrProblem(await actInMatch(desk, by, { match, ...body, received }))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/matches/:match/preview',
      tag: 'tournaments',
      summary: 'Preview an act in a match',
      description:
        'How the match would stand after such a command, and the standings of the tournament if it ended so; nothing is done.',
      params: tournamentMatchPath,
      body: previewedMatchAct,
      hasCommand: true,
      example: { command: ABANDON },
      auth: 'required',
      answers: [okJson(tournamentPreview, 'What would change')],
      problems: {
        400: ['bad-command'],
        403: ['not-yours'],
        404: ['no-tournament', 'no-match'],
        409: [REFUSED],
        ...ELSEWHERE,
      },
      async handler({ params: { id, match }, body, token, reply }) {
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        return valueOrProblem(await previewAct(desk, by, { match, ...body }))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/objections',
      tag: 'tournaments',
      summary: 'Object to a result',
      description:
        'For a player, with the token of the seat in the match: while it runs, and until `objectionS` after its end. An organiser answers it. At most four of a seat.',
      params: tournamentPath,
      body: newObjection,
      example: { id: 'a-new-id', match: 'm4tchm4tchm4', text: 'The marker was placed before the tile.' },
      auth: 'required',
      answers: [createdJson(objectionRaised, 'The objection is recorded: a receipt')],
      problems: { 403: ['not-yours'], 404: ['no-tournament'], 409: [REFUSED] },
      async handler({ params: { id }, body, token = '' }) {
        return valueOrProblem(await raiseObjection(desk, id, body, token))
      },
    }),
  ]
}
