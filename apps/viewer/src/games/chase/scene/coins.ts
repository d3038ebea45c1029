import { BLEED, paint } from '@getaway/faces/drawing'
import { CanvasTexture, MeshStandardMaterial, SRGBColorSpace } from 'three'
import { chanceOf } from '../../../stage/set/die.ts'
import { PieceSet, type PieceSetPart } from '../../../stage/set/piece-set.ts'
import type { SceneKit } from '../../../table/scene.ts'
import { type CoinKind, coinFace } from '../faces/coin-faces.ts'
import { easeIn, hop, progress, TELL } from '../plan/motion.ts'
import type { ChasePlan, Coin } from '../plan/plan.ts'
import { absent, EAST, lean, place, posed, turn, turned, UP } from './flight.ts'
import { coinGeometry } from './piece-geometry.ts'

const RADIUS: Readonly<Record<CoinKind, number>> = { perfect: 0.36, small: 0.29 }
/** How wide they are about. */
export const COIN_SIZE = 2 * RADIUS.small
const KINDS = ['perfect', 'small'] as const
const SIZE = 256
const MOST = 16
const FALL = 2.2
/** Share of its fall after which it lies, but for one hop. */
const DOWN = 0.6

/** Victory markers: a big gold star for Perfect, a smaller silver chevron for Small. */
export function createCoins(kit: SceneKit): PieceSetPart<ChasePlan> {
  const { image, pen } = kit.paper(SIZE * KINDS.length, SIZE)
  const share = 1 / KINDS.length
  const geometries = new Map(
    KINDS.map((kind, nth) => {
      pen.save()
      pen.translate(nth * SIZE, 0)
      pen.scale(SIZE / 100, SIZE / 100)
      pen.beginPath()
      pen.rect(0, 0, 100, 100)
      pen.clip()
      paint(pen, coinFace(kind))
      pen.restore()
      const corner = { u: nth * share + share * EDGE, v: EDGE, width: share * SPOT, size: SPOT }
      const top = { u: nth * share, v: 0, width: share, size: 1 }
      return [kind, coinGeometry(RADIUS[kind], { top, side: corner, bottom: top })] as const
    }),
  )
  const texture = new CanvasTexture(image)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = kit.anisotropy
  const metal = new MeshStandardMaterial({
    map: texture,
    // Where a processor draws, coins do without a shader of their own.
    ...(kit.detail === 1 && { bumpMap: texture, bumpScale: 1.2 }),
    metalness: 0.42,
    roughness: 0.26,
  })
  const pieces = new PieceSet(geometries, MOST, metal)
  let plan: ChasePlan | undefined
  return {
    object: pieces.mesh,
    pieces,
    lay(next) {
      plan = next
      pieces.begin()
      for (const { kind } of next.coins) pieces.put(kind)
      pieces.end()
    },
    pose(instant) {
      if (!plan) return
      for (let index = 0; index < plan.coins.length; index++) {
        pieces.pose(index, placed(plan.coins[index] as Coin, index, instant, plan.isCalm, kit.seed))
      }
    },
    dispose() {
      pieces.dispose()
      metal.dispose()
      texture.dispose()
    },
  }
}

/** The plain ground of a face, for its edge. */
const EDGE = BLEED / 1000
const SPOT = 0.01

/** Tossed onto the table. */
function placed({ x, y, from }: Coin, index: number, instant: number, isCalm: boolean, seed: number) {
  if (instant < from) return absent()
  const done = progress(instant, from, isCalm ? 0 : TELL)
  const above = 1 - easeIn(Math.min(1, done / DOWN))
  const hopping = hop(progress(done, DOWN, 1 - DOWN))
  turn(0)
  turned.premultiply(lean.setFromAxisAngle(UP, (chanceOf(seed, 500 + index) - 0.5) * 0.8))
  if (above > 0 || hopping > 0) {
    turned.premultiply(lean.setFromAxisAngle(EAST, above * 2 * Math.PI + hopping * 0.25))
  }
  place.set(x, above * FALL + hopping * 0.14, y)
  return posed()
}
