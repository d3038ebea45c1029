import { Group } from 'three'
import { createClothPrint } from '../../../stage/set/cloth-print.ts'
import type { Size } from '../../../stage/set/table-top.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { createEmphases } from './emphases.ts'
import { createPendingRims } from './pending-rims.ts'
import { createSlams } from './slams.ts'
import { createTableDecals, type Touching } from './table-decals.ts'

/** What the first picture does without: it comes over the wire when that is there. */
export function createDressing(size: Size, kit: SceneKit, touching: readonly Touching[]): Part<ChasePlan> {
  const parts: Part<ChasePlan>[] = [
    createEmphases(kit),
    createSlams(),
    createPendingRims(),
    createTableDecals(touching, kit.seed),
    ...(kit.ground === 'none' ? [] : [createClothPrint(size, kit)]),
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
