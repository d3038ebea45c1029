import { Group } from 'three'
import type { PieceSet } from '../../../stage/set/piece-set.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { createContactShadows } from './decals.ts'
import { createSignals } from './signals.ts'

/** What the first picture does without: it comes over the wire when that is there. */
export function createDressing(kit: SceneKit, cards: PieceSet, chips: PieceSet): Part<FugitivePlan> {
  const parts: Part<FugitivePlan>[] = [
    createSignals(kit),
    // Where all the others are, it has to know.
    createContactShadows(cards, chips, kit.seed),
  ]
  return {
    object: new Group().add(...parts.map((part) => part.object)),
    lay(plan) {
      for (const part of parts) part.lay(plan)
    },
    pose(instant) {
      for (const part of parts) part.pose(instant)
    },
    dispose() {
      for (const part of parts) part.dispose()
    },
  }
}
