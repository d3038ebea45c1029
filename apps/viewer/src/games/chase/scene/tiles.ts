import type { Match } from '@getaway/engine/chase'
import type { Material, Matrix4 } from 'three'
import { PieceSet, type PieceSetPart } from '../../../stage/set/piece-set.ts'
import type { Atlas } from '../../../stage/set/printed-sheet.ts'
import { type ChaseHand, isInHand } from '../acting/hand.ts'
import { backName, EDGE, tileName, UNKNOWN } from '../faces/atlas.ts'
import { awayAt, breathAt, hoverAt } from '../plan/hover.ts'
import {
  DROP,
  easeInOut,
  easeOut,
  FLIP,
  fallAt,
  hop,
  LANDED,
  NEVER,
  progress,
  rockAt,
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
  UP,
} from './flight.ts'
import { BACK, layBelongings } from './lay-belongings.ts'
import { TILE_HEIGHT, tileGeometry } from './piece-geometry.ts'

const REACH = 2.6
const FALL = 0.95
/** As it settles: how far it rocks and turns (rad), and how high it bounces. */
const ROCKS = 0.07
const TWISTS = 0.05
const BOUNCES = 0.035
/** When in a slam the marker hits, and how long the tile under it hops. */
const HIT = 0.28
const HOPPING = 0.3

interface TilesOnTable extends PieceSetPart<ChasePlan> {
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
    pieces,
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

/** Falls out of a hand and settles, hovers until it is confirmed or goes home, hops when it is hit, turns over in the check, and is swept off eastwards. */
function placed(tile: TilePiece, hit: number, instant: number, isCalm: boolean): Matrix4 {
  const { x, y, rot, from, origin, flip, sweptFrom } = tile
  const away = awayAt(tile, instant, isCalm)
  if (instant < from || away === 1) return absent()
  const hover = hoverAt(tile, instant, isCalm)
  const done = progress(instant, from, isCalm ? 0 : DROP)
  const down = Math.min(1, done / LANDED)
  const settling = progress(done, LANDED, 1 - LANDED)
  const left = Math.max(1 - easeOut(down), away)
  const swept = sweptAt(sweptFrom, instant, isCalm)
  const over = flip ? easeInOut(progress(instant, flip.from, isCalm ? 0 : FLIP)) : 0
  const hopping = hit === NEVER ? 0 : hop(progress(instant, hit + SLAM * HIT, SLAM * HOPPING))
  turn(rot)
  comeFrom(origin, x, y, REACH, left)
  if (left > 0) leanFrom(origin, x, y, left * 0.42)
  if (settling > 0 && settling < 1) settle(origin, x, y, settling)
  if (over > 0) {
    const axis = flip?.axis === 'east-west' ? EAST : SOUTH
    turned.premultiply(lean.setFromAxisAngle(axis, over * Math.PI))
  }
  place.x += swept * SWEPT_AWAY
  place.y =
    fallAt(down) * FALL +
    hop(settling) * BOUNCES * (1 - settling) +
    Math.sin(over * Math.PI) * 0.55 +
    over * TILE_HEIGHT +
    hopping * 0.05
  if (hover > 0 || away > 0) place.y += liftOf(hover, breathAt(instant, isCalm), away)
  return posed(flightScale(hover, away))
}

/** Card on cloth: it comes down with one edge first, and slides straight. */
function settle(origin: TilePiece['origin'], x: number, y: number, settling: number): void {
  const rock = rockAt(settling)
  leanFrom(origin, x, y, -rock * ROCKS)
  place.y += Math.abs(rock) * ROCKS * 0.4
  turned.premultiply(lean.setFromAxisAngle(UP, rock * TWISTS))
}
