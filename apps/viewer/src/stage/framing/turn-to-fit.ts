import type { Extent } from '../../table/extent.ts'
import { AFAR, type CameraLens, type Framing, framingOf } from './framing.ts'

/** In radians, to both sides of where a lens looks from. */
const TURNS = [0.14, 0.28, 0.42, 0.56, 0.7]
/** So much nearer, for each radian, it has to be for a turn. */
const RELUCTANT = 0.22

const tried: Framing = { ...AFAR }

/** From which side, not far from the given one, an extent is seen from nearest: the picture has less beside it then. */
export function turnToFit(extent: Extent, lens: CameraLens): number {
  const straight = lens.yaw
  let best = { yaw: straight, cost: framingOf(extent, lens, tried).distance }
  for (const turn of TURNS) {
    for (const yaw of [straight + turn, straight - turn]) {
      lens.yaw = yaw
      const cost = framingOf(extent, lens, tried).distance * (1 + RELUCTANT * turn)
      if (cost < best.cost) best = { yaw, cost }
    }
  }
  lens.yaw = straight
  return best.yaw
}
