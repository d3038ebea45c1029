import { joinSeat as joinSeatSchema, newSeatToken, seatInvited, seatJoined } from '@getaway/client/protocol'
import * as v from 'valibot'
import {
  redeemSeatInvitation,
  reissueSeatInvitation,
  revokeSeat,
  rotateSeatToken,
} from '../../seats/seat-service.ts'
import { matchOf } from '../../store/index.ts'
import { HttpProblem } from '../problems/problem.ts'
import { noContent, okJson } from '../table/answers.ts'
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
import { pageAddressesOf } from './page-addresses.ts'

const seatPath = v.object({
  ...matchParams.entries,
  seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be the number of a seat'), v.transform(Number)),
})
const NO_SEAT = { 404: ['no-match', 'no-seat'] }
const TOKEN = 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA'

/** Seats: to take them, and to reissue, revoke and rotate their invitations and tokens. */
export function seatRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, games } = dependencies
  return [
    route({
      method: 'POST',
      path: '/api/matches/:id/seats',
      tag: 'seats',
      summary: 'Take a seat',
      description:
        'Redeems an invitation. The player chooses the token, 32 random bytes as base64url, and keeps it. The first player who presents an invitation gets the seat; repeating the request with the same token does no harm. A seat that changes hands keeps the name and key of its first player in the record and in lists. A person who was ever shown everything may not play.',
      params: matchParams,
      body: joinSeatSchema,
      example: { invitation: 'the invitation that you received', token: TOKEN, name: 'Ada' },
      answers: [okJson(seatJoined, 'The seat')],
      problems: {
        403: ['no-such-invitation', 'observes-here'],
        ...NO_MATCH,
        409: ['seat-taken', 'token-used', 'refused by the rules'],
        ...ELSEWHERE,
      },
      async handler({ params: { id }, body, reply }) {
        const taken = await matchAct(dependencies, id, (match) => redeemSeatInvitation(database, match, body))
        const { game = '' } = (await matchOf(database.db, id)) ?? {}
        reply.header('cache-control', 'no-store')
        return { ...taken, play: pageAddressesOf(id, games.gameNamed(game), body.token).play }
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/seats/:seat/invitation',
      tag: 'seats',
      summary: 'Reissue an invitation',
      description:
        'Revokes the previous invitation and the token of the seat. Organisers may do this for every seat, the host for empty seats.',
      params: seatPath,
      auth: 'required',
      answers: [{ status: 201, what: 'The new invitation, which is shown only here', schema: seatInvited }],
      problems: {
        403: ['not-yours'],
        ...NO_SEAT,
        409: ['seat-taken', 'seat-of-a-bot', 'match-over'],
        ...ELSEWHERE,
      },
      async handler({ params: { id, seat }, token, reply }) {
        const asker = only(await askerOf(dependencies, { id, token, reply }), 'organiser', 'host')
        return matchAct(dependencies, id, (match) => reissueSeatInvitation(database, match, seat, asker.type))
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/matches/:id/seats/:seat/token',
      tag: 'seats',
      summary: 'Revoke a seat',
      description:
        'For organisers. Nobody holds the seat until its invitation is reissued; its earlier actions stay.',
      params: seatPath,
      auth: 'required',
      answers: [noContent('The token is revoked')],
      problems: { 403: ['not-yours'], ...NO_SEAT, 409: ['seat-of-a-bot', 'match-over'], ...ELSEWHERE },
      async handler({ params: { id, seat }, token, reply }) {
        only(await askerOf(dependencies, { id, token, reply }), 'organiser')
        return matchAct(dependencies, id, (match) => revokeSeat(database, match, seat))
      },
    }),
    route({
      method: 'PUT',
      path: '/api/matches/:id/seats/:seat/token',
      tag: 'seats',
      summary: 'Rotate a token',
      description: 'For the player who holds the seat. Connections opened with the old token are closed.',
      params: seatPath,
      body: newSeatToken,
      example: { token: TOKEN },
      auth: 'required',
      answers: [noContent('The new token is valid')],
      problems: {
        403: ['not-yours'],
        ...NO_SEAT,
        409: ['token-used', 'seat-of-a-bot', 'match-over'],
        ...ELSEWHERE,
      },
      async handler({ params: { id, seat }, body, token, reply }) {
        const asker = only(await askerOf(dependencies, { id, token, reply }), 'seat')
        if (token === undefined || asker.seat !== seat)
          throw new HttpProblem(403, 'not-yours', `this is for the player in seat ${seat}`)
        const tokens = { from: token, to: body.token }
        return matchAct(dependencies, id, (match) => rotateSeatToken(database, match, seat, tokens))
      },
    }),
  ]
}
