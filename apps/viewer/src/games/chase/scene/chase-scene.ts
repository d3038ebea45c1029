import type { Match } from '@getaway/engine/chase'
import { Group, MeshStandardMaterial } from 'three'
import { createTableTop, tableExtent } from '../../../stage/set/table-top.ts'
import type { Part, Scene, SceneKit } from '../../../table/scene.ts'
import type { ChaseHand } from '../acting/hand.ts'
import { createAtlas } from '../faces/atlas.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { createCoins } from './coins.ts'
import { createEmphases } from './emphases.ts'
import { createInHand } from './in-hand.ts'
import { createMarkers } from './markers.ts'
import { createNamePlates } from './name-plates.ts'
import { createPathTips } from './path-tips.ts'
import { createPendingRims } from './pending-rims.ts'
import { TILE_HEIGHT } from './piece-geometry.ts'
import { createSlams } from './slams.ts'
import { createTiles } from './tiles.ts'
import { createVerdicts } from './verdicts.ts'

/** The whole table of a match, made once for its tile set. */
export function createChaseScene(opening: Match, kit: SceneKit): Scene<ChasePlan> {
  const atlas = createAtlas(opening.tiles.values(), kit)
  // Card with a thin varnish, and lacquered wood.
  const card = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.55 })
  const lacquer = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.34 })
  const tiles = createTiles(opening, atlas, card, kit.seed)
  const plates = createNamePlates(opening, kit)
  const inHand = createInHand(opening, atlas, card)
  const parts: Part<ChasePlan>[] = [
    createTableTop(opening.options, kit),
    plates,
    tiles,
    createMarkers(atlas, lacquer, kit.seed),
    createCoins(kit),
    createEmphases(kit),
    createVerdicts(atlas, lacquer),
    createPathTips(),
    createSlams(),
    createPendingRims(),
  ]
  const object = new Group()
  for (const part of parts) object.add(part.object)
  object.add(inHand.object)
  return {
    object,
    whole: tableExtent(opening.options),
    height: TILE_HEIGHT,
    lay(plan) {
      for (const part of parts) part.lay(plan)
    },
    pose(instant) {
      for (const part of parts) part.pose(instant)
    },
    hold(hand: ChaseHand | undefined) {
      tiles.hold(hand)
      inHand.hold(hand)
    },
    finish() {
      const isDone = atlas.paintNext()
      if (isDone) plates.rewrite()
      return isDone
    },
    dispose() {
      for (const part of parts) part.dispose()
      inHand.dispose()
      card.dispose()
      lacquer.dispose()
      atlas.dispose()
    },
  }
}
