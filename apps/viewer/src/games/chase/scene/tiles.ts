import type { Match } from '@getaway/engine/chase'
import type { Material, Matrix4 } from 'three'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import type { Part } from '../../../table/scene.ts'
import { type ChaseHand, isInHand } from '../acting/hand.ts'
import { type Atlas, backName, EDGE, tileName, UNKNOWN } from '../faces/atlas.ts'
import { awayAt, breathAt, hoverAt } from '../plan/hover.ts'
import {
  DROP,
  easeInOut,
  easeOut,
  FLIP,
  hop,
  NEVER,
  progress,
  SLAM,
  SWEPT_AWAY,
  sweptAt,
} from '../plan/motion.ts'
import type { ChasePlan, Emphasis, TilePiece } from '../plan/plan.ts'
import {
  absent,
  comeFrom,
  EAST,
  flightScale,
  lean,
  leanFrom,
  liftOf,
  place,
  posed,
  SOUTH,
  turn,
  turned,
} from './flight.ts'
import { BACK, layBelongings } from './lay-belongings.ts'
import { TILE_HEIGHT, tileGeometry } from './piece-geometry.ts'

const REACH = 2.6
const FALL = 0.95
/** When in a slam the marker hits, and how long the tile under it hops. */
const HIT = 0.28
const HOPPING = 0.3

interface TilesOnTable extends Part<ChasePlan> {
  hold(hand: ChaseHand | undefined): void
}

/** Prison, tiles of the paths, hands, and the piles of backs beside the table. */
export function createTiles(
  { tiles, prison }: Match,
  atlas: Atlas,
  material: Material,
  seed: number,
): TilesOnTable {
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
  let hand: ChaseHand | undefined
  const struck: number[] = []
  /** What is carried, or waits on the table, lies in no fan. */
  const leaveOut = () => {
    if (!plan) return
    const first = plan.tiles.length + 1
    for (let index = 0; index < plan.hands.length; index++) {
      pieces.show(first + index, !isInHand(hand, plan.hands[index]?.tile))
    }
  }

  return {
    object: pieces.mesh,
    lay(next) {
      plan = next
      struck.length = 0
      pieces.begin()
      for (const { tile, x, y } of next.tiles) {
        pieces.put(tile)
        struck.push(captureAt(next.emphases, x, y))
      }
      turn(prison.rot)
      place.set(prison.x, 0, prison.y)
      pieces.put(prison.tile.id, posed())
      layBelongings(pieces, next, seed)
      pieces.end()
      if (hand) leaveOut()
    },
    hold(next) {
      hand = next
      leaveOut()
    },
    pose(instant) {
      if (!plan) return
      for (let index = 0; index < plan.tiles.length; index++) {
        const hit = plan.isCalm ? NEVER : (struck[index] ?? NEVER)
        pieces.pose(index, placed(plan.tiles[index] as TilePiece, hit, instant, plan.isCalm))
      }
    },
    dispose: () => pieces.dispose(),
  }
}

function captureAt(emphases: readonly Emphasis[], x: number, y: number): number {
  return emphases.find((one) => one.kind === 'capture' && one.x === x && one.y === y)?.from ?? NEVER
}

/** Slides out of a hand, hovers until it is confirmed or goes home, hops when it is hit, turns over in the check, and is swept off eastwards. */
function placed(tile: TilePiece, hit: number, instant: number, isCalm: boolean): Matrix4 {
  const { x, y, rot, from, origin, flip, sweptFrom } = tile
  const away = awayAt(tile, instant, isCalm)
  if (instant < from || away === 1) return absent()
  const hover = hoverAt(tile, instant, isCalm)
  const done = progress(instant, from, isCalm ? 0 : DROP)
  const left = Math.max(1 - easeOut(done), away)
  const swept = sweptAt(sweptFrom, instant, isCalm)
  const over = flip ? easeInOut(progress(instant, flip.from, isCalm ? 0 : FLIP)) : 0
  const hopping = hit === NEVER ? 0 : hop(progress(instant, hit + SLAM * HIT, SLAM * HOPPING))
  turn(rot)
  comeFrom(origin, x, y, REACH, left)
  if (left > 0) leanFrom(origin, x, y, left * 0.42)
  if (over > 0) {
    const axis = flip?.axis === 'east-west' ? EAST : SOUTH
    turned.premultiply(lean.setFromAxisAngle(axis, over * Math.PI))
  }
  place.x += swept * SWEPT_AWAY
  place.y = (1 - easeOut(done)) * FALL + Math.sin(over * Math.PI) * 0.55 + over * TILE_HEIGHT + hopping * 0.05
  if (hover > 0 || away > 0) place.y += liftOf(hover, breathAt(instant, isCalm), away)
  return posed(flightScale(hover, away))
}
