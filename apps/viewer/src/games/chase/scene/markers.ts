import { colourOf, SYMBOLS } from '@getaway/engine/chase'
import { type Material, Matrix4, Quaternion, Vector3 } from 'three'
import type { Part } from '../../../stage/part.ts'
import { type Atlas, bodyName, symbolName } from '../faces/atlas.ts'
import { easeIn, FLIP, progress, STAMP, SWEEP } from '../motion.ts'
import { type ChasePlan, type MarkerPiece, NEVER, type Stack } from '../plan/plan.ts'
import { MARKER_HEIGHT, markerGeometry, TILE_HEIGHT } from './piece-geometry.ts'
import { PieceSet } from './piece-set.ts'

const MOST_MARKERS = 64
const SWEPT_AWAY = 34
const TOWER = 5

/** Chase markers on the tiles, and the chasers' stock beside the table. */
export function createMarkers(atlas: Atlas, material: Material): Part<ChasePlan> {
  const geometries = new Map(
    SYMBOLS.map((symbol) => {
      const [top, side] = [atlas.faceOf(symbolName(symbol)), atlas.faceOf(bodyName(colourOf(symbol)))]
      return [symbol, markerGeometry({ top, side, bottom: top })] as const
    }),
  )
  const pieces = new PieceSet(geometries, MOST_MARKERS, material)
  let plan: ChasePlan | undefined
  return {
    object: pieces.mesh,
    lay(next) {
      plan = next
      pieces.begin()
      for (const { symbol } of next.markers) pieces.put(symbol)
      for (const stack of next.stacks) {
        if (stack.kind === 'pile') continue
        for (let index = 0; index < stack.count; index++) {
          pieces.put(stack.kind === 'red' ? 'triangle' : 'star', inStock(stack, index))
        }
      }
      pieces.end()
    },
    pose(instant) {
      if (!plan) return
      for (let index = 0; index < plan.markers.length; index++) {
        pieces.pose(index, placed(plan.markers[index] as MarkerPiece, instant, plan.isCalm))
      }
    },
    dispose: () => pieces.dispose(),
  }
}

const UP = new Vector3(0, 1, 0)
const matrix = new Matrix4()
const place = new Vector3()
const turned = new Quaternion()
const scale = new Vector3()

/** Put down from above; the capture comes down from high, and is the bigger one. */
function placed(
  { x, y, isCapture, from, liftFrom, sweptFrom }: MarkerPiece,
  instant: number,
  isCalm: boolean,
): Matrix4 {
  const isThere = instant >= from
  const above = 1 - easeIn(progress(instant, from, isCalm ? 0 : STAMP))
  const swept = sweptFrom === NEVER ? 0 : easeIn(progress(instant, sweptFrom, isCalm ? 0 : SWEEP))
  const lifted = liftFrom === NEVER ? 0 : Math.sin(progress(instant, liftFrom, isCalm ? 0 : FLIP) * Math.PI)
  const size = isThere ? (isCapture ? 1.3 : 1) : 0
  return matrix.compose(
    place.set(x + swept * SWEPT_AWAY, TILE_HEIGHT + above * (isCapture ? 3 : 1) + lifted * 1.4, y),
    turned.identity(),
    scale.set(size, isThere ? 1 : 0, size),
  )
}

/** Little towers in a row. */
function inStock({ x, y, turn }: Stack, index: number): Matrix4 {
  turned.setFromAxisAngle(UP, (-turn * Math.PI) / 2)
  const row = Math.floor(index / TOWER)
  place.set((row - 1) * 0.54, (index % TOWER) * MARKER_HEIGHT, 0).applyQuaternion(turned)
  place.x += x
  place.z += y
  return matrix.compose(place, turned, scale.set(1, 1, 1))
}
