import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Gesture } from '../../input/gesture.ts'
import type { TimeLens } from '../../playback/lens.ts'
import { createStripHand } from './use-strip-hand.ts'

/** A strip of 100 px for 100 s, closely looked at from 20 to 70 s or as a whole; what a hand comes to on it. */
function strip(isZoomed: boolean) {
  const asked: string[] = []
  const lens = signal<TimeLens | undefined>(isZoomed ? { from: 20, until: 70 } : undefined)
  const hear = createStripHand(
    () => 100,
    {
      bar: signal({ start: 0, end: 100, isLive: false }),
      lens,
      zoom: (factor, around = 0) => void asked.push(`zoom ${factor} at ${around}`),
      seek: (to) => void asked.push(`seek ${to}`),
    },
    (x) => void asked.push(x === undefined ? 'hover nothing' : `hover ${x}`),
  )
  return { asked, hear, lens }
}

const by = (event: Partial<PointerEvent>) => ({
  time: 0,
  event: { button: 0, shiftKey: false, pointerType: 'mouse', ...event } as PointerEvent,
})
const press = (x: number, y = 30, event = {}, fingers = 1): Gesture => ({
  ...{ type: 'press', grip: 'picture', at: { x, y }, fingers },
  ...by(event),
})
const drag = (x: number, dx: number, isAfterPinch = false, event = {}): Gesture => ({
  ...{ type: 'drag', grip: 'picture', at: { x, y: 30 }, dx, dy: 0, isAfterPinch },
  ...by(event),
})
const drop = (event = {}): Gesture => ({ type: 'drop', grip: 'picture', at: { x: 0, y: 0 }, ...by(event) })
const wheel = (dx: number, dy: number): Gesture => ({ type: 'wheel', at: { x: 40, y: 9 }, dx, dy, ...by({}) })

describe('a hand on the timeline', () => {
  it.each<{ name: string; gestures: readonly Gesture[]; is: readonly string[] }>([
    {
      name: 'scrubs',
      gestures: [press(10), drag(30, 20)],
      is: ['hover 10', 'seek 10', 'hover 30', 'seek 30'],
    },
    { name: 'ends at the ends', gestures: [press(10), drag(900, 890)].slice(1), is: [] },
    {
      name: 'leaves other buttons alone',
      gestures: [press(10, 30, { button: 2 }), drag(30, 20)],
      is: ['hover 10'],
    },
    {
      name: 'a mouse that lets go still points there',
      gestures: [press(10), drop()],
      is: ['hover 10', 'seek 10'],
    },
    {
      name: 'a finger that lets go points nowhere',
      gestures: [press(10), drop({ pointerType: 'touch' })],
      is: ['hover 10', 'seek 10', 'hover nothing'],
    },
    {
      name: 'two fingers zoom, and the one that is left does not scrub',
      gestures: [
        press(60, 30, {}, 2),
        { type: 'pinch', at: { x: 50, y: 30 }, dx: 5, dy: 0, scale: 1.5, turn: 0, ...by({}) },
        drag(20, 4, true),
      ],
      is: ['hover 60', 'hover nothing', 'zoom 1.5 at 50'],
    },
    { name: 'the wheel zooms', gestures: [wheel(0, -1000)], is: [`zoom ${Math.exp(2.2)} at 40`] },
  ])('$name', ({ gestures, is }) => {
    const { asked, hear } = strip(false)
    for (const gesture of gestures) hear(gesture)
    expect(asked).toEqual(is)
  })

  it.each<{ name: string; gestures: readonly Gesture[] }>([
    { name: 'by the names of the chapters', gestures: [press(50, 5), drag(30, -20)] },
    { name: 'with Shift', gestures: [press(50, 30, { shiftKey: true }), drag(30, -20)] },
    { name: 'by a wheel that goes sideways', gestures: [wheel(20, 3)] },
  ])('moves what is looked at closely: $name', ({ gestures }) => {
    const { hear, lens } = strip(true)
    for (const gesture of gestures) hear(gesture)
    expect(lens.value).toEqual({ from: 30, until: 80 })
  })
})
