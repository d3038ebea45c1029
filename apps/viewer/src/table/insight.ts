import type { Language } from '../language/language.ts'

/**
 * What one side could know of what is hidden from it: how probable each thing was, by all that it had been told. Exact,
 * and slower to work out than a frame. While a match runs it is told to nobody from whom anything is hidden.
 */
export interface Insight<Timeline, Question extends InsightQuestion, Answer> {
  /** Whose knowledge it is, as a heading. */
  readonly words: Readonly<Record<Language, string>>
  /**
   * What there is to be asked once so many events have taken effect (0 first). Undefined where nothing is hidden yet, and
   * everywhere for a reader who does not see all.
   */
  questionsOf(timeline: Timeline): readonly (Question | undefined)[]
  /** From which instants on the table shows what each so many events came to, by how many: nobody is told early. */
  shownFrom(timeline: Timeline): readonly number[]
  /** Pure: the same question has the same answer. */
  answer(question: Question): Answer
  /** The answer as a strip, for somebody who looks from a side at the table with so many events. */
  stripOf(timeline: Timeline, index: number, answer: Answer, side: string, language: Language): HeatStrip
}

// biome-ignore lint/suspicious/noExplicitAny: timelines, questions and answers go back to the game they came from.
export type AnyInsight = Insight<any, any, any>

export interface InsightQuestion {
  /** The same for the same question of a match. */
  readonly key: string
}

/** What is answered so far, by how many events have taken effect. */
export type InsightAnswers<Answer = unknown> = (index: number) => Answer | undefined

/** How probable each of some things is, side by side: numbers from 1 to 41, say. */
export interface HeatStrip {
  /** What to see in it, in a sentence. */
  readonly sentence: string
  readonly cells: readonly HeatCell[]
}

export interface HeatCell {
  readonly label: string
  /** 0 to 1. */
  readonly odds: number
  /** `open`: that is how probable it is. `known`: everybody sees that it is there. `gone`: it can be nowhere any more. */
  readonly standing: 'open' | 'known' | 'gone'
  /** It is there, hidden: for those who may see that. */
  readonly isThere: boolean
  /** Somebody names it just now. */
  readonly isNamed: boolean
  /** All of that in words. */
  readonly said: string
}
