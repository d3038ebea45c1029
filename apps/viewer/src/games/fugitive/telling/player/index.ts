import type { Match } from '@getaway/engine/fugitive'
import type { PlayerTelling } from '../../../../table/player-telling.ts'
import type { FugitivePlan } from '../../plan/plan.ts'
import { fugitiveEndingOf } from './ending-of.ts'
import { fugitiveTurnOf } from './turn-of.ts'

/** What Fugitive tells its players. */
export const fugitivePlayerTelling: PlayerTelling<Match, FugitivePlan> = {
  endingOf: fugitiveEndingOf,
  turnOf: fugitiveTurnOf,
}
