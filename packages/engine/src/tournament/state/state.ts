import type { WonMarks } from '../../game.ts'
import type { JsonObject } from '../../log/event.ts'
import type { TOURNAMENT_FORMATS } from '../vocabulary/events.ts'

export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number]

/** Who is credited: a player of the tournament by number, whoever the match's log names for the seat, or nobody. */
export type Credited = number | 'seated' | 'nobody'

/**
 * From that event of the match's log on; `marks` is what the seat had won before it. Since the second format, and once the
 * match is over, that is as its whole log counts it.
 */
export interface Credit {
  readonly player: Credited
  readonly from: number
  readonly marks: WonMarks
}

export interface SeatOfTable {
  /** The first is from event 1. */
  readonly credits: readonly [Credit, ...Credit[]]
  /** How often the invitation was reissued. */
  readonly reissues: number
}

/** How a match came out, by its log or by a ruling. */
export interface MatchScore {
  readonly winners: readonly number[]
  /** By seat. */
  readonly marks: readonly WonMarks[]
}

export interface SealedResult {
  /** The last event of the match's log. */
  readonly events: number
  readonly hash: string
  readonly endedAt: number
  readonly status: 'ended' | 'abandoned'
  readonly winners: readonly number[]
  /** By seat. */
  readonly players: readonly {
    readonly name: string | null
    readonly key: string | null
    readonly isProved: boolean
    readonly bot: string | null
    readonly marks: WonMarks
  }[]
}

/** What an organiser did in the match itself. */
export interface RecordedAct {
  readonly at: number
  readonly seq: number
  readonly hash: string
  readonly type: string
  readonly reason: string
  readonly organiser: string
}

/** A table has one match; a match that is played again is at another table, which may have the same name. */
export interface TournamentTable {
  readonly table: number
  readonly stage: number
  readonly name: string
  readonly match: string
  readonly game: string
  readonly rules: string
  readonly marks: readonly string[]
  readonly delayMs: number
  readonly startsAt: number | null
  readonly openedAt: number
  readonly seats: readonly SeatOfTable[]
  readonly acts: readonly RecordedAct[]
  /** Undefined until the match is sealed. */
  readonly result: SealedResult | undefined
}

export interface Stage {
  readonly stage: number
  readonly name: string
  readonly isRemoved: boolean
}

export interface Entrant {
  readonly player: number
  readonly name: string
  readonly key: string | null
  readonly hasWithdrawn: boolean
}

export interface StaffMember {
  readonly person: string
  readonly role: 'organiser' | 'caster'
  /** Null until they are admitted. */
  readonly name: string | null
  readonly isRevoked: boolean
}

export interface TournamentRuling {
  readonly ruling: number
  readonly match: string
  readonly at: number
  readonly counts: boolean
  readonly winners: readonly number[]
  readonly marks: readonly WonMarks[] | null
  readonly reason: string
  readonly organiser: string
  readonly withdrawn: Withdrawal | null
}

export interface Withdrawal {
  readonly at: number
  readonly reason: string
  readonly organiser: string
}

export interface Objection {
  readonly objection: number
  readonly match: string
  readonly seat: number | null
  readonly at: number
  readonly text: string
  /** Who raised it, where it was no player. */
  readonly organiser: string | null
  /** The last answer counts. */
  readonly answer: {
    readonly at: number
    readonly upheld: boolean
    readonly text: string
    readonly organiser: string
  } | null
}

/** A tournament as its events have made it. */
export interface TournamentState {
  readonly format: TournamentFormat
  readonly id: string
  readonly name: string
  readonly logo: string | null
  readonly defaults: { readonly game: string | null; readonly options: JsonObject }
  /** For so long after a match's end objections may be raised. */
  readonly objectionS: number
  readonly createdAt: number
  /** Of the last event. */
  readonly at: number
  readonly staff: ReadonlyMap<string, StaffMember>
  /** What has a number stands in its place: 1 first. */
  readonly stages: readonly Stage[]
  readonly players: readonly Entrant[]
  readonly tables: readonly TournamentTable[]
  /** The number of a match's table. */
  readonly tableOf: ReadonlyMap<string, number>
  readonly rulings: readonly TournamentRuling[]
  /** The numbers of the rulings on a match, the first one first. */
  readonly rulingsOn: ReadonlyMap<string, readonly number[]>
  readonly objections: readonly Objection[]
  readonly status: 'open' | 'closed' | 'sealed'
}

export function tableOfMatch(state: TournamentState, match: string): TournamentTable | undefined {
  const table = state.tableOf.get(match)
  return table === undefined ? undefined : state.tables[table - 1]
}

/** Until when an objection to the match may be raised (µs); undefined while it is not over. */
export function objectionsUntil(state: TournamentState, { result }: TournamentTable): number | undefined {
  return result && result.endedAt + state.objectionS * 1_000_000
}

/** The ruling that counts for a match: the last that was not withdrawn. */
export function rulingFor(state: TournamentState, match: string): TournamentRuling | undefined {
  const number = state.rulingsOn.get(match)?.findLast((one) => state.rulings[one - 1]?.withdrawn === null)
  return number === undefined ? undefined : state.rulings[number - 1]
}

/** Objections to which nobody has answered. */
export function openObjections(state: TournamentState): readonly Objection[] {
  return state.objections.filter(({ answer }) => answer === null)
}

/** Every change of a seat's player at a table: its first one has the seat from the beginning. */
export function changesAt({ seats }: TournamentTable): readonly (Credit & { readonly seat: number })[] {
  return seats.flatMap(({ credits: [, ...changes] }, seat) => changes.map((credit) => ({ ...credit, seat })))
}

/** Whether what is corrected in a match later counts for whoever held the seat in that round. */
export function countsCorrections({ format }: Pick<TournamentState, 'format'>): boolean {
  return format !== 'getaway-tournament/1'
}
