import type { AdmitObserver, NewObserver, ObserverAdmitted, ObserverInvited } from '@getaway/client/protocol'
import type { Draft } from '@getaway/engine'
import { Problem } from '../http/problem.ts'
import type { LiveMatch } from '../live/live-match.ts'
import { newMatchId } from '../live/match-id.ts'
import { sha256 } from '../live/secrets.ts'
import {
  addObserver,
  bindObserver,
  type Database,
  nameObserver,
  observersOf,
  revokeObserverRow,
} from '../store/index.ts'
import { holderOf } from './access.ts'
import { newSecret } from './tokens.ts'

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
 * only one is named in the log; it is good for nothing before the log says so. Whoever plays is not
 * admitted: neither with the token of a seat nor with the key of a player.
 */
export async function admitObserver(
  database: Database,
  match: LiveMatch,
  admit: AdmitObserver,
): Promise<ObserverAdmitted> {
  const { db } = database
  const invitationHash = sha256(admit.invitation)
  const observers = await observersOf(db, match.id)
  const row = observers.find((one) => one.invitationHash === invitationHash && !one.revoked)
  if (!row) throw noSuchInvitation()
  const { players } = match.game.outcomeOf(match.head())
  const holder = await holderOf(database, match.id, admit.token)
  const isOwn = holder !== undefined && 'observer' in holder && holder.observer === row.id
  const playsHere = admit.key !== undefined && players.some(({ key }) => key === admit.key)
  if (playsHere || (holder !== undefined && !isOwn)) {
    throw new Problem(403, 'plays-here', 'whoever plays in a match or hosts it is not shown everything')
  }
  const admitted = { observer: row.id, role: row.role }
  if (isOwn) return admitted
  if (!(await bindObserver(db, match.id, row.id, sha256(admit.token)))) {
    throw new Problem(409, 'invitation-used', 'this invitation has been used: each admits one')
  }
  await record(match, row.role, admit.name)
  if (!(await nameObserver(db, match.id, row.id, admit.name))) throw noSuchInvitation()
  return admitted
}

/** Ends the sight of somebody who was admitted, or takes back an invitation. */
export async function revokeObserver(database: Database, match: LiveMatch, observer: string): Promise<void> {
  const row = (await observersOf(database.db, match.id)).find(({ id }) => id === observer)
  if (!row || !(await revokeObserverRow(database.db, match.id, observer))) {
    throw new Problem(404, 'no-observer', 'there is no such observer of this match')
  }
  if (row.tokenHash !== null) match.attendance.expel(row.tokenHash)
}

async function record(match: LiveMatch, role: string, name: string): Promise<void> {
  const data = { role, name }
  const answer = await match.say((now): Draft => ({ type: 'observer.admitted', at: now, by: 'server', data }))
  if (answer.type === 'refused') throw new Problem(409, answer.refusal.code, answer.refusal.text.en)
}

function noSuchInvitation(): Problem {
  return new Problem(403, 'no-such-invitation', 'this invitation is not one of this match')
}
