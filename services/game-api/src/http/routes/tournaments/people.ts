import {
  admitStaff as admitSchema,
  newStaff,
  playersCsv,
  playersImported,
  revokedStaff,
  staffAdmitted,
  staffInvited,
} from '@getaway/client/protocol'
import { tournamentParts } from '@getaway/engine/tournament'
import * as v from 'valibot'
import { importPlayers } from '../../../tournaments/players.ts'
import { playersCsv as csvOf } from '../../../tournaments/players-csv.ts'
import { revokeStaff } from '../../../tournaments/revoke-staff.ts'
import { admitStaff, inviteStaff } from '../../../tournaments/staff.ts'
import { valueOrProblem } from '../../problems/problem-of.ts'
import { createdJson, noContent, okJson } from '../../table/answers.ts'
import { type ApiDependencies, ELSEWHERE } from '../../table/match-access.ts'
import { type ApiRoute, REFUSED, route } from '../../table/route.ts'
import { NO_TOURNAMENT, staffIn, tournamentPath, wholeTournament } from './tournament-access.ts'

const personPath = v.object({ ...tournamentPath.entries, person: tournamentParts.person })
export const CSV = 'text/csv'

/** The staff of a tournament, and its players. */
export function tournamentPeopleRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, clock, hub, tournaments } = dependencies
  const { book, sealKey } = tournaments
  const staff = { database, clock, hub, book, sealKey }
  return [
    route({
      method: 'POST',
      path: '/api/tournaments/:id/staff/invitations',
      tag: 'tournaments',
      summary: 'Invite to the staff',
      description:
        'For organisers. Organisers act, casters only see; both see everything of every match of the tournament. The desk shows the invitation until it is redeemed.',
      params: tournamentPath,
      body: newStaff,
      example: { id: 'a-new-id', role: 'caster' },
      auth: 'required',
      answers: [createdJson(staffInvited, 'The invitation')],
      problems: { 403: ['not-yours'], ...NO_TOURNAMENT, 409: [REFUSED] },
      async handler({ params: { id }, body, token, reply }) {
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        reply.header('cache-control', 'no-store')
        const wish = { id: body.id, said: { role: body.role } }
        return valueOrProblem(await inviteStaff(staff, by, body.role, wish))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/staff',
      tag: 'tournaments',
      summary: 'Join the staff',
      description:
        'Exchanges an invitation for a token that its holder chooses. The logs of all matches that are not over name the holder first. Players of the tournament, and holders of a player’s key, are not admitted, nor is a name that somebody of the staff has or had.',
      params: tournamentPath,
      body: admitSchema,
      example: {
        invitation: 'the invitation that you received',
        token: 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA',
        name: 'Grace',
      },
      answers: [okJson(staffAdmitted, 'The person and the role')],
      problems: {
        403: ['no-such-invitation', 'plays-here'],
        404: ['no-tournament', 'no-match'],
        409: ['invitation-used', 'token-used', REFUSED],
        ...ELSEWHERE,
      },
      async handler({ params: { id }, body }) {
        return valueOrProblem(await admitStaff(staff, id, body))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/staff/:person/revocation',
      tag: 'tournaments',
      summary: 'Revoke somebody of the staff',
      description:
        'For organisers. Their token, or their invitation, is valid no more, here and in all matches. With an organiser, who has seen them, all invitations to the staff that nobody has redeemed are revoked. The last organiser stays.',
      params: personPath,
      body: revokedStaff,
      example: { id: 'a-new-id', reason: 'left for the day' },
      auth: 'required',
      answers: [noContent('The person is revoked')],
      problems: { 403: ['not-yours'], ...NO_TOURNAMENT, 409: [REFUSED] },
      async handler({ params: { id, person }, body, token, reply }) {
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        const wish = { id: body.id, said: { person, reason: body.reason } }
        return valueOrProblem(await revokeStaff(staff, by, { person, reason: body.reason, wish }))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tournaments/:id/players',
      tag: 'tournaments',
      summary: 'Import players',
      description:
        'CSV with commas, semicolons or tabs; with a line of titles the columns `name` and `key`, without one the first and the second. Players who are entered already are passed over. While a line is wrong nobody is entered, and the answer names the line. `isDryRun` only says what would come of it.',
      params: tournamentPath,
      body: playersCsv,
      example: { id: 'a-new-id', csv: 'name,key\nAda,\nBen,\n', isDryRun: true },
      auth: 'required',
      answers: [okJson(playersImported, 'What came of each line')],
      problems: { 403: ['not-yours'], ...NO_TOURNAMENT, 409: [REFUSED] },
      async handler({ params: { id }, body, token, reply }) {
        const by = await staffIn(dependencies, { id, token, reply }, 'organiser')
        return valueOrProblem(await importPlayers({ book }, by, body))
      },
    }),
    route({
      method: 'GET',
      path: '/api/tournaments/:id/players.csv',
      tag: 'tournaments',
      summary: 'Export players',
      params: tournamentPath,
      auth: 'required',
      answers: [{ status: 200, what: 'The players as CSV', media: [CSV] }],
      problems: NO_TOURNAMENT,
      async handler({ params: { id }, token, reply }) {
        await staffIn(dependencies, { id, token, reply })
        const { state } = await wholeTournament(dependencies, id)
        reply
          .type(CSV)
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${id}-players.csv"`)
        return csvOf(state.players)
      },
    }),
  ]
}
