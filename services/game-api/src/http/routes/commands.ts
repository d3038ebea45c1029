import { commandDone, commandRequest, type Problem } from '@getaway/client/protocol'
import type { FastifyReply } from 'fastify'
import type { Reason } from '../../live/answer.ts'
import { voiceOf } from '../../seats/voice.ts'
import { noteAbout } from '../guards/observe-requests.ts'
import { REFUSED } from '../openapi/openapi.ts'
import { ok } from '../table/answers.ts'
import { type ApiMeans, askerOf, ELSEWHERE, matchPath, NO_MATCH, only, openMatch } from '../table/asking.ts'
import { type Route, route } from '../table/route.ts'

/** What the service itself refuses; all else is by the rules, and a conflict with how the match stands. */
const STATUS: Readonly<Record<string, number>> = { 'bad-command': 400, fault: 500 }

/** To act in a match by a request; who plays in earnest does so by the socket, which measures the line. */
export function commandRoutes(means: ApiMeans): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/matches/:id/commands',
      tag: 'matches',
      summary: 'Act in a match',
      description:
        'With a seat’s token a move of that seat; with an organiser’s `void-round`, `correct-round` or `abandon-game`. The `id` is new for each wish and the same when it is said again: said twice, it is done once. The answer is a receipt. An action counts at its arrival here; the socket compares clocks, so that `fair` races are fair.',
      params: matchPath,
      body: commandRequest,
      example: { id: 'a-new-one-for-each-wish', command: { type: 'get-ready' }, seen: 5 },
      auth: 'required',
      answers: [ok(commandDone, 'The event as which it was recorded: a receipt')],
      problems: {
        400: ['bad-command'],
        403: ['not-yours'],
        ...NO_MATCH,
        409: [REFUSED],
        ...ELSEWHERE,
      },
      async handler({ params: { id }, body, token, received, request, reply }) {
        noteAbout(request, reply, { command: body.id })
        const asker = only(await askerOf(means, { id, token, reply }), 'seat', 'organiser')
        if (asker.type === 'seat') noteAbout(request, reply, { seat: asker.seat })
        const { by, name, commandId } = voiceOf(asker)
        const timing = { received, claimed: null, rtt: null, seen: body.seen }
        const answer = await openMatch(means, id, (match) =>
          match.command({ by, name, id: commandId(body.id), command: body.command, timing }),
        )
        if (answer.type === 'refused') return refused(reply, answer.refusal)
        return { seq: answer.seq, hash: answer.hash }
      },
    }),
  ]
}

/** A problem with the sentence for people in both languages. */
function refused(reply: FastifyReply, { code, clause, text }: Reason): Problem & { readonly text: object } {
  const status = STATUS[code] ?? 409
  reply.problem = code
  reply.code(status).type('application/problem+json')
  const more = clause === null ? {} : { clause }
  return { type: 'about:blank', title: 'Refused', status, detail: text.en, code, ...more, text }
}
