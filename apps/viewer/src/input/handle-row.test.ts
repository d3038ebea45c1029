import { expect, it } from 'vitest'
import type { HandMove } from '../table/acting.ts'
import type { Gesture, Spot } from './gesture.ts'
import { handleRow } from './handle-row.ts'

type Made =
  Gesture<unknown> extends infer One ? (One extends unknown ? Omit<One, 'time' | 'event'> : never) : never

const [ROW, TABLE, BESIDE] = [
  { x: 15, y: 5 },
  { x: 50, y: -100 },
  { x: 50, y: 500 },
]

/** Three pieces of 10 px side by side; above them the table, in cells of 10 px. */
function hand() {
  const done: (HandMove | string)[] = []
  let carried: string | undefined
  let isPressed = false
  const { hear } = handleRow(
    {
      pieceAt: ({ x, y }) => (y >= 0 && y < 10 ? ['a', 'b', 'c'][Math.floor(x / 10)] : undefined),
      placeAt: ({ x, y }) => (y >= 0 && y < 10 ? Math.round(x / 10) : undefined),
      tablePointAt: ({ x, y }) => (y < 0 ? { x: x / 10, y: y / 10 } : undefined),
      lift: () => {},
      enlarge: (piece) => piece !== undefined && done.push(`see ${piece}`),
    },
    () => ({
      isCarrying: carried !== undefined,
      get isPressed() {
        return isPressed
      },
      set isPressed(is) {
        isPressed = is
      },
      carried,
      move(move) {
        if (move.type === 'grasp') carried = move.piece
        if (move.type === 'drop' || move.type === 'put-back') carried = undefined
        done.push(move)
      },
      put: (piece, place) => done.push(`${piece} to ${place}`),
    }),
  )
  const make = (gesture: Made) => hear({ ...gesture, time: 1, event: {} } as Gesture<unknown>)
  const press = (at: Spot) => make({ type: 'press', grip: 'piece', at, fingers: 1 })
  const tap = (at: Spot) => make({ type: 'tap', grip: 'piece', at, count: 1 })
  const drag = (at: Spot) => make({ type: 'drag', grip: 'piece', at, dx: 0, dy: 0, isAfterPinch: false })
  const drop = (at: Spot) => make({ type: 'drop', grip: 'piece', at })
  const holdOnTable = () => {
    isPressed = true
  }
  return { done, make, press, tap, drag, drop, holdOnTable, isPressed: () => isPressed }
}

const GRASP = { type: 'grasp', piece: 'b', at: undefined }

it('a tap takes a piece up, the next one turns it, and a tap beside puts it back', () => {
  const { done, make, press, tap } = hand()
  for (let times = 0; times < 2; times++) {
    press(ROW)
    tap(ROW)
  }
  make({ type: 'tap', grip: 'picture', at: BESIDE, count: 1 })
  expect(done).toEqual([GRASP, { type: 'pick' }, { type: 'turn', by: 1 }, { type: 'put-back' }])
})

it('dragged onto the table it is let go of there, turned by another finger on its way', () => {
  const { done, make, press, drag, drop } = hand()
  press(ROW)
  drag(TABLE)
  make({ type: 'twist', by: 1 })
  drop(TABLE)
  const at = { x: 5, y: -10 }
  expect(done).toEqual([GRASP, { type: 'carry', at }, { type: 'turn', by: 1 }, { type: 'drop', at }])
})

it('dragged within the hand it gets another place, and beside everything it goes back', () => {
  const { done, press, drag, drop } = hand()
  press(ROW)
  drag({ x: 29, y: 5 })
  drop({ x: 29, y: 5 })
  press(ROW)
  drop(BESIDE)
  const back = { type: 'put-back' }
  expect(done).toEqual([GRASP, { type: 'carry', at: undefined }, 'b to 3', back, GRASP, back])
})

it('kept pressed, or under a mouse, it is seen large', () => {
  const { done, make, press } = hand()
  press(ROW)
  make({ type: 'hold', grip: 'piece', at: ROW })
  make({ type: 'hover', at: { x: 25, y: 5 } })
  expect(done).toEqual([GRASP, 'see b', 'see c'])
})

it('while a finger on the table carries something, one on the hand turns it', () => {
  const { done, press, tap, holdOnTable } = hand()
  holdOnTable()
  press(ROW)
  tap(ROW)
  expect(done).toEqual([{ type: 'turn', by: 1 }])
})

it('a finger beside the pieces does not let go of what a later one, on the table, carries', () => {
  const { make, holdOnTable, isPressed } = hand()
  make({ type: 'press', grip: 'picture', at: BESIDE, fingers: 1 })
  holdOnTable()
  make({ type: 'drop', grip: 'picture', at: BESIDE })
  expect(isPressed()).toBe(true)
})
