import { Group, type Material } from 'three'
import { createClothPrint } from '../../../stage/set/cloth-print.ts'
import type { Atlas } from '../../../stage/set/printed-sheet.ts'
import type { Size } from '../../../stage/set/table-top.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { COIN_SIZE, createCoins } from './coins.ts'
import { createEmphases } from './emphases.ts'
import { createPathTips } from './path-tips.ts'
import { createPendingRims } from './pending-rims.ts'
import { TOKEN_SIZE } from './piece-geometry.ts'
import { createSlams } from './slams.ts'
import { createTableDecals, type Touching } from './table-decals.ts'
import { createVerdicts } from './verdicts.ts'

interface Dressed {
  readonly atlas: Atlas
  readonly lacquer: Material
  readonly touching: readonly Touching[]
}

/** What the first picture does without: it comes over the wire when that is there. */
export function createDressing(
  size: Size,
  kit: SceneKit,
  { atlas, lacquer, touching }: Dressed,
): Part<ChasePlan> {
  const verdicts = createVerdicts(atlas, lacquer)
  const coins = createCoins(kit)
  const won = { pieces: coins.pieces, width: COIN_SIZE, isRound: true, isOnTiles: false }
  const tokens = { pieces: verdicts.pieces, width: TOKEN_SIZE, isRound: true, isOnTiles: true }
  const parts: Part<ChasePlan>[] = [
    coins,
    createEmphases(kit),
    createSlams(),
    createPendingRims(),
    verdicts,
    createPathTips(),
    // Where all the others are, it has to know.
    createTableDecals([...touching, won, tokens], kit.seed),
    ...(kit.ground === 'none' ? [] : [createClothPrint(size, kit)]),
  ]
  return {
    object: new Group().add(...parts.map((part) => part.object)),
    lay(plan) {
      for (const part of parts) part.lay(plan)
    },
    pose(instant) {
      for (const part of parts) part.pose(instant)
    },
    dispose() {
      for (const part of parts) part.dispose()
    },
  }
}
