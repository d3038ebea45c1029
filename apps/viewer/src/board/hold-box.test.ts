import { describe, expect, it } from 'vitest'
import type { Gesture } from '../input/gesture.ts'
import { boxHeldBy } from './hold-box.ts'

const box = { x: -5, y: -5, width: 20, height: 10 }
const size = { width: 400, height: 200 }
const event = { time: 0, event: {} as PointerEvent }
const pinch = { type: 'pinch', at: { x: 100, y: 100 }, dx: 0, dy: 0, scale: 1, turn: 0, ...event } as const

/** What is seen at a place of the picture. */
const seenAt = (shown: typeof box, x: number, y: number) => ({
  x: shown.x + (x / size.width) * shown.width,
  y: shown.y + (y / size.height) * shown.height,
})

describe('a hand on the flat table', () => {
  it('moves it along', () => {
    const drag: Gesture = {
      ...{ type: 'drag', grip: 'picture', at: { x: 0, y: 0 }, dx: 40, dy: 20, isAfterPinch: false },
      ...event,
    }
    expect(boxHeldBy(drag, box, size)).toEqual({ ...box, x: -7, y: -6 })
  })

  it.each<{ name: string; gesture: Gesture; width: number }>([
    { name: 'fingers apart', gesture: { ...pinch, scale: 2 }, width: 10 },
    { name: 'fingers together', gesture: { ...pinch, scale: 0.5 }, width: 40 },
    {
      name: 'the wheel',
      gesture: { type: 'wheel', at: { x: 100, y: 100 }, dx: 0, dy: -1 / 0.0016, ...event },
      width: 20 / Math.E,
    },
  ])('$name: what is under it stays there', ({ gesture, width }) => {
    const after = boxHeldBy(gesture, box, size)
    expect(after?.width).toBeCloseTo(width)
    expect(seenAt(after ?? box, 100, 100).x).toBeCloseTo(seenAt(box, 100, 100).x)
    expect(seenAt(after ?? box, 100, 100).y).toBeCloseTo(seenAt(box, 100, 100).y)
  })

  it('does nothing by a tap', () => {
    const tap: Gesture = { type: 'tap', grip: 'picture', at: { x: 1, y: 1 }, count: 1, ...event }
    expect(boxHeldBy(tap, box, size)).toBeUndefined()
  })
})
