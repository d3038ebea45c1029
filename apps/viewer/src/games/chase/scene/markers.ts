import { colourOf, SYMBOLS } from '@getaway/engine/chase'
import { type Material, Matrix4, Quaternion, Vector3 } from 'three'
import type { Part } from '../../../stage/part.ts'
import { type Atlas, bodyName, symbolName } from '../faces/atlas.ts'
import { easeIn } from '../motion.ts'
import type { StackView } from '../stacks.ts'
import type { ChaseView, MarkerPiece } from '../table-view.ts'
import { MARKER_HEIGHT, markerGeometry, TILE_HEIGHT } from './piece-geometry.ts'
import { PieceSet } from './piece-set.ts'

const MOST_MARKERS = 64
const SWEPT_AWAY = 34
const TOWER = 5

/** Chase markers on the tiles, and the chasers' stock beside the table. */
export function createMarkers(atlas: Atlas, material: Material): Part<ChaseView> {
  const geometries = new Map(
    SYMBOLS.map((symbol) => {
      const [top, side] = [atlas.faceOf(symbolName(symbol)), atlas.faceOf(bodyName(colourOf(symbol)))]
      return [symbol, markerGeometry({ top, side, bottom: top })] as const
    }),
  )
  const pieces = new PieceSet(geometries, MOST_MARKERS, material)
  return {
    object: pieces.mesh,
    update(view) {
      pieces.begin()
      for (const marker of view.markers) pieces.put(marker.symbol, placed(marker))
      for (const stack of view.stacks) {
        const { kind, count } = stack
        if (kind !== 'red' && kind !== 'blue') continue
        for (let index = 0; index < count; index++) {
          pieces.put(kind === 'red' ? 'triangle' : 'star', inStock(stack, index))
        }
      }
      pieces.end()
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
function placed({ x, y, isCapture, laid, swept }: MarkerPiece): Matrix4 {
  const above = 1 - easeIn(laid)
  const size = isCapture ? 1.3 : 1
  return matrix.compose(
    place.set(x + easeIn(swept) * SWEPT_AWAY, TILE_HEIGHT + above * (isCapture ? 3 : 1), y),
    turned.identity(),
    scale.set(size, 1, size),
  )
}

/** Little towers in a row. */
function inStock({ x, y, turn }: StackView, index: number): Matrix4 {
  turned.setFromAxisAngle(UP, (-turn * Math.PI) / 2)
  const row = Math.floor(index / TOWER)
  place.set((row - 1) * 0.54, (index % TOWER) * MARKER_HEIGHT, 0).applyQuaternion(turned)
  place.x += x
  place.z += y
  return matrix.compose(place, turned, scale.set(1, 1, 1))
}
