import type { Match } from '@getaway/engine/chase'
import type { PlayerTelling } from '../../../../table/player-telling.ts'
import type { ChasePlan } from '../../plan/plan.ts'
import { chaseEndingOf } from './ending-of.ts'
import { chaseTurnOf } from './turn-of.ts'

/** What Chase tells its players. */
export const chasePlayerTelling: PlayerTelling<Match, ChasePlan> = {
  endingOf: chaseEndingOf,
  turnOf: chaseTurnOf,
}
