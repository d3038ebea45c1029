import {
  admitObserver as admitSchema,
  newObserver,
  observerAdmitted,
  observerInvited,
} from '@getaway/client/protocol'
import * as v from 'valibot'
import { admitObserver, inviteObserver, revokeObserver } from '../../seats/observer-office.ts'
import { isMatchId } from '../../secrets/match-id.ts'
import { noMatch } from '../problems/problem.ts'
import { created, done, ok } from '../table/answers.ts'
import { type ApiMeans, askerOf, ELSEWHERE, matchPath, NO_MATCH, only, openMatch } from '../table/asking.ts'
import { type Route, route } from '../table/route.ts'

const observerPath = v.object({ ...matchPath.entries, observer: v.string() })

/** Casters and organisers: organisers invite them, and the log says who was admitted. */
export function observerRoutes(means: ApiMeans): readonly Route[] {
  const { database } = means
  return [
    route({
      method: 'POST',
      path: '/api/matches/:id/observers/invitations',
      tag: 'observers',
      summary: 'Invite a caster or an organiser',
      description: 'For organisers.',
      params: matchPath,
      body: newObserver,
      example: { role: 'caster' },
      auth: 'required',
      answers: [created(observerInvited, 'The invitation: it is told only now')],
      problems: { 403: ['not-yours'], ...NO_MATCH, 409: ['too-many-observers'] },
      async handler({ params: { id }, body, token, reply }) {
        only(await askerOf(means, { id, token, reply }), 'organiser')
        return inviteObserver(database, id, body.role)
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/observers',
      tag: 'observers',
      summary: 'Be admitted',
      description:
        'Exchanges an invitation for a token of one’s own choice. Whoever plays here is not admitted.',
      params: matchPath,
      body: admitSchema,
      example: {
        invitation: 'the invitation, as it was told',
        token: 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA',
        name: 'Grace',
      },
      answers: [ok(observerAdmitted, 'As whom')],
      problems: {
        403: ['no-such-invitation', 'plays-here'],
        ...NO_MATCH,
        409: ['invitation-used', 'refused by the rules'],
        ...ELSEWHERE,
      },
      handler({ params: { id }, body }) {
        if (!isMatchId(id)) throw noMatch(id)
        return openMatch(means, id, (match) => admitObserver(database, match, body))
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/matches/:id/observers/:observer',
      tag: 'observers',
      summary: 'Take an observer’s sight away',
      description: 'For organisers; also takes back an invitation that nobody has used.',
      params: observerPath,
      auth: 'required',
      answers: [done('The token opens nothing any more')],
      problems: { 403: ['not-yours'], 404: ['no-match', 'no-observer'], ...ELSEWHERE },
      async handler({ params: { id, observer }, token, reply }) {
        only(await askerOf(means, { id, token, reply }), 'organiser')
        return openMatch(means, id, (match) => revokeObserver(database, match, observer))
      },
    }),
  ]
}
