import type { ChaseEvent, Match } from '@getaway/engine/chase'
import type { GameTable } from '../game-table.ts'
import { createChaseScene } from './scene/chase-scene.ts'
import { chaseStatusAt } from './status.ts'
import { chaseStripOf } from './strip.ts'
import { type ChaseView, chaseTableAt } from './table-view.ts'

/** Chase, as the viewer shows and tells it. */
export const chaseTable: GameTable<Match, ChaseEvent, ChaseView> = {
  viewAt: chaseTableAt,
  createScene: createChaseScene,
  statusAt: chaseStatusAt,
  stripOf: chaseStripOf,
}
