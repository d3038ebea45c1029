import type { Match } from '@getaway/engine/chase'
import { Group, MeshStandardMaterial } from 'three'
import { createTableTop, tableExtent } from '../../../stage/set/table-top.ts'
import type { Part, Scene, SceneKit } from '../../../table/scene.ts'
import { type ChaseHand, shownHand } from '../acting/hand.ts'
import { createAtlas } from '../faces/atlas.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { createInHand } from './in-hand.ts'
import { createMarkers } from './markers.ts'
import { createNamePlates } from './name-plates.ts'
import { MARKER_SIZE, TILE_HEIGHT, TILE_SIZE } from './piece-geometry.ts'
import type { Touching } from './table-decals.ts'
import { createTiles } from './tiles.ts'

/** The whole table of a match, made once for its tile set. */
export function createChaseScene(opening: Match, kit: SceneKit): Scene<ChasePlan> {
  const atlas = createAtlas(opening.tiles.values(), kit)
  // Card with a thin varnish, and lacquered wood.
  const card = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.55 })
  const lacquer = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.34 })
  // A symbol is told by its colour, whatever it mirrors.
  lacquer.envMapIntensity = 0.55
  const tiles = createTiles(opening, atlas, card, kit.seed)
  const plates = createNamePlates(opening, kit)
  const inHand = createInHand(opening, atlas, card)
  const markers = createMarkers(atlas, lacquer, kit.seed)
  const touching: Touching[] = [
    { pieces: tiles.pieces, width: TILE_SIZE, isRound: false, isOnTiles: false },
    { pieces: markers.pieces, width: MARKER_SIZE, isRound: true, isOnTiles: true },
  ]
  const parts: Part<ChasePlan>[] = [createTableTop(opening.options, kit), plates, tiles, markers]
  const object = new Group()
  for (const part of parts) object.add(part.object)
  object.add(inHand.object)
  let plan: ChasePlan | undefined
  let held: ChaseHand | undefined
  let posed = 0
  let isDisposed = false
  return {
    object,
    whole: tableExtent(opening.options),
    height: TILE_HEIGHT,
    lay(next) {
      plan = next
      for (const part of parts) part.lay(next)
      inHand.hold(shownHand(held, next.isHandHidden))
    },
    pose(instant) {
      posed = instant
      for (const part of parts) part.pose(instant)
    },
    hold(hand: ChaseHand | undefined) {
      held = hand
      tiles.hold(hand)
      inHand.hold(shownHand(hand, plan?.isHandHidden === true))
    },
    async dress() {
      const { createDressing } = await import('./dressing.ts')
      if (isDisposed) return
      const dressing = createDressing(opening.options, kit, { atlas, lacquer, touching })
      parts.push(dressing)
      object.add(dressing.object)
      if (!plan) return
      dressing.lay(plan)
      dressing.pose(posed)
    },
    finish() {
      const isDone = atlas.paintNext()
      if (isDone) plates.rewrite()
      return isDone
    },
    dispose() {
      isDisposed = true
      for (const part of parts) part.dispose()
      inHand.dispose()
      card.dispose()
      lacquer.dispose()
      atlas.dispose()
    },
  }
}
