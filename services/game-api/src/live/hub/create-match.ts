import type { MatchCreated, NewMatch } from '@getaway/client/protocol'
import {
  type AnyGame,
  createScribe,
  type GameSet,
  headOf,
  type LogEvent,
  ok,
  openCourse,
  releasedGames,
} from '@getaway/engine'
import type { ServiceClock } from '../../clock.ts'
import { refuseWith, type ServiceResult } from '../../refusals/refusal.ts'
import { newMatchId } from '../../secrets/match-id.ts'
import { newSalt, secretRandom, sha256 } from '../../secrets/secrets.ts'
import { newSecret } from '../../secrets/tokens.ts'
import {
  addMatch,
  bytesOfRecord,
  type Database,
  type EventRow,
  isTournament,
  type MatchKind,
  type NewStoredMatch,
  type NewStoredObserver,
} from '../../store/index.ts'
import { storedStandingOf } from '../owned/standing.ts'
import { rowOf, takeTurn } from '../owned/turn.ts'

export interface MatchCreation {
  /** Whose newest rules it is played by; the released ones, if nothing else is said. */
  readonly games?: GameSet
  readonly database: Database
  readonly clock: ServiceClock
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
export type NotCreated = 'bad-request' | 'record-full' | 'of-a-tournament'

/** A match that is about to be recorded, and what only its creator is told. */
export interface PreparedMatch {
  readonly stored: NewStoredMatch
  /** The same with more observers, whom its log names. */
  seenBy(observers: readonly NewStoredObserver[]): NewStoredMatch
  readonly answer: NewMatchSecrets
  /** What can be won in it, the best first. */
  readonly marks: readonly string[]
}

/** The tournament that a match is created in; there is no other host. */
export interface InTournament {
  readonly id: string
  /** The invitation to a seat of the match. */
  invitation(match: string, seat: number): string
}

interface Kinds {
  readonly kind?: MatchKind
  readonly rematch?: RematchOf
  readonly tournament?: InTournament
}

/**
 * Records a new match; its secrets are in the answer, and nowhere else but as their hashes. A rematch has none: its
 * players get their invitations when they ask for them.
 */
export async function createMatch(
  creation: MatchCreation,
  wanted: NewMatch,
  kinds: Kinds = {},
): Promise<ServiceResult<NewMatchSecrets, NotCreated>> {
  const { database } = creation
  const prepared = await prepareMatch(creation, wanted, kinds)
  if (!prepared.ok) return prepared
  const { stored, answer } = prepared.value
  if (stored.event !== null && (await isTournament(database.db, stored.event)))
    return refuseWith(
      'of-a-tournament',
      `options.event.id: ${JSON.stringify(stored.event)} is a tournament; its organisers open its tables`,
    )
  await addMatch(database.db, stored)
  return ok(answer)
}

/** The match as it will be recorded, with new secrets; nothing is written yet. */
export async function prepareMatch(
  { games = releasedGames, database, clock, recordMaxBytes }: MatchCreation,
  wanted: NewMatch,
  { kind = 'played', rematch, tournament }: Kinds = {},
): Promise<ServiceResult<PreparedMatch, NotCreated>> {
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
  const { access, answer } = accessTo(id, wanted, rematch, tournament)
  const stored: NewStoredMatch = {
    id,
    game: game.id,
    rules: game.rules,
    createdAt: event.at,
    created: rowOf(event, body, null),
    more: [],
    dueAt: game.conclude(state, event.at, secretRandom).next ?? null,
    standing: storedStandingOf(game, state),
    kind,
    delayUs: outcome.delayMs * 1000,
    event: outcome.event,
    tournament: tournament?.id,
    room: roomIn(wanted),
    rematchOf: rematch?.id,
    ...access,
  }
  const seenBy = (observers: readonly NewStoredObserver[]): NewStoredMatch => {
    const all = [...stored.observers, ...observers]
    return { ...stored, observers: all, more: naming(game, event, all) }
  }
  return ok({ stored: seenBy([]), seenBy, answer: { id, ...answer }, marks: game.marks })
}

/** What the log of a new match says of those who see everything: it stands in the commit that lets them see it. */
function naming(
  game: AnyGame,
  created: LogEvent,
  observers: readonly NewStoredObserver[],
): readonly EventRow[] {
  const { at } = created
  const jobs = observers.flatMap(({ role, name }) =>
    name === null
      ? []
      : [{ type: 'fact', at, fact: { type: 'observer.admitted', data: { role, name } } } as const],
  )
  if (jobs.length === 0) return []
  const { rows } = takeTurn(game, openCourse(game, created), created, jobs, {
    now: at,
    random: secretRandom,
    salt: newSalt,
    sha256,
    seal() {
      throw new Error('a match does not end as it begins')
    },
  })
  return rows
}

const FULL = refuseWith('record-full', 'there is no room for more matches; those that are open go on')

/** New secrets for everybody who may do something with a match: their hashes to store, and themselves to tell. */
function accessTo(
  id: string,
  { seats, organiser }: NewMatch,
  rematch: RematchOf | undefined,
  tournament: InTournament | undefined,
): {
  readonly access: Pick<NewStoredMatch, 'seats' | 'hostHash' | 'observers'>
  readonly answer: Omit<NewMatchSecrets, 'id'>
} {
  const invitations = seats.flatMap(({ type }, seat) =>
    type === 'open' && !rematch
      ? [{ seat, invitation: tournament?.invitation(id, seat) ?? newSecret() }]
      : [],
  )
  const host = newSecret()
  const token = organiser ? newSecret() : null
  const own: readonly NewStoredObserver[] =
    organiser && token !== null
      ? [
          {
            id: newMatchId(),
            role: 'organiser',
            name: organiser.name,
            invitationHash: null,
            tokenHash: sha256(token),
          },
        ]
      : []
  return {
    answer: { invitations, host, organiser: token },
    access: {
      seats: seats.map((_, seat) => {
        const own = invitations.find((one) => one.seat === seat)
        return { seat, invitationHash: own ? sha256(own.invitation) : null }
      }),
      hostHash: rematch ? rematch.hostHash : tournament ? null : sha256(host),
      observers: own,
    },
  }
}

/** What its creator has chosen for the time until it begins; undefined if that is nothing. */
function roomIn({ seats, open = false }: NewMatch): NewStoredMatch['room'] {
  const bots = seats.map((seat) => (seat.type === 'open' ? (seat.plannedBot ?? null) : null))
  return open || bots.some((strength) => strength !== null) ? { isOpen: open, bots } : undefined
}
