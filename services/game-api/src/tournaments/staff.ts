import type { AdmitStaff, NewTournament, StaffAdmitted, StaffInvited } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import { refuseTournament, TOURNAMENT_FORMAT } from '@getaway/engine/tournament'
import type { ServiceClock } from '../clock.ts'
import type { Hub, NoMatch } from '../live/hub/hub.ts'
import type { LiveMatch } from '../live/live-match.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import type { SealKey } from '../sealing/seal-key.ts'
import { oneAtATime } from '../seats/one-at-a-time.ts'
import { newMatchId } from '../secrets/match-id.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import {
  addObserver,
  addStaff,
  addTournament,
  appendTournamentEvents,
  bindStaff,
  bytesOfRecord,
  claimStaffToken,
  type Database,
  markStaffAdmitted,
  type NewStoredObserver,
  observersOf,
  playsInTournament,
  runningMatchesOf,
  type StaffRow,
  staffByToken,
  staffOf,
  storedSeatsOf,
  tournamentEventData,
  withTournament,
} from '../store/index.ts'
import { refusedAs, type TournamentBook, type Wish, write } from './book.ts'
import { dropStaff } from './expel-staff.ts'
import { staffInvitation, unwrapped, wrapped } from './secrets.ts'

export type StaffRefusalCode =
  | 'no-tournament'
  | 'no-such-token'
  | 'no-such-invitation'
  | 'invitation-used'
  | 'token-used'
  | 'plays-here'
  | 'no-person'
  | 'record-full'
  | NoMatch['code']

export type OfStaff<Value> = ServiceResult<Value, StaffRefusalCode>

export interface StaffDependencies {
  readonly database: Database
  readonly clock: ServiceClock
  readonly hub: Hub
  readonly book: TournamentBook
  readonly sealKey: Pick<SealKey, 'sealTournament'>
}

/** Somebody of the staff, by the token that they showed. */
export interface StaffMember extends StaffRow {
  readonly tournament: string
  readonly name: string
  /** From which invitations are derived; of an organiser only. */
  readonly secret: string
}

/** Undefined if the token is good for nothing in this tournament. */
export async function staffMember(
  { db }: Pick<Database, 'db'>,
  tournament: string,
  token: string,
): Promise<StaffMember | undefined> {
  const row = await staffByToken(db, sha256(token))
  if (row?.tournament !== tournament || !row.admitted || row.revoked || row.name === null) return undefined
  return { ...row, name: row.name, secret: unwrapped(row.wrapped, token) }
}

/** The tournament that the holder of the token made before; undefined if the token made none. */
export async function tournamentMadeWith(
  { db }: Pick<Database, 'db'>,
  token: string,
): Promise<OfStaff<{ id: string; isKnown: boolean }> | undefined> {
  const known = await staffByToken(db, sha256(token))
  return known && foundBy(known)
}

const MOST_TRIES = 5

/** A new tournament for the holder of the token; the one that it made meanwhile, if it did. */
export async function createTournament(
  {
    database,
    clock,
    sealKey,
    recordMaxBytes,
  }: Pick<StaffDependencies, 'database' | 'clock' | 'sealKey'> & {
    readonly recordMaxBytes: number
  },
  wish: Required<Omit<NewTournament, 'key'>> & Pick<NewTournament, 'key'>,
): Promise<OfStaff<{ id: string; isKnown: boolean }>> {
  const { token, name, organiser, logo, defaults, objectionS, key = null } = wish
  const tokenHash = sha256(token)
  if ((await bytesOfRecord(database.db)) > recordMaxBytes) return FULL
  const person = newMatchId()
  const secret = newSecret()
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const id = newTournamentId(name)
    const created = write(
      undefined,
      [
        {
          type: 'tournament.created',
          by: 'server',
          data: {
            format: TOURNAMENT_FORMAT,
            id,
            name,
            logo,
            defaults: { game: defaults.game, options: defaults.options },
            objectionS,
            person,
            organiser,
          },
        },
      ],
      { actor: 'server', now: clock.now(), sealKey },
    )
    if (!created.ok) throw new Error(`a tournament does not begin: ${created.error.code}`)
    const { rows, after } = created.value
    const made = await withTournament(database.db, id, async (trx) => {
      const meanwhile = await claimStaffToken(trx, tokenHash)
      if (meanwhile) return foundBy(meanwhile)
      if (!(await addTournament(trx, id, after.state.createdAt))) return undefined
      await appendTournamentEvents(trx, id, rows, undefined)
      await addStaff(trx, id, {
        id: person,
        role: 'organiser',
        name: organiser,
        invitationHash: null,
        tokenHash,
        key,
        wrapped: wrapped(secret, token),
        admitted: true,
      })
      return ok({ id, isKnown: false })
    })
    if (made) return made
  }
  throw new Error('no id is free for a tournament')
}

/** What the creator's token made before; the token of somebody who was invited makes nothing. */
function foundBy({
  invitationHash,
  tournament,
}: {
  readonly invitationHash: string | null
  readonly tournament: string
}): OfStaff<{ id: string; isKnown: boolean }> {
  return invitationHash === null ? ok({ id: tournament, isKnown: true }) : TOKEN_USED
}

const LONGEST_SLUG = 32

/** As people can read it in an address, and so that nobody has guessed it before. */
function newTournamentId(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
  const rest = newMatchId()
  return slug === '' ? rest : `${slug}-${rest.slice(0, 6)}`
}

