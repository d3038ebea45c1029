import {
  admitObserver as admitSchema,
  newObserver,
  observerAdmitted,
  observerInvited,
} from '@getaway/client/protocol'
import * as v from 'valibot'
import { inviteObserver, redeemObserverInvitation, revokeObserver } from '../../seats/observer-service.ts'
import { valueOrProblem } from '../problems/problem-of.ts'
import { createdJson, noContent, okJson } from '../table/answers.ts'
import {
  type ApiDependencies,
  askerOf,
  ELSEWHERE,
  matchAct,
  matchParams,
  NO_MATCH,
  only,
} from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'

const observerPath = v.object({ ...matchParams.entries, observer: v.string() })

/** Casters and organisers: organisers invite them, and the log says who was admitted. */
export function observerRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database } = dependencies
  return [
    route({
      method: 'POST',
      path: '/api/matches/:id/observers/invitations',
      tag: 'observers',
      summary: 'Invite a caster or an organiser',
      description: 'For organisers. The role is `caster` or `organiser`; both see everything.',
      params: matchParams,
      body: newObserver,
      example: { role: 'caster' },
      auth: 'required',
      answers: [createdJson(observerInvited, 'The invitation, which is shown only here')],
      problems: { 403: ['not-yours'], ...NO_MATCH, 409: ['too-many-observers'] },
      async handler({ params: { id }, body, token, reply }) {
        only(await askerOf(dependencies, { id, token, reply }), 'organiser')
        return valueOrProblem(await inviteObserver(database, id, body.role))
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/observers',
      tag: 'observers',
      summary: 'Redeem an observer’s invitation',
      description:
        'Exchanges an invitation for a token that the observer chooses. The log records `observer.admitted` for all to read. Players of the match, and holders of a player’s key, are not admitted.',
      params: matchParams,
      body: admitSchema,
      example: {
        invitation: 'the invitation that you received',
        token: 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA',
        name: 'Grace',
      },
      atOwner: true,
      answers: [okJson(observerAdmitted, 'The observer and the role')],
      problems: {
        403: ['no-such-invitation', 'plays-here'],
        ...NO_MATCH,
        409: ['invitation-used', 'refused by the rules'],
        ...ELSEWHERE,
      },
      handler({ params: { id }, body }) {
        return matchAct(dependencies, id, (match) => redeemObserverInvitation(database, match, body))
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/matches/:id/observers/:observer',
      tag: 'observers',
      summary: 'Revoke an observer',
      description: 'For organisers. Also revokes an invitation that nobody has redeemed.',
      params: observerPath,
      auth: 'required',
      atOwner: true,
      answers: [noContent('The token is revoked')],
      problems: { 403: ['not-yours'], 404: ['no-match', 'no-observer'], ...ELSEWHERE },
      async handler({ params: { id, observer }, token, reply }) {
        only(await askerOf(dependencies, { id, token, reply }), 'organiser')
        return matchAct(dependencies, id, (match) => revokeObserver(database, match, observer))
      },
    }),
  ]
}
