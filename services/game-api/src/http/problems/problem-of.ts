import type { Result } from '@getaway/engine'
import type { NoSuchBot } from '../../bots/check-bots.ts'
import type { ImportRefusalCode } from '../../imports/import-log.ts'
import type { NotJudged } from '../../judging/judging-worker.ts'
import type { NotCreated } from '../../live/hub/create-match.ts'
import type { NoMatch } from '../../live/hub/hub.ts'
import type { NoRoomForMatch } from '../../operation/limits/open-matches.ts'
import type { NoRoomForTable } from '../../operation/limits/open-tables.ts'
import type { CommandRefusal, RecordRefusal, ServiceRefusal } from '../../refusals/refusal.ts'
import type { RematchRefusalCode } from '../../rooms/rematch-service.ts'
import type { RoomRefusalCode } from '../../rooms/room-service.ts'
import type { ObserverRefusalCode } from '../../seats/observer-service.ts'
import type { SeatRefusalCode } from '../../seats/seat-service.ts'
import type { AirRefusalCode } from '../../shows/may-air.ts'
import type { ShowActRefusalCode } from '../../shows/show.ts'
import type { ShowRefusalCode } from '../../shows/show-store.ts'
import type { TournamentCommandRefusalCode } from '../../tournaments/commands.ts'
import type { ObjectionRefusalCode } from '../../tournaments/objections.ts'
import type { TournamentQuotaRefusalCode } from '../../tournaments/quota.ts'
import type { StaffRefusalCode } from '../../tournaments/staff.ts'
import type { TableRefusalCode } from '../../tournaments/tables.ts'
import type { TransferRefusalCode } from '../../transfers/transfer-store.ts'
import { HttpProblem, type ProblemMore } from './problem.ts'

/** Every code with which the service refuses what a route asks of it. */
export type ServiceRefusalCode =
  | NoMatch['code']
  | NotCreated
  | SeatRefusalCode
  | RoomRefusalCode
  | RematchRefusalCode
  | ObserverRefusalCode
  | TransferRefusalCode
  | ShowRefusalCode
  | ShowActRefusalCode
  | AirRefusalCode
  | TournamentCommandRefusalCode
  | ObjectionRefusalCode
  | TournamentQuotaRefusalCode
  | StaffRefusalCode
  | TableRefusalCode
  | NoSuchBot['code']
  | NotJudged['code']
  | ImportRefusalCode
  | NoRoomForMatch['code']
  | NoRoomForTable['code']

const RETRY_SOON = { headers: { 'retry-after': '1' } }
const RETRY_LATER = { headers: { 'retry-after': '5' } }
const RETRY_IN_A_MINUTE = { headers: { 'retry-after': '60' } }
const INVALID_TOKEN = { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } }

/** The one place that knows which status a refusal is answered with. */
const STATUS: Readonly<Record<ServiceRefusalCode, number | readonly [status: number, more: ProblemMore]>> = {
  'bad-request': 400,
  'no-such-bot': 400,
  'no-such-token': [401, INVALID_TOKEN],
  'no-such-invitation': 403,
  'not-open': 403,
  'observes-here': 403,
  'bad-proof': 403,
  'of-a-tournament': 403,
  'plays-here': 403,
  'hidden-things': 403,
  'match-running': 409,
  'not-yours': 403,
  'no-match': 404,
  'no-seat': 404,
  'no-observer': 404,
  'no-transfer': 404,
  'no-tournament': 404,
  'no-player': 404,
  'no-person': 404,
  'seat-taken': 409,
  'no-free-seat': 409,
  'seats-free': 409,
  'match-begun': 409,
  'not-over': 409,
  'token-used': 409,
  'seat-of-a-bot': 409,
  'match-over': 409,
  'invitation-used': 409,
  'too-many-observers': 409,
  'transfer-asked': 409,
  'not-asked': 409,
  'too-large': 413,
  'unreadable-log': 422,
  'too-many-matches': [429, RETRY_IN_A_MINUTE],
  'too-many-tables': [429, RETRY_IN_A_MINUTE],
  'too-many-transfers': [429, RETRY_IN_A_MINUTE],
  'too-many-shows': [429, RETRY_IN_A_MINUTE],
  'too-many-tournaments': [429, RETRY_IN_A_MINUTE],
  'too-many-acts': [429, RETRY_LATER],
  'tournaments-full': [503, RETRY_IN_A_MINUTE],
  'shows-full': [503, RETRY_IN_A_MINUTE],
  'transfers-full': [503, RETRY_IN_A_MINUTE],
  'service-full': [503, RETRY_IN_A_MINUTE],
  elsewhere: [503, RETRY_SOON],
  'cut-off': [503, RETRY_SOON],
  'judging-overloaded': [503, RETRY_LATER],
  'judging-too-long': 503,
  'too-much-imported': [429, { headers: { 'retry-after': '3600' } }],
  'imports-full': 507,
  'record-full': 507,
}

/** What the service itself refuses of a command; all else is by the rules, and a conflict with how the match stands. */
const COMMAND_STATUS: Readonly<Record<string, number>> = { 'bad-command': 400, fault: 500 }

export function statusOfCommand({ code }: CommandRefusal): number {
  return COMMAND_STATUS[code] ?? 409
}

export function problemFor(refusal: ServiceRefusal<ServiceRefusalCode> | RecordRefusal): HttpProblem {
  if (refusal.type === 'record') {
    const { code, text } = refusal.refusal
    return new HttpProblem(statusOfCommand(refusal.refusal), code, text.en, { text })
  }
  const found = STATUS[refusal.code]
  const [status, more] = typeof found === 'number' ? [found] : found
  return new HttpProblem(status, refusal.code, refusal.detail, more)
}

/** The value of what the service did; a refusal leaves as a problem. */
export function valueOrProblem<Value>(
  result: Result<Value, ServiceRefusal<ServiceRefusalCode> | RecordRefusal>,
): Value {
  if (result.ok) return result.value
  throw problemFor(result.error)
}
