import type { BufferGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { PlainColours } from '../../../stage/set/plain-colours.ts'
import { type Cut, roundedOutline, sweep } from '../../../stage/set/sweep.ts'
import { CUFF, HAND_LIMBS, type HandLimb, SLEEVE } from '../faces/slam-hand.ts'
import { painted } from './piece-geometry.ts'

/** Where the colours of a hand lie among plain ones. */
interface HandColours {
  readonly glove: number
  readonly coat: number
}

/** A gloved hand that lies flat, fingers to the north: of cushions, one for each limb, and its sleeve. */
export function handGeometry(colours: PlainColours, { glove, coat }: HandColours): BufferGeometry {
  const parts = [
    ...HAND_LIMBS.map((limb) => painted(limbOf(limb), colours.spotOf(glove))),
    painted(band(SLEEVE, 0.3, 0.22), colours.spotOf(coat)),
  ]
  const hand = mergeGeometries(parts)
  for (const part of parts) part.dispose()
  return hand
}

/** The cuff that goes with it, in one colour. */
export function cuffGeometry(colours: PlainColours, colour: number): BufferGeometry {
  return painted(band(CUFF, 0.34, 0.1), colours.spotOf(colour))
}

function limbOf({ from, to, width }: HandLimb): BufferGeometry {
  const [east, south] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.sqrt(east * east + south * south)
  const height = 0.1 + width * 0.3
  const outline = roundedOutline(width, length + width, width / 2 - 0.001, 8)
  return sweep(outline, cushion(height, width * 0.3), 'capped')
    .rotateY(Math.atan2(east, south))
    .translate((from[0] + to[0]) / 2, 0, (from[1] + to[1]) / 2)
}

function band(
  { from, to, width }: { readonly from: number; readonly to: number; readonly width: number },
  height: number,
  round: number,
): BufferGeometry {
  const outline = roundedOutline(width, to - from, round, 8)
  return sweep(outline, cushion(height, round * 0.8), 'capped').translate(0, 0, (from + to) / 2)
}

/** So many of them look round from close by. */
const BANDS = 8

/** Round above, and a little below. */
function cushion(height: number, round: number): Cut {
  const over = Array.from({ length: BANDS + 1 }, (_, band) => {
    const angle = ((band / BANDS) * Math.PI) / 2
    return [(Math.cos(angle) - 1) * round, height - round + Math.sin(angle) * round] as const
  })
  return [[-round * 0.5, 0], [0, round * 0.5], ...over]
}
