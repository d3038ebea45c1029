import { tournamentParts } from '@getaway/engine/tournament'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { sha256 } from '../../../secrets/secrets.ts'
import { isTournament } from '../../../store/index.ts'
import { type KnownTournament, noTournament } from '../../../tournaments/book.ts'
import { type StaffMember, staffMember } from '../../../tournaments/staff.ts'
import { HttpProblem } from '../../problems/problem.ts'
import { problemFor } from '../../problems/problem-of.ts'
import type { ApiDependencies } from '../../table/match-access.ts'
import { noSuchToken } from '../../table/serve-routes.ts'

export const tournamentPath = v.object({ id: v.string() })
export const tournamentMatchPath = v.object({ ...tournamentPath.entries, match: tournamentParts.matchId })

/** The problems of `staffIn`, for the table of routes. */
export const NO_TOURNAMENT = { 404: ['no-tournament'] }

interface Call {
  readonly id: string
  readonly token: string | undefined
  readonly reply: FastifyReply
}

/** The holder of the token, if they have one of these roles; anything else is a problem. */
export async function staffIn(
  { database }: ApiDependencies,
  { id, token = '', reply }: Call,
  ...roles: readonly StaffMember['role'][]
): Promise<StaffMember> {
  const member = await staffMember(database, id, token)
  if (!member) {
    if (!(await isTournament(database.db, id))) throw noSuchTournament(id)
    throw noSuchToken(reply)
  }
  if (roles.length > 0 && !roles.includes(member.role))
    throw new HttpProblem(403, 'not-yours', 'this is for the organisers of the tournament')
  return member
}

/** The tournament as the public knows it by now. */
export async function publicTournament(
  { tournaments }: ApiDependencies,
  id: string,
): Promise<KnownTournament> {
  const known = await tournaments.known.read(id)
  if (!known) throw noSuchTournament(id)
  return known
}

/** The tournament as it is. */
export async function wholeTournament(
  { tournaments }: ApiDependencies,
  id: string,
): Promise<KnownTournament> {
  const known = await tournaments.book.read(id)
  if (!known) throw noSuchTournament(id)
  return known
}

export function noSuchTournament(id: string): HttpProblem {
  return problemFor(noTournament(id).error)
}

/** JSON that is asked for again and again: told once, until it is another. */
export function unlessKnown(request: FastifyRequest, reply: FastifyReply, text: string): string | undefined {
  const tag = `W/"${sha256(text).slice(0, 32)}"`
  reply.header('etag', tag).header('cache-control', 'no-cache').type('application/json')
  if (!request.headers['if-none-match']?.includes(tag)) return text
  reply.code(304)
  return undefined
}
