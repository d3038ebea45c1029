import type { Language } from '../../../language/language.ts'
import type { StoryCard } from '../../../table/broadcasting.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { createCardWriter } from './card-writer.ts'
import { narrateBehind } from './cards/behind.ts'
import { narrateCatchUp } from './cards/catch-up.ts'
import { narrateItems } from './cards/items.ts'
import { narrateNarrow } from './cards/narrow.ts'
import { narratePace } from './cards/pace.ts'
import { narratePiles } from './cards/piles.ts'
import { narrateRecords } from './cards/records.ts'
import { narrateResults } from './cards/results.ts'
import { narrateStanding } from './cards/standing.ts'
import { narrateStocks } from './cards/stocks.ts'
import { narrateTeams } from './cards/teams.ts'
import { type Narrator, stepsOf } from './step.ts'

const NARRATORS: readonly Narrator[] = [
  narrateBehind,
  narrateCatchUp,
  narrateItems,
  narrateNarrow,
  narratePace,
  narratePiles,
  narrateRecords,
  narrateResults,
  narrateStanding,
  narrateStocks,
  narrateTeams,
]

/** What a good commentator could say of a match so far. */
export function chaseCardsOf(timeline: ChaseTimeline, language: Language): readonly StoryCard[] {
  const { writer, cards } = createCardWriter(timeline.stateAfter(timeline.length), language)
  const narrators = NARRATORS.map((narrator) => narrator(writer))
  for (const step of stepsOf(timeline)) for (const narrate of narrators) narrate(step)
  return cards()
}
