import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { BotHost } from '../../bots/bot-host.ts'
import type { Clock } from '../../clock.ts'
import type { Judging } from '../../judging/judging.ts'
import { Elsewhere } from '../../live/hub/elsewhere.ts'
import type { Hub } from '../../live/hub/hub.ts'
import { Gone, type LiveMatch } from '../../live/owned/owned-match.ts'
import type { Faults } from '../../operation/faults.ts'
import type { Limiter } from '../../operation/limits/limiter.ts'
import { type Holder, holderOf } from '../../seats/access.ts'
import { isMatchId } from '../../secrets/match-id.ts'
import { type Database, type FoundMatch, isMatch, matchForHolder, matchForPublic } from '../../store/index.ts'
import { noMatch, Problem } from '../problems/problem.ts'
import { noSuchToken } from './serve-routes.ts'

/** What the routes work with. */
export interface ApiMeans {
  readonly database: Database
  readonly hub: Hub
  readonly bots: BotHost
  readonly clock: Clock
  readonly judging: Judging
  readonly importMaxBytes: number
  readonly importStoreBytes: number
  readonly importKeepMs: number
  readonly onFault: Faults
  readonly limits: Pick<Limiter, 'openStream'>
}

export const matchPath = v.object({ id: v.string() })

/** The problems of `matchIn` and `openMatch`, for the table of routes. */
export const NO_MATCH = { 404: ['no-match'] }
export const NOT_SHOWN = { 404: ['no-match', 'not-yet'] }
export const ELSEWHERE = { 503: ['elsewhere'] }

export interface Call {
  readonly id: string
  readonly token: string | undefined
  readonly reply: FastifyReply
}

/** Who asks: undefined without a token; one that opens nothing is a problem. */
export async function askerOf(
  { database }: ApiMeans,
  { id, token, reply }: Call,
): Promise<Holder | undefined> {
  if (!isMatchId(id)) throw noMatch(id)
  if (token === undefined) return undefined
  const holder = await holderOf(database, id, token)
  if (holder) return holder
  if (!(await isMatch(database.db, id))) throw noMatch(id)
  throw noSuchToken(reply)
}

/** The match as this asker may know it by now. */
export async function matchIn(
  { database: { db } }: ApiMeans,
  id: string,
  asker: Holder | undefined,
): Promise<FoundMatch> {
  // Who created a match may be anybody's friend: they are told what everybody is.
  const isToldAtOnce = asker !== undefined && asker.type !== 'host'
  const match = isToldAtOnce ? await matchForHolder(db, id) : await matchForPublic(db, id)
  if (match) return match
  if (!(await isMatch(db, id))) throw noMatch(id)
  throw new Problem(404, 'not-yet', 'this match is younger than its spectator delay; it can be seen later')
}

/** Does something with the live match, or says where it is. */
export async function openMatch<T>(
  { hub }: ApiMeans,
  id: string,
  act: (match: LiveMatch) => Promise<T>,
): Promise<T> {
  try {
    const result = await hub.withMatch(id, async (match) => ({ value: await act(match) }))
    if (!result) throw noMatch(id)
    return result.value
  } catch (error) {
    if (!(error instanceof Elsewhere || error instanceof Gone)) throw error
    throw new Problem(503, 'elsewhere', error.message, { headers: { 'retry-after': '1' } })
  }
}

/** The holders of these types. */
type HolderAs<Type, H = Holder> = H extends { readonly type: infer T }
  ? [Type & T] extends [never]
    ? never
    : H
  : never

/** Only for one of these. */
export function only<Type extends Holder['type']>(
  asker: Holder | undefined,
  ...types: readonly Type[]
): HolderAs<Type> {
  if (types.some((type) => type === asker?.type)) return asker as HolderAs<Type>
  throw new Problem(
    403,
    'not-yours',
    `this is for ${types.map((type) => `the ${type}`).join(' or ')} of the match`,
  )
}
