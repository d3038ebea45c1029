import type { HandMove } from '../table/acting.ts'
import type { Point } from '../table/extent.ts'
import type { Gesture, Spot } from './gesture.ts'
import { hearGestures } from './hear-gestures.ts'
import { createTurning } from './turning.ts'

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
  /** A finger that carries something is down, here or beside the table: any other one turns it. */
  isPressed: boolean
  /** What would be picked up by a press there. */
  pieceAt(at: Point): string | undefined
  /** `time` is that of the event that did it, in ms. */
  move(move: HandMove, time: number): void
}

/** Shares the gestures on a table between the pieces of its player and the picture; a piece has the first refusal. */
export function handleTable(
  element: HTMLElement | SVGElement,
  picture: TablePicture,
  handOf: () => PlayingHand | undefined,
): () => void {
  const turn = createTurning(handOf)
  /** Of a finger that is down: another tab may have taken the hand away by the time it is up. */
  let pressed: PlayingHand | undefined
  const press = (isPressed: boolean) => {
    if (pressed) pressed.isPressed = false
    pressed = isPressed ? handOf() : undefined
    if (pressed) pressed.isPressed = true
  }
  const move = (made: HandMove, time: number) => handOf()?.move(made, time)
  const carry = (at: Point | undefined, time: number) => {
    if (handOf()?.isCarrying) move({ type: 'carry', at }, time)
  }
  const pieceAt = (at: Spot): string | undefined => {
    const [hand, point] = [handOf(), picture.pointAt(at)]
    return point && hand?.pieceAt(point)
  }

  const hear = (gesture: Gesture) => {
    if (turn(gesture)) return
    const { time, event } = gesture
    const point = 'at' in gesture ? picture.pointAt(gesture.at) : undefined
    const isOfPiece = 'grip' in gesture && gesture.grip !== 'picture'
    const isAiming = 'grip' in gesture && gesture.grip === 'aim'
    if (isOfPiece && gesture.type !== 'drag' && gesture.type !== 'hold') press(gesture.type === 'press')
    switch (gesture.type) {
      case 'hover':
        carry(point, time)
        return picture.onPoint?.(point)
      case 'leave':
        carry(undefined, time)
        return picture.onPoint?.(undefined)
      case 'press': {
        if (!isTouch(event)) picture.onPoint?.(point)
        if (isAiming) return carry(point, time)
        const piece = isOfPiece ? pieceAt(gesture.at) : undefined
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
        if (!isOfPiece) return
        if (!isAiming) return move({ type: 'drop', at: point }, time)
        return point ? move({ type: 'tap', at: point }, time) : carry(undefined, time)
      case 'cancel':
        if (!isOfPiece) return
        return isAiming ? carry(undefined, time) : move({ type: 'put-back' }, time)
      case 'pinch':
      case 'wheel':
        return picture.hold(gesture)
      case 'twist':
        return
    }
  }
  return hearGestures(element, {
    gripAt(at, event) {
      const hand = handOf()
      if (pieceAt(at) !== undefined || hand?.isPressed) return 'piece'
      // A finger has no hover: with a piece taken up before, a press on the table aims with it.
      return isTouch(event) && hand?.isCarrying ? 'aim' : 'picture'
    },
    hear,
  })
}

function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}
