import type { HandMove } from '../table/acting.ts'
import type { Point } from '../table/extent.ts'
import type { Gesture, Spot } from './gesture.ts'
import { hearGestures } from './hear-gestures.ts'

/** A table as it is drawn: what a hand does to the picture itself, and what lies under it. */
export interface TablePicture {
  /** The point of the table, in cells, that is seen there; undefined beside the table. */
  pointAt(at: Spot): Point | undefined
  /** A gesture that no piece has taken: the camera, or the part that is shown, goes with it. */
  hold(gesture: Gesture): void
  onPoint?: ((point: Point | undefined) => void) | undefined
}

/** The hand of somebody who plays at the table. */
export interface PlayingHand {
  readonly isCarrying: boolean
  /** What would be picked up by a press there. */
  pieceAt(at: Point): string | undefined
  /** `time` is that of the event that did it, in ms. */
  move(move: HandMove, time: number): void
}

/** So much of a wheel (px) turns a carried piece by a quarter. */
const WHEEL_QUARTER = 60

/** Shares the gestures on a table between the pieces of its player and the picture; a piece has the first refusal. */
export function handleTable(
  element: HTMLElement | SVGElement,
  picture: TablePicture,
  handOf: () => PlayingHand | undefined,
): () => void {
  let wheeled = 0
  const move = (made: HandMove, time: number) => handOf()?.move(made, time)
  const carry = (at: Point | undefined, time: number) => {
    if (handOf()?.isCarrying) move({ type: 'carry', at }, time)
  }
  const pieceAt = (at: Spot): string | undefined => {
    const [hand, point] = [handOf(), picture.pointAt(at)]
    return point && hand?.pieceAt(point)
  }

  const hear = (gesture: Gesture) => {
    const { time, event } = gesture
    const point = 'at' in gesture ? picture.pointAt(gesture.at) : undefined
    switch (gesture.type) {
      case 'hover':
        carry(point, time)
        return picture.onPoint?.(point)
      case 'leave':
        carry(undefined, time)
        return picture.onPoint?.(undefined)
      case 'press': {
        if (!isTouch(event)) picture.onPoint?.(point)
        const piece = gesture.grip === 'piece' ? pieceAt(gesture.at) : undefined
        return piece === undefined ? undefined : move({ type: 'grasp', piece, at: point }, time)
      }
      case 'tap':
        if (isTouch(event)) picture.onPoint?.(point)
        if (gesture.grip === 'piece') return move({ type: 'pick' }, time)
        if (!handOf()?.isCarrying) return picture.hold(gesture)
        return point && move({ type: 'tap', at: point }, time)
      case 'hold':
        return gesture.grip === 'piece' ? move({ type: 'hold' }, time) : undefined
      case 'drag':
        if (gesture.grip === 'picture') return picture.hold(gesture)
        picture.onPoint?.(point)
        return move({ type: 'carry', at: point }, time)
      case 'drop':
        return gesture.grip === 'piece' ? move({ type: 'drop', at: point }, time) : undefined
      case 'cancel':
        return gesture.grip === 'piece' ? move({ type: 'put-back' }, time) : undefined
      case 'twist':
        return move({ type: 'turn', by: gesture.by }, time)
      case 'pinch':
        return picture.hold(gesture)
      case 'wheel': {
        if (!handOf()?.isCarrying) return picture.hold(gesture)
        wheeled += gesture.dy
        if (Math.abs(wheeled) < WHEEL_QUARTER) return
        move({ type: 'turn', by: wheeled > 0 ? 1 : -1 }, time)
        wheeled = 0
      }
    }
  }
  return hearGestures(element, {
    gripAt: (at) => (pieceAt(at) === undefined ? 'picture' : 'piece'),
    hear,
  })
}

function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}
