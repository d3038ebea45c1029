import type { Insight } from '../../../table/insight.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { type OddsAnswer, oddsAnswer } from './odds-answer.ts'
import { type OddsQuestion, questionsOf } from './questions-of.ts'
import { shownFrom } from './shown-from.ts'
import { stripOf } from './strip-of.ts'
import { ODDS_TITLE } from './words.ts'

/** The marshal's knowledge: how probable every number is as a face-down hideout (F1.4). */
export const fugitiveInsight: Insight<FugitiveTimeline, OddsQuestion, OddsAnswer> = {
  words: ODDS_TITLE,
  questionsOf,
  shownFrom,
  answer: oddsAnswer,
  stripOf,
}
