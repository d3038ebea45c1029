import type { Lying, Match } from '@getaway/engine/chase'
import { type Material, Matrix4, Quaternion, Vector3 } from 'three'
import type { Part } from '../../../stage/part.ts'
import { type Atlas, backName, EDGE, tileName, UNKNOWN } from '../faces/atlas.ts'
import { easeIn, easeOut } from '../motion.ts'
import type { ChaseView, TilePiece } from '../table-view.ts'
import { TILE_HEIGHT, tileGeometry } from './piece-geometry.ts'
import { PieceSet } from './piece-set.ts'

const UP = new Vector3(0, 1, 0)
const FALL = 1.1
const SWEPT_AWAY = 34

/** Prison, tiles of the paths, and the piles of backs beside the table. */
export function createTiles({ tiles, prison }: Match, atlas: Atlas, material: Material): Part<ChaseView> {
  const [side, unknown] = [atlas.faceOf(EDGE), atlas.faceOf(UNKNOWN)]
  const geometries = new Map(
    [...tiles.values()].map((tile) => {
      const faces = { top: atlas.faceOf(tileName(tile.id)), side, bottom: atlas.faceOf(backName(tile)) }
      return [tile.id, tileGeometry(faces)] as const
    }),
  )
  geometries.set(BACK, tileGeometry({ top: unknown, side, bottom: unknown }))
  const pieces = new PieceSet(geometries, tiles.size * 2, material)

  return {
    object: pieces.mesh,
    update(view) {
      pieces.begin()
      pieces.put(prison.tile.id, lyingAt(prison))
      for (const piece of view.tiles) pieces.put(piece.tile, placed(piece))
      for (const { kind, count, x, y, turn } of view.stacks) {
        if (kind !== 'pile' && kind !== 'hand') continue
        for (let level = 0; level < count; level++)
          pieces.put(BACK, stacked(x, y, turn, level, kind === 'hand'))
      }
      pieces.end()
    },
    dispose: () => pieces.dispose(),
  }
}

const BACK = 'back of a pile'
const matrix = new Matrix4()
const place = new Vector3()
const turned = new Quaternion()
const lean = new Quaternion()
const LEAN_AXIS = new Vector3(0.8, 0, 0.6)
const WHOLE = new Vector3(1, 1, 1)

function lyingAt({ x, y, rot }: Pick<Lying, 'x' | 'y' | 'rot'>): Matrix4 {
  turned.setFromAxisAngle(UP, (-rot * Math.PI) / 2)
  return matrix.compose(place.set(x, 0, y), turned, WHOLE)
}

/** Falls flat from a hand, and is swept off eastwards. */
function placed({ x, y, rot, laid, swept }: TilePiece): Matrix4 {
  const above = 1 - easeOut(laid)
  turned.setFromAxisAngle(UP, (-rot * Math.PI) / 2)
  turned.premultiply(lean.setFromAxisAngle(LEAN_AXIS, above * 0.35))
  return matrix.compose(place.set(x + easeIn(swept) * SWEPT_AWAY, above * FALL, y), turned, WHOLE)
}

/** A pile lies straight; a hand is fanned out in front of its player. */
function stacked(x: number, y: number, turn: number, level: number, isFanned: boolean): Matrix4 {
  const away = isFanned ? (level - 6.5) * 0.17 : 0
  turned.setFromAxisAngle(UP, (-turn * Math.PI) / 2)
  place.set(away, isFanned ? level * 0.02 : level * TILE_HEIGHT, 0).applyQuaternion(turned)
  place.x += x
  place.z += y
  if (!isFanned) turned.multiply(lean.setFromAxisAngle(UP, ((level * 7) % 5) * 0.02 - 0.04))
  return matrix.compose(place, turned, WHOLE)
}
