import type { HandMove } from '../table/acting.ts'
import type { Point } from '../table/extent.ts'
import type { Gesture, Grip, Spot } from './gesture.ts'
import { createTurning } from './turning.ts'

/** The pieces of a hand as they lie in a row or a grid beside the table; spots are those of that picture. */
export interface PieceRow {
  pieceAt(at: Spot): string | undefined
  /** Between which pieces something would be put there; undefined: not in the row. */
  placeAt(at: Spot): number | undefined
  tablePointAt(at: Spot): Point | undefined
  /** Shows that a piece is dragged, over the row or between it and the table; undefined: no more. */
  lift(piece: string | undefined, at: Spot | undefined): void
  /** Shows a piece large; undefined: no more. */
  enlarge(piece: string | undefined): void
}

export interface RowHand {
  readonly isCarrying: boolean
  isPressed: boolean
  /** The piece that is carried, if it is one of this hand. */
  readonly carried: string | undefined
  move(move: HandMove, time: number): void
  /** The player gives a piece another place in the hand. */
  put(piece: string, place: number): void
}

/**
 * What a gesture on the pieces of a hand does: a drag takes a piece to the table, or to another place in the hand; a tap
 * takes it up, and turns it if it was taken up before; letting go over the table is asking for it.
 */
export function handleRow(row: PieceRow, handOf: () => RowHand | undefined) {
  let pressed: { readonly hand: RowHand; readonly piece: string; readonly wasCarried: boolean } | undefined
  const turn = createTurning(handOf)

  const move = (made: HandMove, time: number) => handOf()?.move(made, time)
  const rest = () => {
    if (pressed) pressed.hand.isPressed = false
    pressed = undefined
    row.lift(undefined, undefined)
    row.enlarge(undefined)
  }
  const drop = (at: Spot, time: number) => {
    const point = row.tablePointAt(at)
    if (point) return move({ type: 'drop', at: point }, time)
    const place = row.placeAt(at)
    if (pressed && place !== undefined) handOf()?.put(pressed.piece, place)
    move({ type: 'put-back' }, time)
  }

  return {
    gripAt: (at: Spot): Grip => (row.pieceAt(at) !== undefined || handOf()?.isPressed ? 'piece' : 'picture'),
    hear(gesture: Gesture<unknown>) {
      if (turn(gesture)) return
      const { time } = gesture
      switch (gesture.type) {
        case 'hover':
          return row.enlarge(row.pieceAt(gesture.at))
        case 'leave':
          return row.enlarge(undefined)
        case 'press': {
          const piece = gesture.grip === 'piece' ? row.pieceAt(gesture.at) : undefined
          const hand = handOf()
          if (piece === undefined || !hand) return
          hand.isPressed = true
          pressed = { hand, piece, wasCarried: hand.carried === piece }
          if (!pressed.wasCarried) move({ type: 'grasp', piece, at: undefined }, time)
          return
        }
        case 'hold':
          return row.enlarge(pressed?.piece)
        case 'tap':
          if (gesture.grip === 'picture') {
            if (handOf()?.isCarrying) move({ type: 'put-back' }, time)
          } else move(pressed?.wasCarried ? { type: 'turn', by: 1 } : { type: 'pick' }, time)
          return rest()
        case 'drag': {
          if (gesture.grip !== 'piece') return
          const point = row.tablePointAt(gesture.at)
          row.enlarge(undefined)
          row.lift(point ? undefined : pressed?.piece, gesture.at)
          return move({ type: 'carry', at: point }, time)
        }
        case 'drop':
          if (gesture.grip === 'piece') drop(gesture.at, time)
          return rest()
        case 'cancel':
          if (gesture.grip === 'piece') move({ type: 'put-back' }, time)
          return rest()
        case 'pinch':
        case 'twist':
        case 'wheel':
          return
      }
    },
  }
}
