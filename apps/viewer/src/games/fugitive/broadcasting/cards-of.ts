import type { Language } from '../../../language/language.ts'
import type { StoryCard } from '../../../table/broadcasting.ts'
import type { InsightAnswers } from '../../../table/insight.ts'
import type { OddsAnswer } from '../insight/odds-answer.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { createCardWriter } from './card-writer.ts'
import { narrateBluffs } from './cards/bluffs.ts'
import { narrateEnds } from './cards/ends.ts'
import { narrateEvents } from './cards/events.ts'
import { narrateGuesses } from './cards/guesses.ts'
import { narrateHidden } from './cards/hidden.ts'
import { narrateOdds } from './cards/odds.ts'
import { narrateRun } from './cards/run.ts'
import { narrateTrail } from './cards/trail.ts'
import { type Narrator, stepsOf } from './step.ts'

const NARRATORS: readonly Narrator[] = [
  narrateBluffs,
  narrateEnds,
  narrateEvents,
  narrateGuesses,
  narrateHidden,
  narrateOdds,
  narrateRun,
  narrateTrail,
]

/** What a good commentator could say of a match so far. */
export function fugitiveCardsOf(
  timeline: FugitiveTimeline,
  language: Language,
  answers?: InsightAnswers<OddsAnswer>,
): readonly StoryCard[] {
  const { writer, cards } = createCardWriter(timeline.stateAfter(timeline.length), language)
  const narrators = NARRATORS.map((narrator) => narrator(writer))
  for (const step of stepsOf(timeline, answers)) for (const narrate of narrators) narrate(step)
  return cards()
}
