import type { AdmitObserver, NewObserver, ObserverAdmitted, ObserverInvited } from '@getaway/client/protocol'
import type { Draft } from '@getaway/engine'
import { Problem } from '../http/problems/problem.ts'
import type { LiveMatch } from '../live/owned/owned-match.ts'
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
  seatsOf,
} from '../store/index.ts'
import { holderOf } from './access.ts'
import { oneAtATime } from './one-at-a-time.ts'

const MOST_OBSERVERS = 50

/** An invitation to see everything; whoever takes it up is named in the log, for all to read. */
export async function inviteObserver(
  database: Database,
  matchId: string,
  role: NewObserver['role'],
): Promise<ObserverInvited> {
  if ((await observersOf(database.db, matchId)).length >= MOST_OBSERVERS) {
    throw new Problem(409, 'too-many-observers', `a match has at most ${MOST_OBSERVERS} observers`)
  }
  const invitation = newSecret()
  const observer = newMatchId()
  await addObserver(database.db, matchId, {
    id: observer,
    role,
    name: null,
    invitationHash: sha256(invitation),
    tokenHash: null,
  })
  return { observer, role, invitation }
}

/**
 * Exchanges the invitation for the sight of everything. The token is bound first, so that of two at once
 * only one is named in the log; it is good for nothing before the log says so. Whoever is cut off in between
 * asks again with the same token, and is named once. Whoever plays is not admitted: neither with the token
 * of a seat nor with the key of a player.
 */
export function admitObserver(
  database: Database,
  match: LiveMatch,
  admit: AdmitObserver,
): Promise<ObserverAdmitted> {
  return oneAtATime(match, () => admitNext(database, match, admit))
}

async function admitNext(
  database: Database,
  match: LiveMatch,
  { invitation, token, name, key }: AdmitObserver,
): Promise<ObserverAdmitted> {
  const { db } = database
  const invitationHash = sha256(invitation)
  const observers = await observersOf(db, match.id)
  const row = observers.find((one) => one.invitationHash === invitationHash && !one.revoked)
  if (!row) throw noSuchInvitation()
  const { id, role } = row
  const holder = await holderOf(database, match.id, token)
  const isOwn = holder !== undefined && 'observer' in holder && holder.observer === id
  if ((holder !== undefined && !isOwn) || (key !== undefined && (await playsHere(database, match, key)))) {
    throw new Problem(403, 'plays-here', 'whoever plays in a match or hosts it is not shown everything')
  }
  const admitted = { observer: id, role }
  if (isOwn) return admitted
  const binding = { tokenHash: sha256(token), name, key: key ?? null }
  const bound = await bindObserver(db, match.id, id, binding)
  if (bound === undefined) {
    throw new Problem(409, 'invitation-used', 'this invitation has been used: each admits one')
  }
  // An event for each of that role and name, and one more: it is what was cut off behind it.
  const others = observers.filter(
    (one) => one.id !== id && one.tokenHash !== null && one.role === role && one.name === bound,
  )
  if ((await countAdmissions(db, match.id, role, bound)) <= others.length) await record(match, role, bound)
  if (!(await markAdmitted(db, match.id, id))) throw noSuchInvitation()
  return admitted
}

/** Whoever sat down, by the log, and whoever got a seat of theirs later. */
async function playsHere({ db }: Database, match: LiveMatch, key: string): Promise<boolean> {
  const { players } = match.game.outcomeOf(match.head())
  if (players.some((player) => player.key === key)) return true
  return (await seatsOf(db, match.id)).some((seat) => seat.key === key)
}

/** Ends the sight of somebody who was admitted, or takes back an invitation. */
export async function revokeObserver(database: Database, match: LiveMatch, observer: string): Promise<void> {
  const tokenHash = await revokeObserverRow(database.db, match.id, observer)
  if (tokenHash === undefined) {
    throw new Problem(404, 'no-observer', 'there is no such observer of this match')
  }
  if (tokenHash !== null) match.attendance.expel(tokenHash)
}

async function record(match: LiveMatch, role: string, name: string): Promise<void> {
  const data = { role, name }
  const answer = await match.say((now): Draft => ({ type: 'observer.admitted', at: now, by: 'server', data }))
  if (answer.type === 'refused') throw new Problem(409, answer.refusal.code, answer.refusal.text.en)
}

function noSuchInvitation(): Problem {
  return new Problem(403, 'no-such-invitation', 'this invitation is not one of this match')
}
