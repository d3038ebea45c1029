import type { Match } from '@getaway/engine/fugitive'
import { Group, MeshStandardMaterial } from 'three'
import { drawCloth } from '../../../stage/set/surfaces.ts'
import { type Cover, createTableTop, tableExtent } from '../../../stage/set/table-top.ts'
import type { Part, Scene, SceneKit } from '../../../table/scene.ts'
import { type FugitiveHand, shownHand } from '../acting/hand.ts'
import { heldOver } from '../acting/held.ts'
import { createAtlas } from '../faces/atlas.ts'
import { TABLE } from '../plan/places.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { CARD_THICK } from './card-geometry.ts'
import { createCards } from './cards.ts'
import { createChips } from './chips.ts'
import { createMat, MAT_THICK } from './mat.ts'
import { createNamePlates } from './name-plates.ts'
import { createPad } from './pad.ts'

/** The table of an inspector: blue-black cloth, and a map on it. */
const COVER: Cover = {
  draw: (pen, size, seed) =>
    drawCloth(pen, size, seed, {
      ground: '#23304a',
      dark: 'rgb(8 12 26 / 20%)',
      light: 'rgb(150 175 225 / 7%)',
    }),
  hasCells: false,
}

/** The map's face is where everything lies: the cloth is so much lower. */
function sunk(top: Part<unknown>): Part<unknown> {
  top.object.position.y = -MAT_THICK
  top.object.updateMatrix()
  return top
}

/** The whole table of a match, made once for the events that can come in it. */
export function createFugitiveScene(opening: Match, kit: SceneKit): Scene<FugitivePlan> {
  const atlas = createAtlas(opening, kit)
  // Card with a thin varnish, and counters of bone.
  const card = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.55 })
  const bone = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.4 })
  bone.envMapIntensity = 0.6
  const cards = createCards(atlas, card, kit.seed)
  const chips = createChips(atlas, bone)
  const plates = createNamePlates(kit)
  const prints = [createPad(kit), ...(kit.ground === 'none' ? [] : [createMat(kit)])]
  const parts: Part<FugitivePlan>[] = [
    sunk(createTableTop(TABLE, kit, COVER)),
    ...prints,
    plates,
    cards,
    chips,
  ]
  const object = new Group().add(...parts.map((part) => part.object))
  let plan: FugitivePlan | undefined
  let hand: FugitiveHand | undefined
  const holding = [cards, chips]
  const hold = () => {
    if (!plan) return
    const held = heldOver(plan, shownHand(hand, plan.isHandHidden))
    for (const part of holding) part.hold(held)
  }
  let posed = 0
  let isDisposed = false
  return {
    object,
    whole: tableExtent(TABLE),
    height: CARD_THICK,
    lay(next) {
      plan = next
      hold()
      for (const part of parts) part.lay(next)
    },
    pose(instant) {
      posed = instant
      for (const part of parts) part.pose(instant)
    },
    hold(next: FugitiveHand | undefined) {
      hand = next
      hold()
      if (plan) for (const part of holding) part.pose(posed)
    },
    async dress() {
      const { createDressing } = await import('./dressing.ts')
      if (isDisposed) return
      const dressing = createDressing(kit, cards.pieces, chips.pieces)
      parts.push(dressing)
      object.add(dressing.object)
      if (!plan) return
      dressing.lay(plan)
      dressing.pose(posed)
    },
    finish() {
      // The map first: it is most of the picture.
      const print = prints.pop()
      if (print) {
        print.print()
        return false
      }
      const isDone = atlas.paintNext()
      if (isDone) plates.rewrite()
      return isDone
    },
    dispose() {
      isDisposed = true
      for (const part of parts) part.dispose()
      card.dispose()
      bone.dispose()
      atlas.dispose()
    },
  }
}
