import type { FugitiveEvent, Match } from '@getaway/engine/fugitive'
import type { GameTable } from '../../table/game-table.ts'
import type { FugitivePlan } from './plan/plan.ts'
import { fugitivePlanOf } from './plan/plan-of.ts'
import { createFugitiveScene } from './scene/fugitive-scene.ts'
import { fugitiveLargeOf } from './telling/large.ts'
import { sidesOf } from './telling/sides-of.ts'
import { fugitiveStatusOf } from './telling/status.ts'
import { fugitiveStoryOf } from './telling/story.ts'
import { fugitiveMiniatureOf } from './timeline/miniature.ts'
import { fugitiveMovesOf } from './timeline/moves.ts'
import { fugitiveStripOf } from './timeline/strip.ts'

/** Fugitive, as the viewer shows and tells it. */
export const fugitiveTable: GameTable<Match, FugitiveEvent, FugitivePlan> = {
  planOf: fugitivePlanOf,
  createScene: createFugitiveScene,
  createBoard: async (opening, document, language) =>
    (await import('./board/fugitive-board.ts')).createFugitiveBoard(opening, document, language),
  statusOf: fugitiveStatusOf,
  storyOf: fugitiveStoryOf,
  largeOf: fugitiveLargeOf,
  miniatureOf: fugitiveMiniatureOf,
  stripOf: fugitiveStripOf,
  movesOf: fugitiveMovesOf,
  sidesOf,
  loadPlayerTelling: async () => (await import('./telling/player/index.ts')).fugitivePlayerTelling,
  loadSounding: async () => (await import('./sound/cues-of.ts')).fugitiveSounding,
  loadBroadcasting: async () => (await import('./broadcasting/index.ts')).fugitiveBroadcasting,
  loadInsight: async () => (await import('./insight/index.ts')).fugitiveInsight,
  loadReviewing: async () => (await import('./review/index.ts')).fugitiveReviewing,
  loadActing: async () => (await import('./acting/index.ts')).fugitiveActing,
}
