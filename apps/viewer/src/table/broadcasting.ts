import type { Language } from '../language/language.ts'
import type { Point } from './extent.ts'
import type { HeatStrip, InsightAnswers } from './insight.ts'
import type { TablePlan } from './table-plan.ts'
import type { SignGroup } from './table-status.ts'

/**
 * What a game adds where it is broadcast: graphics, story cards and races. Fetched by TV, overlay, caster and photo finish
 * only; those who show it know no rules.
 */
export interface Broadcasting<Timeline, Plan extends TablePlan> {
  /** The figures that go with the table at an instant, and change with each event and at the plan's `beats`. */
  graphicsOf(timeline: Timeline, plan: Plan, instant: number, language: Language): BroadcastGraphics
  /**
   * Everything that could be said of the match so far, by `from`: what is shown of it, and when, its broadcasters choose.
   * What could be known is told as far as it has been worked out.
   */
  cardsOf(timeline: Timeline, language: Language, answers?: InsightAnswers): readonly StoryCard[]
  /** Every race for an ending, by when it was decided. */
  racesOf(timeline: Timeline, language: Language): readonly Race[]
  /** Every choice that was made without knowing, as far as its odds have been worked out; missing: there are none. */
  gamblesOf?(timeline: Timeline, language: Language, answers: InsightAnswers): readonly Gamble[]
  /** Where on the table a player is: the newest piece of theirs. Undefined: nowhere yet; missing: the game does not say. */
  placeOf?(timeline: Timeline, plan: Plan, seat: number): Point | undefined
  /** The types of events that a race policy judges. */
  readonly raceTypes: ReadonlySet<string>
}

// biome-ignore lint/suspicious/noExplicitAny: timelines and plans go back to the game they came from.
export type AnyBroadcasting = Broadcasting<any, any>

export interface BroadcastGraphics {
  /** Who acts against whom: what runs side by side, a chase each. */
  readonly contests: readonly Contest[]
  /** Since when the clock of this chapter runs, and when it stopped; undefined while there is none. */
  readonly clock: { readonly from: number; readonly until: number | undefined } | undefined
}

export interface Contest {
  readonly key: string
  /** The one that is looked for or run after, then the others. */
  readonly sides: readonly { readonly role: string; readonly seats: readonly number[] }[]
  /** How far one is ahead: in tiles and in seconds, say. The first is the one to show where there is room for one. */
  readonly measures: readonly { readonly label: string; readonly value: string; readonly said: string }[]
  /** What is reached. */
  readonly signs: SignGroup | undefined
  /** How it ended, in a word or two; undefined while it goes on. */
  readonly outcome: string | undefined
}

/** A sentence that says what is about to happen, or what just did. */
export interface StoryCard {
  /** Of the same story it is always the same. */
  readonly key: string
  /** What it speaks of: no broadcaster speaks of the same thing over and over. */
  readonly topic: string
  /** From when on it is known to its audience, never earlier. */
  readonly from: number
  /** From then on it is no longer true, or no longer of interest; as long as that is unknown, later than all that is known. */
  readonly until: number
  readonly kind: 'coming' | 'happened'
  /** Whether the public may have it while the match runs, or only casters of that match. */
  readonly audience: 'everybody' | 'casters'
  /** Of several, the heaviest is shown: 0 (in passing) to 100 (the match is decided). */
  readonly weight: number
  readonly seats: readonly number[]
  /** A few words, to be read in a second. */
  readonly headline: string
  readonly detail: string | undefined
  /** How it was worked out, for those who ask. */
  readonly how: string
}

/** Two or more who reached for the same ending. */
export interface Race {
  readonly key: string
  /** The ending that counts. */
  readonly at: number
  /** Before this instant the audience does not know how it went. */
  readonly knownFrom: number
  readonly title: string
  /** By the instant at which each counts. */
  readonly entrants: readonly RaceEntrant[]
  /** The seq of the entrant that was first. */
  readonly first: number
  /** The clause that decides, and what it says of this race in one sentence. */
  readonly clause: string
  readonly sentence: string
}

/** An action in a race: its stamps stand in the log under `seq`. */
export interface RaceEntrant {
  readonly seq: number
  readonly seat: number
  /** What the hand did, as a label: "capture", "tile". */
  readonly act: string
}

/** A choice made without knowing, a guess, say: beside a race, what decides a match, and is worth a photo. */
export interface Gamble {
  readonly key: string
  readonly seq: number
  readonly seat: number
  /** When it was made, and when the table had shown what came of it. */
  readonly at: number
  readonly until: number
  /** Before this instant its odds are a secret. */
  readonly knownFrom: number
  /** The last one that could have gone another way for the match. */
  readonly isDecisive: boolean
  readonly isRight: boolean
  /** 0 to 1, by all that its player could know. */
  readonly chance: number
  readonly title: string
  /** What was chosen, how probable it was, and what would have been best. */
  readonly sentence: string
  readonly clause: string
  readonly strip: HeatStrip
}
