import type { MatchCreated, NewMatch } from '@getaway/client/protocol'
import { createScribe, type GameSet, headOf, ok, openCourse, releasedGames } from '@getaway/engine'
import type { ServiceClock } from '../../clock.ts'
import { refuseWith, type ServiceResult } from '../../refusals/refusal.ts'
import { newMatchId } from '../../secrets/match-id.ts'
import { newSalt, secretRandom, sha256 } from '../../secrets/secrets.ts'
import { newSecret } from '../../secrets/tokens.ts'
import {
  addMatch,
  bytesOfRecord,
  type Database,
  type MatchKind,
  type NewStoredMatch,
} from '../../store/index.ts'
import { storedStandingOf } from '../owned/standing.ts'
import { rowOf } from '../owned/turn.ts'
import type { Hub, NoMatch } from './hub.ts'

export interface MatchCreation {
  /** Whose newest rules it is played by; the released ones, if nothing else is said. */
  readonly games?: GameSet
  readonly database: Database
  readonly clock: ServiceClock
  readonly hub: Pick<Hub, 'withMatch'>
  /** What people's matches may take up before no more are created; undefined: anything. */
  readonly recordMaxBytes?: number
}

/** A match that is created as the same once more. */
export interface RematchOf {
  readonly id: string
  /** Of the host, who is the host here, too. */
  readonly hostHash: string | null
}

/** What only its creator is told. */
export type NewMatchSecrets = Omit<MatchCreated, 'watch' | 'play'>

/** `bad-request`: there is no such game, or no match of it with these options. */
export type NotCreated = 'bad-request' | 'record-full' | NoMatch['code']

/**
 * Records a new match; its secrets are in the answer, and nowhere else but as their hashes. A rematch has none: its
 * players get their invitations when they ask for them.
 */
export async function createMatch(
  { games = releasedGames, database, clock, hub, recordMaxBytes }: MatchCreation,
  wanted: NewMatch,
  { kind = 'played', rematch }: { readonly kind?: MatchKind; readonly rematch?: RematchOf } = {},
): Promise<ServiceResult<NewMatchSecrets, NotCreated>> {
  const game = games.gameNamed(wanted.game)
  if (!game) {
    const known = games.newestGames().map(({ id }) => JSON.stringify(id))
    return refuseWith(
      'bad-request',
      `body.game: there is no game ${JSON.stringify(wanted.game.slice(0, 64))}; there are ${known.join(' and ')}`,
    )
  }
  const id = newMatchId()
  const draft = game.create(
    { id, at: clock.now(), seats: wanted.seats.length, options: wanted.options ?? {} },
    secretRandom,
  )
  if (!draft.ok) return refuseWith('bad-request', draft.error)
  if (recordMaxBytes !== undefined && (await bytesOfRecord(database.db)) > recordMaxBytes) return FULL
  const { event, body } = createScribe({ salt: newSalt, sha256 }).write(draft.value, false)
  const state = headOf(openCourse(game, event))
  const outcome = game.outcomeOf(state)
  const { access, answer } = accessTo(wanted, rematch)
  await addMatch(database.db, {
    id,
    game: game.id,
    rules: game.rules,
    createdAt: event.at,
    created: rowOf(event, body, null),
    dueAt: game.conclude(state, event.at, secretRandom).next ?? null,
    standing: storedStandingOf(game, state),
    kind,
    delayUs: outcome.delayMs * 1000,
    event: outcome.event,
    room: roomIn(wanted),
    rematchOf: rematch?.id,
    ...access,
  })
  const name = wanted.organiser?.name
  if (name !== undefined) {
    const data = { role: 'organiser', name }
    const told = await hub.withMatch(id, (match) => match.record({ type: 'observer.admitted', data }))
    if (!told.ok && 'type' in told.error) return { ok: false, error: told.error }
  }
  return ok({ id, ...answer })
}

const FULL = refuseWith('record-full', 'there is no room for more matches; those that are open go on')

/** New secrets for everybody who may do something with a match: their hashes to store, and themselves to tell. */
function accessTo(
  { seats, organiser }: NewMatch,
  rematch: RematchOf | undefined,
): {
  readonly access: Pick<NewStoredMatch, 'seats' | 'hostHash' | 'organiser'>
  readonly answer: Omit<NewMatchSecrets, 'id'>
} {
  const invitations = seats.flatMap(({ type }, seat) =>
    type === 'open' && !rematch ? [{ seat, invitation: newSecret() }] : [],
  )
  const host = newSecret()
  const token = organiser ? newSecret() : null
  return {
    answer: { invitations, host, organiser: token },
    access: {
      seats: seats.map((_, seat) => {
        const own = invitations.find((one) => one.seat === seat)
        return { seat, invitationHash: own ? sha256(own.invitation) : null }
      }),
      hostHash: rematch ? rematch.hostHash : sha256(host),
      organiser:
        organiser && token !== null
          ? {
              id: newMatchId(),
              role: 'organiser',
              name: organiser.name,
              invitationHash: null,
              tokenHash: sha256(token),
            }
          : undefined,
    },
  }
}

/** What its creator has chosen for the time until it begins; undefined if that is nothing. */
function roomIn({ seats, open = false }: NewMatch): NewStoredMatch['room'] {
  const bots = seats.map((seat) => (seat.type === 'open' ? (seat.plannedBot ?? null) : null))
  return open || bots.some((strength) => strength !== null) ? { isOpen: open, bots } : undefined
}
