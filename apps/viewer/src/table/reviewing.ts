import type { CommandWish, LogEvent, Refusal } from '@getaway/engine'
import type { Language } from '../language/language.ts'
import type { InsightAnswers } from './insight.ts'

/**
 * How a game looks back on a match. Facts come first and without words (`reviewOf`); what says them is apart. Fetched by
 * pages that look back only, for matches that are over: it knows what nobody knew while they were played.
 */
export interface Reviewing<Timeline, State, Why extends Cause> {
  /**
   * For a seat, or for nobody's: pure, so the same log always gives the same review. What could be known is in it once
   * that is worked out.
   */
  reviewOf(timeline: Timeline, seat: number | undefined, answers?: InsightAnswers): MatchReview<Why>
  /** What the leads are measured in. */
  readonly measure: Measure
  /** The kinds of acts, by `ReviewedAct.kind`; none: no act is right or wrong by itself. */
  readonly kinds: readonly ActKind[]
  /** By what a player's acts are told apart over many matches. */
  readonly traits: readonly Trait[]
  /** Why the match, or the chapter, ended so for the review's seat: one sentence. */
  sayWhy(timeline: Timeline, review: MatchReview<Why>, why: Why, language: Language): string
  sayAct(timeline: Timeline, act: ReviewedAct, language: Language): string
  /** What was wrong, and what would have been right; undefined where the act was right. */
  sayFault(timeline: Timeline, act: ReviewedAct, language: Language): ToldFault | undefined
  sayChoice(timeline: Timeline, choice: ReviewedChoice, language: Language): string
  sayLead(timeline: Timeline, lead: LeadLine, value: number, language: Language): string
  /** Whose lead it is, with its unit, where there are several. */
  sayContest(timeline: Timeline, lead: LeadLine, language: Language): string
  /** In a few words, what a clause asks for. */
  sayClause(clause: string, language: Language): string
  /** A match has one chapter: it is compared with another match. */
  readonly isOneChapter?: true
  /** A chapter's heading; missing: that of the timeline. */
  sayChapter?(timeline: Timeline, chapter: ChapterReview<Why>, language: Language): string
  /** What a card of the match tells in figures; missing: the longest lead, the closest race, and mistakes. */
  figuresOf?(review: MatchReview<Why>, language: Language): readonly ToldFigure[]
  /** Mistakes to be asked again; undefined: this game does not ask. */
  readonly exercises: Exercises<Timeline, State> | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: timelines, states and causes go back to the game they came from.
export type AnyReviewing = Reviewing<any, any, any>

/** A match looked back on. Instants are µs by the match’s clock. */
export interface MatchReview<Why extends Cause = Cause> {
  readonly seat: number | undefined
  /** Undefined: it has not ended. */
  readonly why: Why | undefined
  readonly chapters: readonly ChapterReview<Why>[]
}

/** What decided a match or a chapter. */
export interface Cause {
  readonly of: 'match' | 'chapter'
  /** The seats that won it. */
  readonly winners: readonly number[]
  /** For the review’s seat; undefined: it is nobody’s. */
  readonly result: 'won' | 'lost' | 'level' | undefined
  readonly clause: string
  /** Where it was decided; undefined: in no chapter. */
  readonly chapter: number | undefined
  /** The event that decided it. */
  readonly seq: number
  readonly at: number
}

export interface ChapterReview<Why extends Cause = Cause> {
  readonly number: number
  /** While there was something to do. */
  readonly from: number
  readonly until: number
  /** When the table begins to show what was right; undefined: it never does. */
  readonly checkedFrom?: number | undefined
  /** The point of view, by `Side.id`, that the review’s seat had in it. */
  readonly side: string | undefined
  /** It counts, as far as the referee is concerned. */
  readonly counts: boolean
  /** Undefined: it has not ended. */
  readonly why: Why | undefined
  readonly leads: readonly LeadLine[]
  /** Of all seats, by when they counted. */
  readonly acts: readonly ReviewedAct[]
  /** Of all seats: what was chosen besides, which no rule calls right or wrong. */
  readonly choices: readonly ReviewedChoice[]
}

/** How far some are ahead of others: each value holds until the next. */
export interface LeadLine {
  readonly key: string
  readonly ahead: readonly number[]
  readonly behind: readonly number[]
  readonly points: readonly { readonly at: number; readonly seq: number; readonly value: number }[]
}

/** What a player did, and whether it was right by the rules. */
export interface ReviewedAct {
  readonly seq: number
  readonly at: number
  readonly chapter: number
  readonly seat: number
  readonly kind: string
  /** The acts of one event, and of one place, are told apart by it. */
  readonly path: number
  readonly position: number
  /** From when it could be done until it was (µs); undefined: nobody waited for it. */
  readonly us: number | undefined
  /** What it broke. */
  readonly clause: string | undefined
  /** By `Trait.id`, the `id` of a value. */
  readonly traits: Readonly<Record<string, string>>
  /** By `ActFigure.id`. */
  readonly figures: Readonly<Record<string, number>>
}

export interface ReviewedChoice {
  readonly seq: number
  readonly at: number
  readonly seat: number
  readonly kind: string
  readonly figures: Readonly<Record<string, number>>
}

type Words = Readonly<Record<Language, string>>

export interface Measure {
  /** In a word or two, with its unit. */
  readonly words: Words
  /** At an axis. */
  format(value: number, language: Language): string
  /** The least range that a graph shows. */
  readonly from: number
  readonly to: number
}

export interface ActKind {
  readonly kind: string
  /** In the plural. */
  readonly words: Words
  /** How long one of them took. */
  readonly pace: Words
  /** What more can be told of them in numbers. */
  readonly figures: readonly ActFigure[]
}

export interface ActFigure {
  readonly id: string
  readonly words: Words
  readonly unit: 'µs' | 'count'
}

export interface Trait {
  readonly id: string
  readonly words: Words
  readonly values: readonly { readonly id: string; readonly words: Words }[]
}

export interface ToldFigure {
  readonly label: string
  readonly value: string
}

export interface ToldFault {
  readonly wrong: string
  readonly right: string
  readonly clause: string
}

/** A mistake as a question: the table as it stood, and what its player would do now. */
export interface Exercises<Timeline, State> {
  /** Undefined: this act cannot be asked again. */
  askAgain(timeline: Timeline, act: ReviewedAct): Exercise | undefined
  /** What the rules say to an answer that the referee would take: `after` is the table with it. */
  judge(after: State, event: LogEvent, act: ReviewedAct): ExerciseJudgement
  /** A right answer on this table; undefined: there is none. */
  solve(table: State, act: ReviewedAct): CommandWish | undefined
}

export interface Exercise {
  /** So many events of the timeline had taken effect; those in `without` lie on it nevertheless not. */
  readonly index: number
  /** Events that came later and are known to the player who is asked. */
  readonly also: readonly number[]
  readonly side: string
  readonly question: Words
}

export type ExerciseJudgement =
  | { readonly type: 'right' }
  /** It is on the way to an answer. */
  | { readonly type: 'aside' }
  | { readonly type: 'wrong'; readonly refusal: Refusal }
