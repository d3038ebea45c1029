import { colourOf, SYMBOLS } from '@getaway/engine/chase'
import type { Material, Matrix4 } from 'three'
import { chanceOf } from '../../../stage/set/die.ts'
import { PieceSet, type PieceSetPart } from '../../../stage/set/piece-set.ts'
import type { Atlas } from '../../../stage/set/printed-sheet.ts'
import { bodyName, symbolName } from '../faces/atlas.ts'
import { awayAt, breathAt, hoverAt } from '../plan/hover.ts'
import {
  easeIn,
  easeInOut,
  FLIP,
  hop,
  NEVER,
  progress,
  SLAM,
  SLAMMED,
  STAMP,
  SWEPT_AWAY,
  sweptAt,
} from '../plan/motion.ts'
import type { ChasePlan, MarkerPiece, Stack } from '../plan/plan.ts'
import { absent, comeFrom, flightScale, lean, liftOf, place, posed, turn, turned, UP } from './flight.ts'
import { MARKER_HEIGHT, markerGeometry, TILE_HEIGHT } from './piece-geometry.ts'

const MOST_MARKERS = 64
const TOWER = 5
const REACH = 1.9
/** Shares of a stamp, and of a slam after it has hit: it comes down, and gives a little. */
const DOWN = 0.7
const BOUNCED = 0.3
const CAPTURE_SIZE = 1.3

/** Chase markers on the tiles, and the chasers' stock beside the table. */
export function createMarkers(atlas: Atlas, material: Material, seed: number): PieceSetPart<ChasePlan> {
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
    pieces,
    lay(next) {
      plan = next
      pieces.begin()
      for (const { symbol } of next.markers) pieces.put(symbol)
      for (const stack of next.stacks) {
        if (stack.kind === 'pile') continue
        for (let index = 0; index < stack.count; index++) {
          pieces.put(stack.kind === 'red' ? 'triangle' : 'star', inStock(stack, index, seed))
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

/** Stamped from its chaser's side; the capture is slammed down from high, bounces once, and is the bigger one. */
function placed(marker: MarkerPiece, instant: number, isCalm: boolean): Matrix4 {
  const { x, y, isCapture, from, origin, liftFrom, sweptFrom } = marker
  const away = awayAt(marker, instant, isCalm)
  if (instant < from || away === 1) return absent()
  const hover = hoverAt(marker, instant, isCalm)
  const done = progress(instant, from, isCalm ? 0 : isCapture ? SLAM : STAMP)
  const down = Math.min(1, done / (isCapture ? SLAMMED : DOWN))
  const above = 1 - easeIn(down)
  const settled = isCapture ? progress(done, SLAMMED, BOUNCED) : progress(done, DOWN, 1 - DOWN)
  const swept = sweptAt(sweptFrom, instant, isCalm)
  const lifting = liftFrom === NEVER ? 0 : progress(instant, liftFrom, isCalm ? 0 : FLIP)
  const bounce = isCapture ? hop(settled) * 0.16 : 0
  const squash = isCapture ? 0 : hop(settled) * 0.22
  comeFrom(origin, x, y, isCapture ? 0.5 : REACH, Math.max(1 - easeInOut(down), away))
  turn(0)
  place.x += swept * SWEPT_AWAY
  place.y = TILE_HEIGHT + above * (isCapture ? 2.6 : 1) + bounce + Math.sin(lifting * Math.PI) * 1.4
  const wide = (isCapture ? CAPTURE_SIZE : 1) * (1 + squash * 0.3)
  const high = (isCapture ? CAPTURE_SIZE : 1) * (1 - squash)
  if (hover > 0 || away > 0) place.y += liftOf(hover, breathAt(instant, isCalm), away)
  return posed(flightScale(hover, away, wide, high))
}

/** Little towers in a row, as straight as somebody put them down. */
function inStock({ seat, kind, x, y, turn: quarters }: Stack, index: number, seed: number): Matrix4 {
  const row = Math.floor(index / TOWER)
  const key = (seat * 2 + (kind === 'red' ? 0 : 1)) * 64 + index
  const [aside, off] = [chanceOf(seed, key) - 0.5, chanceOf(seed, key + 1000) - 0.5]
  turn(quarters)
  place.set((row - 1) * 0.54 + aside * 0.05, (index % TOWER) * MARKER_HEIGHT, off * 0.05)
  place.applyQuaternion(turned)
  place.x += x
  place.z += y
  turned.multiply(lean.setFromAxisAngle(UP, aside * 0.7))
  return posed()
}
