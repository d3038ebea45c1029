import { expect, it } from 'vitest'
import type { Gesture } from '../../input/gesture.ts'
import { AFAR, type Framing } from '../framing/framing.ts'
import { cameraHeldBy } from './hold-camera.ts'

const [HEIGHT, FOV] = [500, 0.6]
const at = { x: 100, y: 100 }
const held = (event: Partial<PointerEvent>) => ({ time: 0, event: event as PointerEvent })
const drag = { type: 'drag', grip: 'picture', at, dx: 50, dy: 0, isAfterPinch: false } as const
const pinch = { type: 'pinch', at, dx: 0, dy: 0, scale: 1, turn: 0 } as const

function changedBy(gesture: Gesture): Partial<Framing> {
  const framing: Framing = { ...AFAR, distance: 10 }
  const before = { ...framing }
  cameraHeldBy(gesture, HEIGHT, FOV)?.(framing)
  const keys = Object.keys(framing) as (keyof Framing)[]
  const signs = keys.map((key) => [key, Math.sign(framing[key] - before[key])] as const)
  return Object.fromEntries(signs.filter(([, sign]) => sign !== 0))
}

it.each<{ name: string; gesture: Gesture; is: Partial<Framing> }>([
  { name: 'a drag goes round the table', gesture: { ...drag, ...held({ buttons: 1 }) }, is: { yaw: -1 } },
  { name: 'the right button moves it', gesture: { ...drag, ...held({ buttons: 2 }) }, is: { x: -1 } },
  { name: 'so does Shift', gesture: { ...drag, ...held({ buttons: 1, shiftKey: true }) }, is: { x: -1 } },
  { name: 'two fingers apart: nearer', gesture: { ...pinch, scale: 1.5, ...held({}) }, is: { distance: -1 } },
  { name: 'two fingers to the east', gesture: { ...pinch, dx: 30, ...held({}) }, is: { x: -1 } },
  { name: 'two fingers that turn', gesture: { ...pinch, turn: 0.3, ...held({}) }, is: { yaw: 1 } },
  {
    name: 'the wheel towards oneself: further',
    gesture: { type: 'wheel', at, dx: 0, dy: 90, ...held({}) },
    is: { distance: 1 },
  },
  { name: 'a tap', gesture: { type: 'tap', grip: 'picture', at, count: 2, ...held({}) }, is: {} },
])('$name', ({ gesture, is }) => {
  expect(changedBy(gesture)).toEqual(is)
})
