import { expect, it } from 'vitest'
import type { Gesture } from './gesture.ts'
import { createTurning } from './turning.ts'

type Made =
  Gesture<unknown> extends infer One ? (One extends unknown ? Omit<One, 'time' | 'event'> : never) : never

const at = { x: 0, y: 0 }

function turning(hand: { isCarrying: boolean; isPressed: boolean }) {
  const turned: number[] = []
  const turn = createTurning(() => ({
    ...hand,
    move: (move) => void (move.type === 'turn' && turned.push(move.by)),
  }))
  const hear = (gesture: Made) => turn({ ...gesture, time: 1, event: {} } as Gesture<unknown>)
  const wheel = (dy: number) => hear({ type: 'wheel', at, dx: 0, dy })
  return { turned, hear, wheel }
}

it('a wheel turns by a quarter for so many px, and only what is carried', () => {
  const { turned, wheel } = turning({ isCarrying: true, isPressed: false })
  expect([40, 40, -30, -30].map(wheel)).toEqual([true, true, true, true])
  expect(turned).toEqual([1, -1])
  expect(turning({ isCarrying: false, isPressed: false }).wheel(100)).toBe(false)
})

it('a finger that goes round what another one carries turns it', () => {
  const { turned, hear } = turning({ isCarrying: true, isPressed: true })
  expect(hear({ type: 'twist', by: -1 })).toBe(true)
  expect(turned).toEqual([-1])
})

it('a press while another finger carries turns once, and nothing else comes of that finger', () => {
  const { turned, hear } = turning({ isCarrying: true, isPressed: true })
  expect(hear({ type: 'press', grip: 'piece', at, fingers: 1 })).toBe(true)
  expect(hear({ type: 'tap', grip: 'piece', at, count: 1 })).toBe(true)
  expect(hear({ type: 'drop', grip: 'picture', at })).toBe(false)
  expect(turned).toEqual([1])
})
