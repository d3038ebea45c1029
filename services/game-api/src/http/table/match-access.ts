import type { GameSet, Result } from '@getaway/engine'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { BotHost } from '../../bots/bot-host.ts'
import type { ServiceClock } from '../../clock.ts'
import type { Judging } from '../../judging/judging.ts'
import { type Hub, noMatch } from '../../live/hub/hub.ts'
import type { LiveMatch } from '../../live/live-match.ts'
import type { Homes } from '../../nodes/homes.ts'
import type { Faults } from '../../operation/faults.ts'
import type { Limiter } from '../../operation/limits/limiter.ts'
import type { OpenMatches } from '../../operation/limits/open-matches.ts'
import type { OpenTables } from '../../operation/limits/open-tables.ts'
import type { RecordRefusal, ServiceRefusal } from '../../refusals/refusal.ts'
import type { RoomNews } from '../../rooms/room-news.ts'
import type { RoomPlans } from '../../rooms/room-plans.ts'
import { type TokenHolder, tokenHolderOf } from '../../seats/token-holder.ts'
import { isMatchId } from '../../secrets/match-id.ts'
import type { ShowStore } from '../../shows/show-store.ts'
import {
  type Database,
  type FoundMatch,
  type ImportRoom,
  isMatch,
  matchForHolder,
  matchForPublic,
} from '../../store/index.ts'
import type { Tournaments } from '../../tournaments/tournaments.ts'
import type { TransferStore } from '../../transfers/transfer-store.ts'
import type { IsOwnHost } from '../guards/own-hosts.ts'
import { HttpProblem } from '../problems/problem.ts'
import { problemFor, type ServiceRefusalCode, valueOrProblem } from '../problems/problem-of.ts'
import type { RequestRelay } from './relay-request.ts'
import { noSuchToken } from './serve-routes.ts'

/** What the routes work with. */
export interface ApiDependencies {
  readonly games: GameSet
  readonly database: Database
  readonly hub: Hub
  readonly bots: BotHost
  readonly clock: ServiceClock
  readonly judging: Judging
  readonly importMaxBytes: number
  readonly importRoom: ImportRoom
  readonly hashOfAddress: (address: string) => string
  readonly importKeepMs: number
  readonly onFault: Faults
  readonly limits: Pick<Limiter, 'openArchive' | 'openStream'>
  readonly openMatches: OpenMatches
  readonly openTables: OpenTables
  readonly recordMaxBytes: number
  readonly plans: RoomPlans
  readonly news: RoomNews
  readonly isOwnHost: IsOwnHost
  /** Where the service listens. */
  readonly host: string
  readonly transfers: TransferStore
  readonly shows: ShowStore
  /** Undefined where there are no other nodes. */
  readonly relay?: RequestRelay | undefined
  readonly homes?: Homes | undefined
  readonly tournaments: Tournaments
}

export const matchParams = v.object({ id: v.string() })
export const seatPath = v.object({
  ...matchParams.entries,
  seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be the number of a seat'), v.transform(Number)),
})

/** The problems of `matchIn` and `matchAct`, for the table of routes. */
export const NO_MATCH = { 404: ['no-match'] }
export const NOT_SHOWN = { 404: ['no-match', 'not-yet'] }
export const ELSEWHERE = { 503: ['elsewhere', 'cut-off'] }

export interface Call {
  readonly id: string
  readonly token: string | undefined
  readonly reply: FastifyReply
}

/** The holder of the caller's token; undefined without a token. A token that opens nothing is a problem. */
export async function askerOf(
  { database }: ApiDependencies,
  { id, token, reply }: Call,
): Promise<TokenHolder | undefined> {
  if (!isMatchId(id)) throw noSuchMatch(id)
  if (token === undefined) return undefined
  const holder = await tokenHolderOf(database, id, token)
  if (holder) return holder
  if (!(await isMatch(database.db, id))) throw noSuchMatch(id)
  throw noSuchToken(reply)
}

/** The match as this asker may know it by now. */
export async function matchIn(
  { database: { db } }: ApiDependencies,
  id: string,
  asker: TokenHolder | undefined,
): Promise<FoundMatch> {
  // The creator of a match may be a friend of any player, so a host sees what the public sees.
  const isToldAtOnce = asker !== undefined && asker.type !== 'host'
  const match = isToldAtOnce ? await matchForHolder(db, id) : await matchForPublic(db, id)
  if (match) return match
  if (!(await isMatch(db, id))) throw noSuchMatch(id)
  throw new HttpProblem(
    404,
    'not-yet',
    'this match is younger than its spectator delay; it can be seen later',
  )
}

/** Does something with the live match; that there is none, and what was refused, leaves as a problem. */
export async function matchAct<Value>(
  { hub }: ApiDependencies,
  id: string,
  act: (match: LiveMatch) => Promise<Result<Value, ServiceRefusal<ServiceRefusalCode> | RecordRefusal>>,
): Promise<Value> {
  return valueOrProblem(await hub.withMatch(id, act))
}

/** There is no such match, as a problem. */
export function noSuchMatch(id: string): HttpProblem {
  return problemFor(noMatch(id).error)
}

/** The holders of these types. */
type HolderAs<Type, H = TokenHolder> = H extends { readonly type: infer T }
  ? [Type & T] extends [never]
    ? never
    : H
  : never

/** Only for one of these. */
export function only<Type extends TokenHolder['type']>(
  asker: TokenHolder | undefined,
  ...types: readonly Type[]
): HolderAs<Type> {
  if (types.some((type) => type === asker?.type)) return asker as HolderAs<Type>
  throw new HttpProblem(
    403,
    'not-yours',
    `this is for ${types.map((type) => `the ${type}`).join(' or ')} of the match`,
  )
}
