import { MeshStandardMaterial } from 'three'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import { createPlainColours } from '../../../stage/set/plain-colours.ts'
import { SEAT_COLOURS } from '../../../stage/set/seat-colours.ts'
import type { Part } from '../../../table/scene.ts'
import { COAT, GLOVE } from '../faces/slam-hand.ts'
import type { ChasePlan, Slam } from '../plan/plan.ts'
import { handAboveAt, handBackAt, isHandThere } from '../plan/slams.ts'
import { absent, EAST, lean, place, posed, size, turn, turned } from './flight.ts'
import { cuffGeometry, handGeometry } from './hand-geometry.ts'
import { MARKER_HEIGHT, TILE_HEIGHT } from './piece-geometry.ts'

/** Of two paths a hand and a cuff. */
const MOST = 4
const HAND = 'hand'
/** From where it strikes, and to where it is drawn back, in cells. */
const STRIKES_FROM = { high: 2.4, back: 0.5 }
const DRAWN_TO = { high: 1.7, back: 2.4 }
/** Its fingers are up as long as it is (rad). */
const LEANT = 0.55
/** It lies on the marker that it has brought. */
const LIES = TILE_HEIGHT + MARKER_HEIGHT * 0.9

/** The hand that slams on the tile where a path was caught. */
export function createSlams(): Part<ChasePlan> {
  const colours = createPlainColours([GLOVE, COAT, ...SEAT_COLOURS])
  const cloth = new MeshStandardMaterial({ map: colours.texture, roughness: 0.75 })
  const cuffs = SEAT_COLOURS.map((_, nth) => [String(nth), cuffGeometry(colours, nth + 2)] as const)
  const hands = new PieceSet(
    new Map([[HAND, handGeometry(colours, { glove: 0, coat: 1 })], ...cuffs]),
    MOST,
    cloth,
  )
  let plan: ChasePlan | undefined

  return {
    object: hands.mesh,
    lay(next) {
      plan = next
      hands.begin()
      for (const { seat } of next.slams) {
        hands.put(HAND)
        hands.put(String(next.colours[seat]))
      }
      hands.end()
    },
    pose(instant) {
      if (!plan) return
      let isSeen = false
      for (let nth = 0; nth < plan.slams.length; nth++) {
        const slam = plan.slams[nth] as Slam
        const isThere = isHandThere(slam, instant)
        isSeen ||= isThere
        const at = isThere ? struck(slam, instant, plan.isCalm) : absent()
        hands.pose(2 * nth, at)
        hands.pose(2 * nth + 1, at)
      }
      hands.mesh.visible = isSeen
    },
    dispose() {
      hands.dispose()
      cloth.dispose()
      colours.dispose()
    },
  }
}

function struck(slam: Slam, instant: number, isCalm: boolean) {
  const above = handAboveAt(slam, instant, isCalm)
  const back = handBackAt(slam, instant, isCalm)
  turn(slam.turn)
  place.set(0, 0, 0.08 + above * STRIKES_FROM.back + back * DRAWN_TO.back).applyQuaternion(turned)
  place.x += slam.x
  place.z += slam.y
  place.y = LIES + above * STRIKES_FROM.high + back * DRAWN_TO.high
  turned.multiply(lean.setFromAxisAngle(EAST, LEANT * Math.min(1, above + back)))
  // It goes out of the light as it goes.
  const left = 1 - back ** 4
  return posed(size.set(left, left, left))
}
