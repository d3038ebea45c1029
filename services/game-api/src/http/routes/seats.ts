import {
  joinSeat as joinSeatSchema,
  newSeatToken,
  seatInvited,
  seatJoined,
  seatOffered,
} from '@getaway/client/protocol'
import { readInvitation } from '../../seats/read-invitation.ts'
import {
  redeemSeatInvitation,
  reissueSeatInvitation,
  revokeSeat,
  rotateSeatToken,
} from '../../seats/seat-service.ts'
import { matchOf } from '../../store/index.ts'
import { ownOrigin } from '../guards/origin.ts'
import { HttpProblem } from '../problems/problem.ts'
import { noContent, okJson } from '../table/answers.ts'
import {
  type ApiDependencies,
  askerOf,
  ELSEWHERE,
  matchAct,
  matchParams,
  only,
  seatPath,
} from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'
import { pageAddressesOf } from './page-addresses.ts'

const NO_SEAT = { 404: ['no-match', 'no-seat'] }
const TOKEN = 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA'

/** Seats: to take them, and to reissue, revoke and rotate their invitations and tokens. */
export function seatRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { database, games, news, isOwnHost } = dependencies
  return [
    route({
      method: 'POST',
      path: '/api/matches/:id/seats',
      tag: 'seats',
      summary: 'Take a seat',
      description:
        'Redeems an invitation; at an open table none is needed, and `seat` chooses among the free seats for which no bot is planned. The player chooses the token, 32 random bytes as base64url, and keeps it. The first player who presents an invitation gets the seat; repeating the request with the same token does no harm. A seat that changes hands keeps the name and key of its first player in the record and in lists. A person who was ever shown everything may not play. With `proof`, the owner of `key` signs for this seat, and the log holds the signature for everybody to verify; a `key` without it is only claimed.',
      params: matchParams,
      body: joinSeatSchema,
      example: { invitation: 'the invitation that you received', token: TOKEN, name: 'Ada' },
      atOwner: true,
      answers: [okJson(seatJoined, 'The seat')],
      problems: {
        403: ['no-such-invitation', 'not-open', 'observes-here', 'bad-proof'],
        404: ['no-match', 'no-seat'],
        409: ['seat-taken', 'no-free-seat', 'token-used', 'refused by the rules'],
        ...ELSEWHERE,
      },
      async handler({ params: { id }, body, request, reply }) {
        // Pages of other origins than those the operator allows do not get here.
        const asked = request.headers.origin ?? (isOwnHost(request.host) ? ownOrigin(request) : undefined)
        const isHere = (origin: string) => origin === asked
        const taken = await matchAct(dependencies, id, async (match) => {
          const seated = await redeemSeatInvitation(database, match, body, isHere)
          news.touch(match)
          return seated
        })
        const { game = '' } = (await matchOf(database.db, id)) ?? {}
        reply.header('cache-control', 'no-store')
        return { ...taken, play: pageAddressesOf(id, games.gameNamed(game), body.token).play }
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/invitation',
      tag: 'seats',
      summary: 'Read an invitation',
      description:
        'For somebody who was invited, with the invitation in place of a token: which seat it is for, and whether somebody has taken it. Nothing is taken by this.',
      params: matchParams,
      auth: 'required',
      atOwner: true,
      answers: [okJson(seatOffered, 'The seat')],
      problems: { 403: ['no-such-invitation'], 404: ['no-match'], ...ELSEWHERE },
      handler({ params: { id }, token = '', reply }) {
        reply.header('cache-control', 'no-store')
        return matchAct(dependencies, id, (match) => readInvitation(database, match, token))
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
      atOwner: true,
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
      atOwner: true,
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
      atOwner: true,
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
