import type { Extent } from '../../table/extent.ts'
import type { Highlight, Overview } from '../../table/table-plan.ts'
import type { CameraLens, Framing } from '../framing/framing.ts'
import type { View } from './view-choice.ts'

type Kind = Highlight['kind'] | undefined

const RIGHT_ANGLE = Math.PI / 2
const ABOVE = 0.92
/** An upright picture has room above: one looks down more steeply. */
const UPRIGHT = 0.2
const LOW = 0.5
/** From which form on a subject counts as deep. */
const DEEP = { from: 0.8, until: 2.2 }
/** What goes away from the camera is looked at more flatly, so that it does not leave felt on both sides. */
const FLATTER = 0.2
/** A director stands lower, so that rim and room are in the picture. */
const WHOLE = { above: 0.56, flatter: 0.1 }
/** Rather room and rim above what is shown than bare cloth before it. */
const LOW_IN_PICTURE = 0.75
/** So high does a tile with a marker on it rise from the table, in cells. */
const RISE = 0.3
const SWING = 0.8
/** A view from aside looks at what is read less steeply, and a shot of it stands less far aside. */
const LOWER = 0.2
const READ_ASKEW = 0.35
/** Seen from above, there is cloth over what is shown, and no room. */
const LESS_ROOM = 0.3
const SWING_TIME = 56_000_000
/** Shots of the director: how steeply, and from how far aside. */
const SHOTS: Readonly<Record<Highlight['kind'], Readonly<Pick<CameraLens, 'pitch' | 'yaw' | 'least'>>>> = {
  near: { pitch: 0.46, yaw: 0, least: 2.6 },
  close: { pitch: 0.46, yaw: -0.34, least: 1.75 },
}
const PUSH = 0.14
const TIGHT = 0.84
const FAR_OFF = 4
const DREAMY = 0.45

/** Sets a lens for a view; what moves by itself is a function of the match's clock, so it is the same again. */
export function aimLens(
  lens: CameraLens,
  view: View,
  kind: Kind,
  { extent, slant = 0 }: Pick<Overview, 'extent' | 'slant'>,
  clock: number,
): void {
  const deep = deepness(extent, lens)
  const upright = UPRIGHT * within01((1.3 - lens.aspect) / 0.6)
  lens.yaw = 0
  lens.least = 3.4
  lens.low = view === 'director' ? LOW_IN_PICTURE * (slant > 0 ? LESS_ROOM : 1) : 0
  lens.rise = view === 'director' || view === 'cinematic' ? RISE : 0
  lens.pitch = ABOVE + upright - FLATTER * deep
  if (view === 'top') lens.pitch = RIGHT_ANGLE
  else if (view === 'director' && kind) {
    Object.assign(lens, SHOTS[kind])
    lens.pitch = Math.max(lens.pitch, slant)
    // What is read is read upright.
    if (slant > 0) lens.yaw *= READ_ASKEW
  } else if (view === 'director') {
    lens.pitch = Math.max(WHOLE.above + upright - WHOLE.flatter * deep, slant)
  } else if (view === 'cinematic') {
    const turn = ((clock % SWING_TIME) / SWING_TIME) * 2 * Math.PI
    lens.pitch = Math.max(LOW, slant - LOWER) + 0.08 * Math.cos(turn * 2)
    lens.yaw = 0.25 + SWING * Math.sin(turn)
    lens.least = kind === 'close' ? 2.4 : 3.4
  }
}

/** How much farther a subject goes away from the camera than the picture has room for: 0 to 1. */
function deepness({ west, east, north, south }: Extent, { aspect, least }: CameraLens): number {
  const form = (aspect * Math.max(south - north, least)) / Math.max(east - west, least) / 2
  return within01((form - DEEP.from) / (DEEP.until - DEEP.from))
}

function within01(share: number): number {
  return Math.min(Math.max(share, 0), 1)
}

/** One eye is on one tile: what is before and behind it is out of focus. */
export function blurOf(view: View, kind: Kind): number {
  if (view === 'cinematic') return DREAMY
  return view === 'director' && kind === 'close' ? 1 : 0
}

/** Whether a shot may be had from the side that fits it best: the table turns for nobody who plays at it. */
export function mayTurn(view: View, kind: Kind): boolean {
  return view === 'director' && kind !== 'close'
}

/** While a close shot lasts, the camera comes slowly nearer. */
export function pushIn(framing: Framing, { kind, from, until }: Highlight, instant: number): void {
  if (kind === 'close') framing.distance *= 1 - PUSH * ((instant - from) / (until - from))
}

/** The corners of the subject may lie outside a picture that is about the whole. */
export function tighten(framing: Framing, view: View): void {
  if (view === 'cinematic') framing.distance *= TIGHT
}

/** A director cuts from one kind of shot to another, or to somewhere else; else the camera goes along. */
export function isCut(before: Highlight | undefined, now: Highlight | undefined): boolean {
  if (before?.kind !== now?.kind) return true
  if (!before || !now || before === now) return false
  const [one, other] = [before.extent, now.extent]
  return Math.hypot(one.west - other.west, one.north - other.north) > FAR_OFF
}
