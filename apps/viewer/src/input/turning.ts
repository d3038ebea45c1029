import type { HandMove } from '../table/acting.ts'
import type { Gesture } from './gesture.ts'

interface TurningHand {
  readonly isCarrying: boolean
  readonly isPressed: boolean
  move(move: HandMove, time: number): void
}

/** So much of a wheel (px) turns a carried piece by a quarter. */
const WHEEL_QUARTER = 60

/**
 * Turns what a hand carries: with a wheel, with a second finger, or with a finger that is pressed elsewhere. Tells of
 * each gesture whether it was meant for that.
 */
export function createTurning(handOf: () => TurningHand | undefined): (gesture: Gesture<unknown>) => boolean {
  let wheeled = 0
  /** This finger turns what another one, in the other place, carries. */
  let isTurning = false

  return (gesture) => {
    const turn = (by: 1 | -1) => handOf()?.move({ type: 'turn', by }, gesture.time)
    const isOfPicture = 'grip' in gesture && gesture.grip === 'picture'
    switch (gesture.type) {
      case 'twist':
        turn(gesture.by)
        return true
      case 'wheel':
        if (!handOf()?.isCarrying) return false
        wheeled += gesture.dy
        if (Math.abs(wheeled) < WHEEL_QUARTER) return true
        turn(wheeled > 0 ? 1 : -1)
        wheeled = 0
        return true
      case 'press':
        if (isOfPicture) return false
        isTurning = handOf()?.isPressed ?? false
        if (isTurning) turn(1)
        return isTurning
      default:
        return isTurning && 'grip' in gesture && !isOfPicture
    }
  }
}
