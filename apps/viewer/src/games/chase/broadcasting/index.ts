import { RACES } from '@getaway/engine/chase'
import type { Broadcasting } from '../../../table/broadcasting.ts'
import type { ChasePlan } from '../plan/plan.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { chaseCardsOf } from './cards-of.ts'
import { chaseGraphicsOf } from './graphics-of.ts'
import { chasePlaceOf } from './place-of.ts'
import { chaseRacesOf } from './races-of.ts'

/** Chase, where it is broadcast. */
export const chaseBroadcasting: Broadcasting<ChaseTimeline, ChasePlan> = {
  graphicsOf: chaseGraphicsOf,
  cardsOf: chaseCardsOf,
  racesOf: chaseRacesOf,
  placeOf: chasePlaceOf,
  raceTypes: RACES,
}
