import { easeInOut, easeOut, hop, NEVER, progress } from '../../../table/easing.ts'
import { ASIDE, GLIDE, RISE, TURN_OVER } from './motion.ts'
import { READING } from './places.ts'
import type { Coming, EventPiece } from './plan.ts'

/** Where a piece is at an instant, for 3D and flat alike: written into one object, so that nothing is allocated. */
export interface Pose {
  isThere: boolean
  x: number
  y: number
  turn: number
  /** How high above the table it flies, 0 to 1. */
  height: number
  /** How far it has turned its face up, 0 to 1. */
  over: number
  /** How many times as large as it lies. */
  scale: number
  /** How far it stands up towards those who look on, 0 to 1. */
  stands: number
}

export const newPose = (): Pose => ({
  ...{ isThere: true, x: 0, y: 0, turn: 0, height: 0, over: 0, scale: 1, stands: 0 },
})

/** A card that comes to its place, and turns over there; `waits`: before it comes it lies where it comes from. */
export function poseCard(
  { x, y, turn, from, origin }: Coming,
  flip: number,
  instant: number,
  isCalm: boolean,
  into: Pose,
  waits = true,
): Pose {
  const done = progress(instant, from, isCalm ? 0 : GLIDE)
  const left = 1 - easeInOut(done)
  into.isThere = done > 0 || (waits && origin !== undefined) || instant >= from
  into.x = origin ? x + (origin.x - x) * left : x
  into.y = origin ? y + (origin.y - y) * left : y
  into.turn = origin ? turn + (origin.turn - turn) * left : turn
  into.scale = 1
  into.stands = 0
  into.over = flip === NEVER ? 0 : easeInOut(progress(instant, flip, isCalm ? 0 : TURN_OVER))
  into.height = (origin ? hop(done) * 0.5 : 0) + Math.sin(into.over * Math.PI) * 0.75
  return into
}

/** An event card: out of its deck and up, where it is read, and then aside. */
export function poseEvent(
  { x, y, from, asideFrom, origin, aside }: EventPiece,
  instant: number,
  isCalm: boolean,
  into: Pose,
): Pose {
  const up = easeInOut(progress(instant, from, isCalm ? 0 : RISE))
  const away = easeInOut(progress(instant, asideFrom, isCalm ? 0 : ASIDE))
  const start = origin ?? aside
  into.isThere = instant >= from
  into.x = start.x + (x - start.x) * up + (aside.x - x) * away
  into.y = start.y + (y - start.y) * up + (aside.y - y) * away
  into.turn = start.turn * (1 - up) + aside.turn * away
  into.over = easeOut(Math.min(1, up * 1.4))
  into.stands = up * (1 - away)
  into.scale = 1 + (READING.scale - 1) * into.stands
  into.height = into.stands
  return into
}
