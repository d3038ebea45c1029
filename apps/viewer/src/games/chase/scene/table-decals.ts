import { Matrix4 } from 'three'
import {
  DECAL_COLUMNS,
  DUST_FRAMES,
  DUST_WIDTH,
  ROUND_SHADOW,
  SHADOW_WIDTH,
  SQUARE_SHADOW,
} from '../../../stage/set/decal-pictures.ts'
import { createDecals } from '../../../stage/set/decals.ts'
import type { PieceSet } from '../../../stage/set/piece-set.ts'
import type { Part } from '../../../table/scene.ts'
import { DROP, DUST, LANDED, progress } from '../plan/motion.ts'
import type { ChasePlan, TilePiece } from '../plan/plan.ts'
import { TILE_HEIGHT } from './piece-geometry.ts'

/** Pieces that touch what is under them. */
export interface Touching {
  readonly pieces: PieceSet
  readonly width: number
  readonly isRound: boolean
  /** They lie on tiles, or else beside the playing area on the cloth. */
  readonly isOnTiles: boolean
}

const MOST = 320
/** From there on nobody sees that something is near the table. */
const HIGHEST = 1.1
/** Just off what they lie on. */
const OFF = 0.004

/** The shadow that each piece has right under it, whatever the light, and the dust of a tile that comes down. */
export function createTableDecals(touching: readonly Touching[], seed: number): Part<ChasePlan> {
  const decals = createDecals(MOST, seed)
  const matrix = new Matrix4()
  let plan: ChasePlan | undefined

  const shade = ({ pieces, width, isRound, isOnTiles }: Touching) => {
    for (let nth = 0; nth < pieces.count; nth++) {
      if (!pieces.matrixOf(nth, matrix)) continue
      const height = matrix.elements[13] ?? 0
      const ground = isOnTiles && height >= TILE_HEIGHT * 0.99 ? TILE_HEIGHT : 0
      const risen = (height - ground) / HIGHEST
      // Turned over, or not there at all: nothing lies flat on the table.
      const flat = Math.abs(matrix.elements[5] ?? 0)
      if (risen < -0.01 || risen >= 1 || flat < 0.25) continue
      const column = Math.min(Math.floor(Math.max(risen, 0) * DECAL_COLUMNS), DECAL_COLUMNS - 1)
      const spread = width * SHADOW_WIDTH * (1 + risen * 0.4)
      decals.put(column, isRound ? ROUND_SHADOW : SQUARE_SHADOW, matrix, spread, ground + OFF)
    }
  }
  const stir = ({ x, y, from, pendingUntil }: TilePiece, instant: number) => {
    const age = progress(instant, from + DROP * LANDED, DUST)
    if (age <= 0 || age >= 1 || pendingUntil !== 0) return
    const column = Math.floor(age * DECAL_COLUMNS)
    matrix.makeTranslation(x, 0, y)
    decals.put(column, DUST_FRAMES, matrix, DUST_WIDTH, TILE_HEIGHT + 0.03)
  }

  return {
    object: decals.mesh,
    lay(next) {
      plan = next
    },
    pose(instant) {
      if (!plan) return
      decals.begin()
      for (let nth = 0; nth < touching.length; nth++) shade(touching[nth] as Touching)
      if (!plan.isCalm) {
        for (let nth = 0; nth < plan.tiles.length; nth++) stir(plan.tiles[nth] as TilePiece, instant)
      }
      decals.end()
    },
    dispose: () => decals.dispose(),
  }
}
