import type { GenericSchema } from 'valibot'
import type { Admission } from './admission.ts'
import type { Bot } from './bot.ts'
import type { Deadline } from './clock/deadline.ts'
import type { Differences } from './difference.ts'
import type { Addition } from './log/additions.ts'
import type { By, Draft, JsonObject, LogEvent } from './log/event.ts'
import type { ScanData } from './log/read/scan-line.ts'
import type { RacePolicy } from './race-policy.ts'
import type { Random } from './random.ts'
import type { RefereeRefusal } from './referee-refusals.ts'
import type { Refusal } from './refusal.ts'
import type { Result } from './result.ts'
import type { StretchNotes } from './stretch-notes.ts'
import type { Target } from './target.ts'
import type { Winners } from './winners.ts'

/** Who reads: a seat, everybody, or one of the two who may see all. */
export type Audience = { readonly seat: number } | 'public' | 'caster' | 'organiser'

/** Data that somebody wants recorded; the referee adds when and in which place. */
export interface Fact {
  readonly type: string
  readonly data: JsonObject
}

/**
 * What a command comes to. `unforeseeable`: it depends on what this view hides, the top card of a deck, say. On a
 * whole view nothing is unforeseeable.
 */
export type Decided =
  | { readonly type: 'fact'; readonly fact: Fact }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'unforeseeable' }

/** The decision that a command is refused. */
export function refusedWith(refusal: Refusal): Decided {
  return { type: 'refused', refusal }
}

/** A command is a wish; `type` is an imperative. */
export interface Wish {
  readonly type: string
}

/** A match that somebody wants; `options` is the game's to check. */
export interface MatchWish {
  readonly id: string
  readonly at: number
  /** How many seats; all are open. */
  readonly seats: number
  readonly options: unknown
}

/** What is due by now, and when to ask again (µs), if nothing happens before. */
export interface Due {
  readonly drafts: readonly Draft[]
  readonly next: number | undefined
}

/**
 * What it takes to follow a match that somebody else judges: a watcher loads no more than this. All functions are
 * pure; `State` is never changed, only replaced.
 */
export interface Reading<State, Event extends LogEvent = LogEvent> {
  readonly id: string
  /** The version of its rules: a released one never changes its answers. */
  readonly rules: string
  /** What may come besides the types that any log may hold, where a log declares it. */
  readonly additions?: readonly Addition[]

  /** The state that `game.created` opens. */
  begin(created: Event): State
  /** Effective order never crosses a barrier: the deal of a round (C10.1). */
  isBarrier(event: Event): boolean
  raceOf(state: State): RacePolicy

  /**
   * Permits: whether this event counts at this place, is late (only an ending forbids it), or is a finding. All doubts
   * are here, for live play and every reader alike.
   */
  admit(state: State, event: Event): Admission
  /** Derives the state after the event, endings included. Total: it obeys what was admitted. */
  evolve(state: State, event: Event, admission: Admission): State

  /** Over: everything is open to everybody. */
  isOver(state: State): boolean
  /** What this audience knows of the state. */
  viewOf(state: State, audience: Audience): State

  /** In a game in turns: who has to act now, and until when; undefined in a match without a clock. */
  deadlineOf?(state: State): Deadline | undefined
}

/** What a player's page loads in addition, to judge the player's own wishes before the service answers. */
export interface Playing<State, Event extends LogEvent = LogEvent, Command extends Wish = Wish>
  extends Reading<State, Event> {
  /** What may be asked for; `decide` gets nothing else. */
  readonly commands: GenericSchema<unknown, Command>
  /** Those that only an organiser may ask for. */
  readonly organiserCommands: readonly Command['type'][]
  /** Actions of players carry timing; races may take effect before their arrival. */
  isAction(type: string): boolean
  isRace(type: string): boolean
  /** Names the fact that a command comes to on this state, or says why there is none. The referee has it admitted. */
  decide(state: State, command: Command, by: By): Decided
  /** Until when an action that only this ending forbids is recorded as late. */
  lateUntil(state: State, against: { readonly seq: number; readonly at: number }): number
  /** What the referee itself refuses, by the game's own clause. */
  refuse(code: RefereeRefusal): Refusal
  /** Whom this seat may consult now, besides itself; most games know no teammates. */
  teammatesOf(state: State, seat: number): readonly number[]
  /** What teammates may say to each other while they point at the table, by ids. */
  readonly phrases: readonly string[]
  /** Whether somebody may not see all of this event: then it gets a salt. */
  isSecret(state: State, event: Pick<Event, 'type' | 'by'>): boolean
}

