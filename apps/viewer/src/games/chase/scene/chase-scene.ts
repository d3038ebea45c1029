import type { Match } from '@getaway/engine/chase'
import { Group, MeshStandardMaterial } from 'three'
import type { Part, Scene, SceneKit } from '../../../stage/part.ts'
import { createTableTop } from '../../../stage/table-top.ts'
import { createAtlas } from '../faces/atlas.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { createEmphases } from './emphases.ts'
import { createMarkers } from './markers.ts'
import { createPathTips } from './path-tips.ts'
import { createTiles } from './tiles.ts'

/** The whole table of a match, made once for its tile set. */
export function createChaseScene(opening: Match, kit: SceneKit): Scene<ChasePlan> {
  const atlas = createAtlas(opening.tiles.values(), kit)
  const printed = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.72, metalness: 0 })
  const parts: Part<ChasePlan>[] = [
    createTableTop(opening.options, kit),
    createTiles(opening, atlas, printed),
    createMarkers(atlas, printed),
    createEmphases(),
    createPathTips(),
  ]
  const object = new Group()
  for (const part of parts) object.add(part.object)
  return {
    object,
    lay(plan) {
      for (const part of parts) part.lay(plan)
    },
    pose(instant) {
      for (const part of parts) part.pose(instant)
    },
    dispose() {
      for (const part of parts) part.dispose()
      printed.dispose()
      atlas.dispose()
    },
  }
}
