import { Matrix4, Vector3 } from 'three'
import {
  DECAL_COLUMNS,
  ROUND_SHADOW,
  SHADOW_WIDTH,
  SQUARE_SHADOW,
} from '../../../stage/set/decal-pictures.ts'
import { createDecals } from '../../../stage/set/decals.ts'
import type { PieceSet } from '../../../stage/set/piece-set.ts'
import type { Part } from '../../../table/scene.ts'
import { CARD_DEPTH, CARD_THICK, CARD_WIDTH, CHIP_SIZE, CHIP_THICK } from './card-geometry.ts'

const MOST = 320
/** From there on nobody sees that something is near the table. */
const HIGHEST = 1.2
/** Under a pile of them only the lowest touch the table. */
const LOWEST = 3 * CARD_THICK

/** The shadow that each card and counter has right under it, whatever the light. */
export function createContactShadows(cards: PieceSet, chips: PieceSet, seed: number): Part<unknown> {
  const decals = createDecals(MOST, seed)
  const matrix = new Matrix4()
  const longer = new Vector3(1, 1, CARD_DEPTH / CARD_WIDTH)
  const shade = (pieces: PieceSet, width: number, row: number, thick: number) => {
    for (let nth = 0; nth < pieces.count; nth++) {
      if (!pieces.matrixOf(nth, matrix)) continue
      const { elements } = matrix
      const up = elements[5] ?? 0
      const height = (elements[13] ?? 0) - (up < 0 ? thick : 0)
      const risen = (height - LOWEST) / HIGHEST
      // What stands up, or lies high on others, has its shadow elsewhere.
      if (Math.abs(up) < 0.25 || risen >= 1) continue
      if (row === SQUARE_SHADOW) matrix.scale(longer)
      const column = Math.min(Math.floor(Math.max(risen, 0) * DECAL_COLUMNS), DECAL_COLUMNS - 1)
      decals.put(column, row, matrix, width * SHADOW_WIDTH * (1 + Math.max(risen, 0) * 0.4), 0.004)
    }
  }
  return {
    object: decals.mesh,
    lay() {},
    pose() {
      decals.begin()
      shade(cards, CARD_WIDTH, SQUARE_SHADOW, CARD_THICK)
      shade(chips, CHIP_SIZE, ROUND_SHADOW, CHIP_THICK)
      decals.end()
    },
    dispose: () => decals.dispose(),
  }
}
