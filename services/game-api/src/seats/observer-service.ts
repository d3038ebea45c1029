import type { AdmitObserver, NewObserver, ObserverAdmitted, ObserverInvited } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import type { LiveMatch } from '../live/live-match.ts'
import { refusedByRecord, refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { newMatchId } from '../secrets/match-id.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import {
  addObserver,
  bindObserver,
  countAdmissions,
  type Database,
  markAdmitted,
  observersOf,
  revokeObserverRow,
  storedSeatsOf,
} from '../store/index.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { tokenHolderOf } from './token-holder.ts'

export type ObserverRefusalCode =
  | 'too-many-observers'
  | 'no-such-invitation'
  | 'plays-here'
  | 'invitation-used'
  | 'no-observer'

/** What somebody may do as an observer, or why not. */
type OfObserver<Value> = ServiceResult<Value, ObserverRefusalCode>

const MOST_OBSERVERS = 50

/** An invitation to see everything; the log names everybody who redeems one, for all to read. */
export async function inviteObserver(
  database: Database,
  matchId: string,
  role: NewObserver['role'],
): Promise<OfObserver<ObserverInvited>> {
  if ((await observersOf(database.db, matchId)).length >= MOST_OBSERVERS)
    return refuseWith('too-many-observers', `a match has at most ${MOST_OBSERVERS} observers`)
  const invitation = newSecret()
  const observer = newMatchId()
  await addObserver(database.db, matchId, {
    id: observer,
    role,
    name: null,
    invitationHash: sha256(invitation),
    tokenHash: null,
  })
  return ok({ observer, role, invitation })
}

/**
 * Exchanges the invitation for the sight of everything. The token is bound first, so that of two at once only one is
 * named in the log; it opens nothing before the log says so. An observer who is cut off in between asks again with
 * the same token, and is named once. Players are not admitted: neither with the token of a seat nor with the key of
 * a player.
 */
export function redeemObserverInvitation(
  database: Database,
  match: LiveMatch,
  admit: AdmitObserver,
): Promise<OfObserver<ObserverAdmitted>> {
  return oneAtATime(match, () => redeemNext(database, match, admit))
}

async function redeemNext(
  database: Database,
  match: LiveMatch,
  { invitation, token, name, key }: AdmitObserver,
): Promise<OfObserver<ObserverAdmitted>> {
  const { db } = database
  const invitationHash = sha256(invitation)
  const observers = await observersOf(db, match.id)
  const row = observers.find((one) => one.invitationHash === invitationHash && !one.revoked)
  if (!row) return NO_SUCH_INVITATION
  const { id, role } = row
  const holder = await tokenHolderOf(database, match.id, token)
  const isOwn = holder !== undefined && 'observer' in holder && holder.observer === id
  if ((holder !== undefined && !isOwn) || (key !== undefined && (await playsHere(database, match, key))))
    return refuseWith(
      'plays-here',
      'players and hosts of a match cannot observe it: observers see everything',
    )
  const admitted = { observer: id, role }
  if (isOwn) return ok(admitted)
  const binding = { tokenHash: sha256(token), name, key: key ?? null }
  const bound = await bindObserver(db, match.id, id, binding)
  if (bound === undefined)
    return refuseWith('invitation-used', 'this invitation has been used: each admits one observer')
  // An event for each of that role and name, and one more: it is what was cut off after it.
  const others = observers.filter(
    (one) => one.id !== id && one.tokenHash !== null && one.role === role && one.name === bound,
  )
  if ((await countAdmissions(db, match.id, role, bound)) <= others.length) {
    const recorded = await match.record({ type: 'observer.admitted', data: { role, name: bound } })
    if (!recorded.ok) return refusedByRecord(recorded.error)
  }
  return (await markAdmitted(db, match.id, id)) ? ok(admitted) : NO_SUCH_INVITATION
}

/** Whether the key is one of a player who sat down, by the log, or who was given a seat later. */
async function playsHere({ db }: Database, match: LiveMatch, key: string): Promise<boolean> {
  const { outcome } = await match.standing()
  if (outcome.players.some((player) => player.key === key)) return true
  return (await storedSeatsOf(db, match.id)).some((seat) => seat.key === key)
}

/** Revokes the sight of an observer who was admitted, or an invitation that nobody has redeemed. */
export async function revokeObserver(
  database: Database,
  match: LiveMatch,
  observer: string,
): Promise<OfObserver<undefined>> {
  const tokenHash = await revokeObserverRow(database.db, match.id, observer)
  if (tokenHash === undefined) return refuseWith('no-observer', 'there is no such observer of this match')
  if (tokenHash !== null) match.attendance.expel(tokenHash)
  return ok(undefined)
}

const NO_SUCH_INVITATION = refuseWith('no-such-invitation', 'this invitation is not for this match')
