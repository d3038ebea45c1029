import type { ChaseEvent, Match } from '@getaway/engine/chase'
import type { GameTable } from '../../table/game-table.ts'
import type { ChasePlan } from './plan/plan.ts'
import { chasePlanOf } from './plan/plan-of.ts'
import { createChaseScene } from './scene/chase-scene.ts'
import { chaseLargeOf } from './telling/large.ts'
import { sidesOf } from './telling/sides-of.ts'
import { chaseStatusOf } from './telling/status.ts'
import { chaseStoryOf } from './telling/story.ts'
import { chaseMiniatureOf } from './timeline/miniature.ts'
import { chaseMovesOf } from './timeline/moves.ts'
import { chaseStripOf } from './timeline/strip.ts'

/** Chase, as the viewer shows and tells it. */
export const chaseTable: GameTable<Match, ChaseEvent, ChasePlan> = {
  planOf: chasePlanOf,
  createScene: createChaseScene,
  createBoard: async (opening, document) =>
    (await import('./board/chase-board.ts')).createChaseBoard(opening, document),
  statusOf: chaseStatusOf,
  storyOf: chaseStoryOf,
  largeOf: chaseLargeOf,
  miniatureOf: chaseMiniatureOf,
  stripOf: chaseStripOf,
  movesOf: chaseMovesOf,
  sidesOf,
  loadPlayerTelling: async () => (await import('./telling/player/index.ts')).chasePlayerTelling,
  loadSounding: async () => (await import('./sound/cues-of.ts')).chaseSounding,
  loadBroadcasting: async () => (await import('./broadcasting/index.ts')).chaseBroadcasting,
  loadReviewing: async () => (await import('./review/index.ts')).chaseReviewing,
  loadActing: async () => (await import('./acting/index.ts')).chaseActing,
}