/** What it takes to play a seat by itself. */
export interface BotPlaying<State, Event extends LogEvent = LogEvent, Command extends Wish = Wish>
  extends Reading<State, Event> {
  /** By strength. */
  readonly bots: Readonly<Record<string, Bot<State, Command>>>
}

/** A game is this value. The order layer, the service, the audit and the viewer know no other rules. */
export interface Game<
  State,
  Event extends LogEvent = LogEvent,
  Command extends Wish = Wish,
  Report extends object = object,
> extends Playing<State, Event, Command>,
    BotPlaying<State, Event, Command> {
  /** Every type of event that any log by these rules may hold. */
  readonly types: readonly string[]
  /** What is won in it, the best first: every seat has all of them in `outcomeOf`. */
  readonly marks: readonly string[]
  /** How many may play. */
  readonly seats: { readonly fewest: number; readonly most: number }

  /** What is wrong with an event's type or data, in words; undefined if nothing. */
  problemOf(event: LogEvent): string | undefined

  /**
   * The quick way to read the most frequent events straight from canonical bytes. What it accepts is not checked
   * again, so it must be as strict as `problemOf`.
   */
  readonly scan?: ScanData

  /** By name, the options that choose it; which of them go together is the options' to say. */
  readonly variants: Readonly<Record<string, JsonObject>>
  /** The options that bound a player's time, in seconds: none in a game without turns. */
  readonly clocks?: readonly string[]
  /** `game.created`, with all that is needed to replay the match; or, in words, why these options open none. */
  create(wish: MatchWish, random: Random): Result<Draft>
  /** The options of the same match again: what a seat was drawn or chosen for falls to the next seat. */
  againOptions(created: Extract<Event, { readonly type: 'game.created' }>): JsonObject

  /** Announces what the referee must record by now: decisions, deals, the end. */
  conclude(state: State, now: number, random: Random): Due

  /** Which parts of which earlier events this audience may see by now; it only ever grows. */
  knows(state: State, audience: Audience): readonly Secret[]
  /** The data with every part left out that is not known, and whether any is. */
  mask(
    event: Event,
    isKnown: (part: string) => boolean,
  ): { readonly data: JsonObject; readonly hidden: boolean }

  /** The types of what the referee concludes from facts: a log may leave them out. */
  readonly decisions: readonly string[]
  /** How many of them the recorded events build on, whether or not they are recorded. */
  decidedBy(state: State): number

  /** What an audit says of a record that differs from the replay. */
  readonly differences: Differences

  outcomeOf(state: State): Outcome
  /** By seat, what it had won in `then`, as `now`, a later state of the match, counts it, later corrections included. */
  wonBefore(then: State, now: State): readonly WonMarks[]
  /** The game's part of an audit; `notesOf` tells what the fold noted after the barrier of that `seq`. */
  reportOf(state: State, notesOf: (barrier: number) => StretchNotes): Report
}

/** What a seat has won, by the names that its game gives it: Perfect and Small victories, say. */
export type WonMarks = Readonly<Record<string, number>>

/** How a match stands, in terms that all games share. */
export interface Outcome extends Winners {
  readonly id: string
  /** The event (tournament) that it belongs to. */
  readonly event: string | null
  /** By seat, with what each has won: Perfect and Small victories, say. */
  readonly players: readonly {
    readonly name: string | null
    readonly key: string | null
    /** Whether the log holds a proof of the key; else it is only claimed. */
    readonly isProved: boolean
    /** The strength of a bot; null for people. */
    readonly bot: string | null
    /** For the first deal, or for the next one. */
    readonly isReady: boolean
    /** They said so, and have not come back. */
    readonly hasLeft: boolean
    readonly marks: WonMarks
  }[]
  /** Whether anything was dealt; before that the players gather. */
  readonly hasBegun: boolean
  /** What it is played to; empty if no count of marks wins. */
  readonly target: Target
  /** By the record, whether or not its end was decided: a log of facts only has ended where somebody has won. */
  readonly status: 'running' | 'ended' | 'abandoned'
  /** By how much spectators are shown it later. */
  readonly delayMs: number
}

/** A part of the data of the event `seq` that not everybody may see. */
export interface Secret {
  readonly seq: number
  readonly part: string
}