/** An invitation to the staff; the tournament's log tells of it. */
export async function inviteStaff(
  { book, database }: Pick<StaffDependencies, 'book' | 'database'>,
  by: StaffMember,
  role: StaffRow['role'],
  wish: Wish,
): Promise<OfStaff<StaffInvited>> {
  const { tournament, name: organiser, secret } = by
  const person = newMatchId()
  const invitation = staffInvitation(secret, person)
  const changed = await book.change(tournament, {
    actor: by.id,
    wish,
    make: () => ok([{ type: 'staff.invited', by: 'organiser', data: { person, role, organiser } }]),
    also: (trx) =>
      addStaff(trx, tournament, {
        id: person,
        role,
        name: null,
        invitationHash: sha256(invitation),
        tokenHash: null,
        key: null,
        // Casters hand out nothing: what they have opens no seat.
        wrapped: wrapped(role === 'organiser' ? secret : newSecret(), invitation),
        admitted: false,
      }),
  })
  if (!changed.ok) return changed
  if (!changed.value.isRepeated) return ok({ person, role, invitation })
  const { person: invited } = (await tournamentEventData(database.db, tournament, changed.value.seq)) as {
    person: string
  }
  return ok({ person: invited, role, invitation: staffInvitation(secret, invited) })
}

/**
 * Exchanges an invitation for a place in the staff. Everybody in it sees everything of every match: so each log names
 * them first, and players are not admitted, by the token of a seat or by the key of a player. The token opens nothing
 * before all logs say so; somebody who is cut off in between asks again with the same token.
 */
export async function admitStaff(
  dependencies: StaffDependencies,
  tournament: string,
  admit: AdmitStaff,
): Promise<OfStaff<StaffAdmitted>> {
  const { database, book, hub } = dependencies
  const { db } = database
  const { invitation, token, name, key = null } = admit
  const invitationHash = sha256(invitation)
  const tokenHash = sha256(token)
  const row = (await staffOf(db, tournament)).find((one) => one.invitationHash === invitationHash)
  if (!row || row.revoked) return NO_SUCH_INVITATION
  const { id, role } = row
  if (row.tokenHash === null) {
    const secret = unwrapped(row.wrapped, invitation)
    const bound = await withTournament(db, tournament, async (trx) => {
      const holder = await claimStaffToken(trx, tokenHash)
      if (holder) return holder.tournament === tournament && holder.id === id ? 'bound' : 'token-used'
      if (await playsInTournament(trx, tournament, { key, tokenHash })) return 'plays-here'
      if ((await staffOf(trx, tournament)).some((one) => one.name === name)) return 'name-taken'
      const isBound = await bindStaff(trx, tournament, id, {
        tokenHash,
        name,
        key,
        wrapped: wrapped(secret, token),
      })
      return isBound ? 'bound' : 'invitation-used'
    })
    if (bound === 'token-used') return TOKEN_USED
    if (bound === 'plays-here') return PLAYS_HERE
    if (bound === 'name-taken') return NAME_TAKEN
    if (bound === 'invitation-used') return INVITATION_USED
  } else if (row.tokenHash !== tokenHash) return INVITATION_USED
  const admitted = { person: id, role }
  if (row.admitted) return ok(admitted)
  const known = (await staffOf(db, tournament)).find((one) => one.id === id) ?? row
  for (const match of await runningMatchesOf(db, tournament)) {
    const named = await hub.withMatch(match, (live) =>
      oneAtATime(live, () => nameInMatch(db, live, observerOf(known))),
    )
    if (named.ok) continue
    if (named.error.code === 'plays-here') await dropStaff(dependencies, tournament, known)
    return named
  }
  const changed = await book.change(tournament, {
    actor: 'server',
    make: (state) =>
      ok(
        state.staff.get(id)?.name == null
          ? [{ type: 'staff.admitted', by: 'server', data: { person: id, name: known.name ?? name } }]
          : [],
      ),
  })
  if (!changed.ok) return changed
  await markStaffAdmitted(db, tournament, id)
  return ok(admitted)
}

/** Somebody of the staff as an observer of a match. */
export function observerOf({ id, role, name, tokenHash, key }: StaffRow): NewStoredObserver {
  return { id, role, name, invitationHash: null, tokenHash, key }
}

/** One match's log names an observer, who then sees everything there. */
async function nameInMatch(db: Database['db'], match: LiveMatch, observer: NewStoredObserver) {
  if ((await observersOf(db, match.id)).some(({ id }) => id === observer.id)) return ok(undefined)
  const { outcome, isOver } = await match.standing()
  if (isOver) return ok(undefined)
  const { key = null, role, name } = observer
  const seats = await storedSeatsOf(db, match.id)
  const plays =
    seats.some((seat) => seat.tokenHash === observer.tokenHash || (key !== null && seat.key === key)) ||
    (key !== null && outcome.players.some((player) => player.key === key))
  if (plays) return PLAYS_HERE
  const recorded = await match.record({ type: 'observer.admitted', data: { role, name } })
  if (recorded.ok) await addObserver(db, match.id, observer)
  return ok(undefined)
}

const NAME_TAKEN = refusedAs(refuseTournament('staff-name-taken'))
const FULL = refuseWith('record-full', 'there is no room for more tournaments; those that are open go on')
const NO_SUCH_INVITATION = refuseWith('no-such-invitation', 'this invitation is not for this tournament')
const INVITATION_USED = refuseWith('invitation-used', 'this invitation has been used: each admits one person')
const TOKEN_USED = refuseWith('token-used', 'this token is already used: choose a new one')
const PLAYS_HERE = refuseWith(
  'plays-here',
  'players of a tournament cannot be of its staff: the staff sees everything',
)
