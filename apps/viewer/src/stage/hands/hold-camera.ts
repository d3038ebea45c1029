import type { Gesture } from '../../input/gesture.ts'
import type { Framing } from '../framing/framing.ts'
import { drag, orbit, turnRound, zoom } from './grip.ts'

const WHEEL = 0.0011

/**
 * What a gesture does to the camera over a picture so many px high; undefined: nothing. A drag turns, with the right
 * button or Shift it moves; two fingers move, zoom and turn; the wheel zooms.
 */
export function cameraHeldBy(
  gesture: Gesture,
  height: number,
  fov: number,
): ((framing: Framing) => void) | undefined {
  switch (gesture.type) {
    case 'drag': {
      const { dx, dy, event } = gesture
      const isMoved = event.shiftKey || event.ctrlKey || (event.buttons & 2) !== 0
      return (framing) => (isMoved ? drag(framing, dx, dy, height, fov) : orbit(framing, dx, dy, height))
    }
    case 'pinch':
      return (framing) => {
        drag(framing, gesture.dx, gesture.dy, height, fov)
        zoom(framing, 1 / gesture.scale)
        turnRound(framing, gesture.turn)
      }
    case 'wheel':
      return (framing) => zoom(framing, Math.exp(gesture.dy * WHEEL))
    default:
      return undefined
  }
}
