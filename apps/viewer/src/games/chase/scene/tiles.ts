import type { Match } from '@getaway/engine/chase'
import { type Material, Matrix4, Quaternion, Vector3 } from 'three'
import type { Part } from '../../../stage/part.ts'
import { type Atlas, backName, EDGE, tileName, UNKNOWN } from '../faces/atlas.ts'
import { DROP, easeIn, easeInOut, easeOut, FLIP, progress, SWEEP } from '../motion.ts'
import { type ChasePlan, NEVER, type TilePiece } from '../plan/plan.ts'
import { TILE_HEIGHT, tileGeometry } from './piece-geometry.ts'
import { PieceSet } from './piece-set.ts'

const UP = new Vector3(0, 1, 0)
const FALL = 1.1
const SWEPT_AWAY = 34

/** Prison, tiles of the paths, and the piles of backs beside the table. */
export function createTiles({ tiles, prison }: Match, atlas: Atlas, material: Material): Part<ChasePlan> {
  const [side, unknown] = [atlas.faceOf(EDGE), atlas.faceOf(UNKNOWN)]
  const geometries = new Map(
    [...tiles.values()].map((tile) => {
      const faces = { top: atlas.faceOf(tileName(tile.id)), side, bottom: atlas.faceOf(backName(tile)) }
      return [tile.id, tileGeometry(faces)] as const
    }),
  )
  geometries.set(BACK, tileGeometry({ top: unknown, side, bottom: unknown }))
  const pieces = new PieceSet(geometries, tiles.size * 2, material)
  let plan: ChasePlan | undefined

  return {
    object: pieces.mesh,
    lay(next) {
      plan = next
      pieces.begin()
      for (const { tile } of next.tiles) pieces.put(tile)
      pieces.put(prison.tile.id, lyingAt(prison.x, prison.y, prison.rot))
      for (const { tile, x, y, turn } of next.hands) pieces.put(tile ?? BACK, lyingAt(x, y, turn))
      for (const { kind, count, x, y, turn } of next.stacks) {
        if (kind !== 'pile') continue
        for (let level = 0; level < count; level++) pieces.put(BACK, stacked(x, y, turn, level))
      }
      pieces.end()
    },
    pose(instant) {
      if (!plan) return
      for (let index = 0; index < plan.tiles.length; index++) {
        pieces.pose(index, placed(plan.tiles[index] as TilePiece, instant, plan.isCalm))
      }
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
const NORTH_SOUTH = new Vector3(0, 0, 1)
const EAST_WEST = new Vector3(1, 0, 0)
const WHOLE = new Vector3(1, 1, 1)
const GONE = new Vector3(0, 0, 0)

function lyingAt(x: number, y: number, rot: number): Matrix4 {
  turned.setFromAxisAngle(UP, (-rot * Math.PI) / 2)
  return matrix.compose(place.set(x, 0, y), turned, WHOLE)
}

/** Falls flat from a hand, turns over in the check, and is swept off eastwards. */
function placed({ x, y, rot, from, flip, sweptFrom }: TilePiece, instant: number, isCalm: boolean): Matrix4 {
  if (instant < from) return matrix.compose(place.set(x, 0, y), turned.identity(), GONE)
  const above = 1 - easeOut(progress(instant, from, isCalm ? 0 : DROP))
  const swept = sweptFrom === NEVER ? 0 : easeIn(progress(instant, sweptFrom, isCalm ? 0 : SWEEP))
  const over = flip ? easeInOut(progress(instant, flip.from, isCalm ? 0 : FLIP)) : 0
  turned.setFromAxisAngle(UP, (-rot * Math.PI) / 2)
  turned.premultiply(lean.setFromAxisAngle(LEAN_AXIS, above * 0.35))
  if (over > 0) {
    turned.premultiply(
      lean.setFromAxisAngle(flip?.axis === 'east-west' ? EAST_WEST : NORTH_SOUTH, over * Math.PI),
    )
  }
  const lifted = Math.sin(over * Math.PI) * 0.55 + over * TILE_HEIGHT
  return matrix.compose(place.set(x + swept * SWEPT_AWAY, above * FALL + lifted, y), turned, WHOLE)
}

function stacked(x: number, y: number, turn: number, level: number): Matrix4 {
  turned.setFromAxisAngle(UP, (-turn * Math.PI) / 2)
  turned.multiply(lean.setFromAxisAngle(UP, ((level * 7) % 5) * 0.02 - 0.04))
  return matrix.compose(place.set(x, level * TILE_HEIGHT, y), turned, WHOLE)
}
