import type { Broadcasting } from '../../../table/broadcasting.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { fugitiveCardsOf } from './cards-of.ts'
import { fugitiveGamblesOf } from './gambles-of.ts'
import { fugitiveGraphicsOf } from './graphics-of.ts'
import { fugitivePlaceOf } from './place-of.ts'

/** Fugitive, where it is broadcast: a game in turns has no races, but guesses. */
export const fugitiveBroadcasting: Broadcasting<FugitiveTimeline, FugitivePlan> = {
  graphicsOf: fugitiveGraphicsOf,
  cardsOf: fugitiveCardsOf,
  gamblesOf: fugitiveGamblesOf,
  placeOf: fugitivePlaceOf,
  racesOf: () => [],
  raceTypes: new Set(),
}
