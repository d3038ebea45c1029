import type { Gesture } from '../input/gesture.ts'
import { type Box, zoomed } from './view-box.ts'

const WHEEL = 0.0016

/** The part of the table that is seen after a gesture on a picture so large (px); undefined: the same. */
export function boxHeldBy(
  gesture: Gesture,
  box: Box,
  { width, height }: { readonly width: number; readonly height: number },
): Box | undefined {
  const moved = (dx: number, dy: number): Box => ({
    ...box,
    x: box.x - (dx / width) * box.width,
    y: box.y - (dy / height) * box.height,
  })
  switch (gesture.type) {
    case 'drag':
      return moved(gesture.dx, gesture.dy)
    case 'pinch': {
      const { at, dx, dy, scale } = gesture
      return zoomed(moved(dx, dy), scale, at.x / width, at.y / height)
    }
    case 'wheel': {
      const { at, dy } = gesture
      return zoomed(box, Math.exp(-dy * WHEEL), at.x / width, at.y / height)
    }
    default:
      return undefined
  }
}
