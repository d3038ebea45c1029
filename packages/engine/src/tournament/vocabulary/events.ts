import * as v from 'valibot'
import type { LogEvent } from '../../log/event.ts'
import { integer, list, type ReadonlyOutput, text } from '../../schema/schema.ts'
import * as part from './parts.ts'

/** Since the second format a correction is credited to the player who held the seat in that round. */
export const TOURNAMENT_FORMATS = ['getaway-tournament/1', 'getaway-tournament/2'] as const
/** Of new tournaments. */
export const TOURNAMENT_FORMAT = 'getaway-tournament/2'

const { label, words, numbered, matchId, seatNumber, person } = part
/** Who acted, by the name under which they were admitted. */
const organiser = label
const reason = words
const seat = { match: matchId, seat: seatNumber }
const count = integer(0)

/** A seat with the result that the match's log gives it. */
const finishedSeat = v.object({
  name: v.nullable(text(0, 200)),
  key: v.nullable(v.string()),
  isProved: v.boolean(),
  bot: v.nullable(v.string()),
  marks: part.marks,
})

/** From `from` on, by the match's `seq`, the seat's result is somebody else's; `marks` is what it had won before that. */
const credit = { ...seat, player: part.credited, from: numbered, marks: part.marks, reason, organiser }

/** The data of each event. A type is never renamed or removed; a new meaning gets a new name. */
export const tournamentSchemas = {
  'tournament.created': v.object({
    format: v.picklist(TOURNAMENT_FORMATS),
    id: part.matchId,
    name: label,
    logo: part.logoOrNone,
    defaults: part.defaults,
    objectionS: part.objectionS,
    /** The first organiser. */
    person,
    organiser,
  }),
  'tournament.changed': v.object({
    name: v.exactOptional(label),
    logo: v.exactOptional(part.logoOrNone),
    defaults: v.exactOptional(part.defaults),
    objectionS: v.exactOptional(part.objectionS),
    reason,
    organiser,
  }),
  'staff.invited': v.object({ person, role: part.staffRole, organiser }),
  'staff.admitted': v.object({ person, name: label }),
  'staff.revoked': v.object({ person, reason, organiser }),
  'stage.added': v.object({ stage: numbered, name: label, organiser }),
  'stage.renamed': v.object({ stage: numbered, name: label, organiser }),
  'stage.removed': v.object({ stage: numbered, reason, organiser }),
  'player.entered': v.object({ player: numbered, name: label, key: v.nullable(part.playerKey), organiser }),
  'player.changed': v.object({
    player: numbered,
    name: label,
    key: v.nullable(part.playerKey),
    reason,
    organiser,
  }),
  'player.withdrawn': v.object({ player: numbered, reason, organiser }),
  'player.returned': v.object({ player: numbered, reason, organiser }),
  'table.opened': v.object({
    table: numbered,
    stage: numbered,
    name: label,
    match: matchId,
    game: text(1, 64),
    rules: text(1, 64),
    /** What is won in it, the best first. */
    marks: part.markNames,
    seats: integer(1, 10),
    delayMs: count,
    /** When it is meant to begin. */
    startsAt: v.nullable(part.instant),
    organiser,
  }),
  'seat.assigned': v.object({ ...seat, player: part.credited, organiser }),
  'seat.replaced': v.object(credit),
  'seat.credited': v.object(credit),
  'invitation.reissued': v.object({ ...seat, reason, organiser }),
  /** What an organiser did in a match: the event of the match's log, by its number and hash. */
  'act.recorded': v.object({
    match: matchId,
    seq: numbered,
    hash: part.logHash,
    type: text(1, 64),
    reason,
    organiser,
  }),
  /** How a match came out, by its own log: `events` and `hash` are of the last event there. */
  'match.sealed': v.object({
    match: matchId,
    events: numbered,
    hash: part.logHash,
    endedAt: part.instant,
    status: v.picklist(['ended', 'abandoned']),
    winners: list(seatNumber, 0, 10),
    players: list(finishedSeat, 1, 10),
    /** For each change of a seat's player, what the seat had won before it, as the whole log counts it; not in the first format. */
    won: v.exactOptional(list(v.object({ seat: seatNumber, from: numbered, marks: part.marks }), 0, 320)),
  }),
  'ruling.made': v.object({
    ruling: numbered,
    match: matchId,
    /** False: the match does not count at all. */
    counts: v.boolean(),
    winners: list(seatNumber, 0, 10),
    /** By seat; null leaves what the match's log gives. */
    marks: v.nullable(list(part.marks, 1, 10)),
    reason,
    organiser,
  }),
  'ruling.withdrawn': v.object({ ruling: numbered, reason, organiser }),
  /** By the server for a player, who shows the token of the seat; or by an organiser. */
  'objection.raised': v.object({
    objection: numbered,
    match: matchId,
    seat: v.nullable(seatNumber),
    text: words,
    organiser: v.nullable(organiser),
  }),
  'objection.answered': v.object({ objection: numbered, upheld: v.boolean(), text: words, organiser }),
  'tournament.closed': v.object({ organiser }),
  'tournament.sealed': v.object({ key: v.string(), publicKey: v.string(), signature: v.string() }),
} as const

type Schemas = typeof tournamentSchemas
export type TournamentEventType = keyof Schemas
export type TournamentData<Type extends TournamentEventType> = ReadonlyOutput<Schemas[Type]>
export type TournamentEvent = {
  [Type in TournamentEventType]: LogEvent<Type, TournamentData<Type>>
}[TournamentEventType]
export type TournamentEventOf<Type extends TournamentEventType> = Extract<TournamentEvent, { type: Type }>

/** Something that is to be recorded: the scribe adds when and in which place. */
export type TournamentFact = {
  [Type in TournamentEventType]: {
    readonly type: Type
    readonly by: 'server' | 'organiser'
    readonly data: TournamentData<Type>
  }
}[TournamentEventType]

/** Who says what: players’ objections come through the server. */
export const TOURNAMENT_VOICES: Readonly<Record<TournamentEventType, readonly ('server' | 'organiser')[]>> = {
  'tournament.created': ['server'],
  'tournament.changed': ['organiser'],
  'staff.invited': ['organiser'],
  'staff.admitted': ['server'],
  'staff.revoked': ['organiser'],
  'stage.added': ['organiser'],
  'stage.renamed': ['organiser'],
  'stage.removed': ['organiser'],
  'player.entered': ['organiser'],
  'player.changed': ['organiser'],
  'player.withdrawn': ['organiser'],
  'player.returned': ['organiser'],
  'table.opened': ['organiser'],
  'seat.assigned': ['organiser'],
  'seat.replaced': ['organiser'],
  'seat.credited': ['organiser'],
  'invitation.reissued': ['organiser'],
  'act.recorded': ['organiser', 'server'],
  'match.sealed': ['server'],
  'ruling.made': ['organiser'],
  'ruling.withdrawn': ['organiser'],
  'objection.raised': ['server', 'organiser'],
  'objection.answered': ['organiser'],
  'tournament.closed': ['organiser'],
  'tournament.sealed': ['server'],
}
