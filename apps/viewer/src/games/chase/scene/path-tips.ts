import { BoxGeometry, MeshStandardMaterial } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { PieceSet } from '../../../stage/set/piece-set.ts'
import { createPlainColours } from '../../../stage/set/plain-colours.ts'
import { SEAT_COLOURS } from '../../../stage/set/seat-colours.ts'
import type { Point } from '../../../table/extent.ts'
import type { Part } from '../../../table/scene.ts'
import { DROP } from '../plan/motion.ts'
import type { ChasePlan, NextToMark, Tip } from '../plan/plan.ts'
import { absent, place, posed, turn } from './flight.ts'
import { frameGeometry, painted, TILE_HEIGHT } from './piece-geometry.ts'

/** Two paths, one cell at which each of four players points, and the tile that the player marks next. */
const MOST = 7
const NEXT = 'next'
const PAPER = '#fff3d6'
/** A corner goes so far along two sides of a tile, in cells. */
const [LONG, THICK, HIGH, OUT] = [0.27, 0.07, TILE_HEIGHT + 0.05, 0.525]

/** A thin rim in the runner's colour around the newest tile of each path, and four corners around what is marked next. */
export function createPathTips(): Part<ChasePlan> {
  const colours = createPlainColours([...SEAT_COLOURS, PAPER])
  const paint = new MeshStandardMaterial({ map: colours.texture, roughness: 0.6 })
  const frames = SEAT_COLOURS.map(
    (_, nth) =>
      [String(nth), painted(frameGeometry(0.97, 1.04, TILE_HEIGHT + 0.02), colours.spotOf(nth))] as const,
  )
  const rims = new PieceSet(
    new Map([...frames, [NEXT, painted(fourCorners(), colours.spotOf(SEAT_COLOURS.length))]]),
    MOST,
    paint,
  )
  rims.mesh.castShadow = false
  let plan: ChasePlan | undefined
  const pose = (nth: number, { x, y }: Point, isUp: boolean) => {
    turn(0)
    place.set(x, 0, y)
    rims.pose(nth, isUp ? posed() : absent())
  }

  return {
    object: rims.mesh,
    lay(next) {
      plan = next
      rims.begin()
      for (const { seat } of next.tips) rims.put(String(next.colours[seat]))
      for (const _ of next.next) rims.put(NEXT)
      rims.end()
    },
    pose(instant) {
      if (!plan) return
      const { tips, next } = plan
      // They come up as soon as their tiles lie.
      for (let nth = 0; nth < tips.length; nth++) {
        pose(nth, tips[nth] as Point, instant >= (tips[nth] as Tip).from + (plan.isCalm ? 0 : DROP))
      }
      for (let nth = 0; nth < next.length; nth++) {
        pose(tips.length + nth, next[nth] as Point, instant >= (next[nth] as NextToMark).from)
      }
    },
    dispose() {
      rims.dispose()
      paint.dispose()
      colours.dispose()
    },
  }
}

function fourCorners() {
  const edge = OUT + THICK / 2
  const along = edge - LONG / 2
  const bars = [0, 1, 2, 3].flatMap((side) =>
    [
      new BoxGeometry(LONG, HIGH, THICK).translate(-along, HIGH / 2, -OUT),
      new BoxGeometry(THICK, HIGH, LONG).translate(-OUT, HIGH / 2, -along),
    ].map((bar) => bar.rotateY((side * Math.PI) / 2)),
  )
  const all = mergeGeometries(bars)
  for (const bar of bars) bar.dispose()
  return all
}
