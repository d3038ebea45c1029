import { describe, expect, it } from 'vitest'
import type { Gesture, Grip } from './gesture.ts'
import { createRecogniser, HOLD_MS, type PointerInput } from './recogniser.ts'

type Input = PointerInput<string>
type Step = Input | { readonly type: 'wait'; readonly until: number }

/** Pointer 1 is a finger, 2 another one, 9 a mouse. Names of events stand for events. */
const deviceOf = (id: number) => (id === 9 ? 'mouse' : 'touch')
const step =
  (type: Input['type']) =>
  (id: number, x: number, y: number, time: number, grip?: Grip): Input => ({
    type,
    id,
    device: deviceOf(id),
    at: { x, y },
    time,
    event: `${type}@${time}`,
    ...(grip && { grip }),
  })
const [down, move, up, cancel, leave] = (['down', 'move', 'up', 'cancel', 'leave'] as const).map(step) as [
  ReturnType<typeof step>,
  ReturnType<typeof step>,
  ReturnType<typeof step>,
  ReturnType<typeof step>,
  ReturnType<typeof step>,
]
const wait = (until: number): Step => ({ type: 'wait', until })

function told(steps: readonly Step[]): Gesture<string>[] {
  const recogniser = createRecogniser<string>()
  return steps.flatMap((one) => (one.type === 'wait' ? recogniser.holdsBy(one.until) : recogniser.take(one)))
}

/** A gesture in a few words. */
function brief(gesture: Gesture<string>): string {
  const round = (value: number) => Math.round(value * 100) / 100
  const grip = 'grip' in gesture ? ` ${gesture.grip}` : ''
  const { type } = gesture
  if (type === 'tap') return `tap${grip} ×${gesture.count}`
  if (type === 'drag')
    return `drag${grip} ${gesture.dx},${gesture.dy}${gesture.isAfterPinch ? ' after a pinch' : ''}`
  if (type === 'pinch')
    return `pinch ${gesture.dx},${gesture.dy} ×${round(gesture.scale)} ↻${round(gesture.turn)}`
  if (type === 'twist') return `twist ${gesture.by}`
  return `${type}${grip}`
}

describe('what a hand does', () => {
  it.each<{ name: string; steps: readonly Step[]; is: readonly string[] }>([
    {
      name: 'a mouse over the picture',
      steps: [move(9, 5, 5, 1), leave(9, 0, 0, 2)],
      is: ['hover', 'leave'],
    },
    {
      name: 'a mouse that stays where it is, or where it let go, does not hover, whatever the browser says',
      steps: [
        move(9, 5, 5, 1),
        move(9, 5, 5, 2),
        down(9, 5, 5, 3),
        up(9, 6, 5, 4),
        move(9, 6, 5, 5),
        move(9, 7, 5, 6),
      ],
      is: ['hover', 'press picture', 'tap picture ×1', 'hover'],
    },
    { name: 'a finger never hovers', steps: [move(1, 5, 5, 1), leave(1, 0, 0, 2)], is: [] },
    {
      name: 'a tap',
      steps: [down(1, 5, 5, 0), move(1, 9, 9, 40), up(1, 9, 9, 80)],
      is: ['press picture', 'tap picture ×1'],
    },
    {
      name: 'a double tap',
      steps: [down(1, 5, 5, 0), up(1, 5, 5, 50), down(1, 8, 5, 200), up(1, 8, 5, 250)],
      is: ['press picture', 'tap picture ×1', 'press picture', 'tap picture ×2'],
    },
    {
      name: 'two taps too far apart in time, or in place',
      steps: [
        ...[down(1, 5, 5, 0), up(1, 5, 5, 50), down(1, 5, 5, 450), up(1, 5, 5, 500)],
        ...[down(1, 90, 5, 600), up(1, 90, 5, 650)],
      ],
      is: [
        'press picture',
        'tap picture ×1',
        'press picture',
        'tap picture ×1',
        'press picture',
        'tap picture ×1',
      ],
    },
    {
      name: 'a drag: the first step takes along what a tap would have forgiven',
      steps: [down(9, 0, 0, 0), move(9, 2, 0, 10), move(9, 5, 0, 20), move(9, 6, 1, 30), up(9, 6, 1, 40)],
      is: ['press picture', 'drag picture 5,0', 'drag picture 1,1', 'drop picture'],
    },
    {
      name: 'a finger may shake more than a mouse',
      steps: [down(1, 0, 0, 0), move(1, 5, 0, 20), up(1, 5, 0, 40)],
      is: ['press picture', 'tap picture ×1'],
    },
    {
      name: 'a press that stays is a hold, told once, and no tap',
      steps: [down(1, 5, 5, 0, 'piece'), wait(HOLD_MS - 1), wait(HOLD_MS), wait(900), up(1, 5, 5, 950)],
      is: ['press piece', 'hold piece', 'drop piece'],
    },
    {
      name: 'what has been held may be dragged',
      steps: [down(1, 5, 5, 0, 'piece'), wait(500), move(1, 50, 5, 600), up(1, 50, 5, 700)],
      is: ['press piece', 'hold piece', 'drag piece 45,0', 'drop piece'],
    },
    {
      name: 'a drag is no hold',
      steps: [down(1, 0, 0, 0), move(1, 30, 0, 10), wait(900)],
      is: ['press picture', 'drag picture 30,0'],
    },
    {
      name: 'two fingers: each moves half of the picture',
      steps: [down(1, 0, 0, 0), down(2, 100, 0, 10), move(2, 150, 0, 20), move(1, 0, 20, 30)],
      is: ['press picture', 'press picture', 'pinch 25,0 ×1.5 ↻0', 'pinch 0,10 ×1.01 ↻-0.13'],
    },
    {
      name: 'two fingers turn, also across the line on which angles begin again',
      steps: [down(1, 0, 0, 0), down(2, -100, 1, 10), move(2, -100, -20, 20)],
      is: ['press picture', 'press picture', 'pinch 0,-10.5 ×1.02 ↻0.21'],
    },
    {
      name: 'the finger that is left of a pinch drags, and never taps',
      steps: [
        ...[down(1, 0, 0, 0), down(2, 100, 0, 10), move(2, 150, 0, 20), up(2, 150, 0, 30)],
        ...[move(1, 3, 0, 40), up(1, 3, 0, 50)],
      ],
      is: [
        'press picture',
        'press picture',
        'pinch 25,0 ×1.5 ↻0',
        'drop picture',
        'drag picture 3,0 after a pinch',
        'drop picture',
      ],
    },
    {
      name: 'a second finger never kills a drag that carries a piece: a tap of it turns the piece',
      steps: [
        ...[down(1, 0, 0, 0, 'piece'), move(1, 40, 0, 10), down(2, 200, 200, 20), up(2, 200, 200, 30)],
        ...[move(1, 60, 0, 40), up(1, 60, 0, 50)],
      ],
      is: ['press piece', 'drag piece 40,0', 'twist 1', 'drag piece 20,0', 'drop piece'],
    },
    {
      name: 'a second finger that goes round the piece turns it by quarters, and back',
      steps: [
        ...[down(1, 0, 0, 0, 'piece'), down(2, 100, 0, 10), move(2, 80, 60, 20), move(2, 60, 80, 30)],
        ...[move(2, 0, 100, 40), move(2, -100, 60, 50), move(2, 100, 0, 60), up(2, 100, 0, 70)],
      ],
      is: ['press piece', 'twist 1', 'twist 1', 'twist -1', 'twist -1'],
    },
    {
      name: 'a finger that turned a piece does nothing once the piece has been let go',
      steps: [
        ...[down(1, 0, 0, 0, 'piece'), move(1, 40, 0, 10), down(2, 100, 0, 20), up(1, 40, 0, 30)],
        ...[move(2, 180, 0, 40), up(2, 180, 0, 50)],
      ],
      is: ['press piece', 'drag piece 40,0', 'drop piece'],
    },
    {
      name: 'while one finger aims, a tap of another one turns the piece',
      steps: [
        down(1, 0, 0, 0, 'aim'),
        move(1, 40, 0, 10),
        down(2, 90, 0, 20),
        up(2, 90, 0, 30),
        up(1, 40, 0, 40),
      ],
      is: ['press aim', 'drag aim 40,0', 'twist 1', 'drop aim'],
    },
    {
      name: 'a second finger that moves takes hold of the picture, with the one that aimed',
      steps: [
        ...[down(1, 0, 0, 0, 'aim'), down(2, 100, 0, 10), move(2, 150, 0, 20), move(1, -10, 0, 30)],
        ...[up(2, 150, 0, 40), up(1, -10, 0, 50)],
      ],
      is: [
        'press aim',
        'cancel aim',
        'pinch 25,0 ×1.5 ↻0',
        'pinch -5,0 ×1.07 ↻0',
        'drop picture',
        'drop picture',
      ],
    },
    {
      name: 'a piece may be taken while another finger holds the picture',
      steps: [down(1, 0, 0, 0), move(1, 30, 0, 10), down(2, 90, 0, 20, 'piece'), move(2, 130, 0, 30)],
      is: ['press picture', 'drag picture 30,0', 'press piece', 'drag piece 40,0'],
    },
    {
      name: 'pointercancel gives a piece back',
      steps: [down(1, 0, 0, 0, 'piece'), move(1, 40, 0, 10), cancel(1, 40, 0, 20), up(1, 40, 0, 30)],
      is: ['press piece', 'drag piece 40,0', 'cancel piece'],
    },
    {
      name: 'a pointer that is down does not leave',
      steps: [down(9, 0, 0, 0), leave(9, 900, 0, 10)],
      is: ['press picture'],
    },
  ])('$name', ({ steps, is }) => {
    expect(told(steps).map(brief)).toEqual(is)
  })
})

it('hands on the event that did it, and its time: of a hold, when it was complete', () => {
  const gestures = told([down(1, 0, 0, 100, 'piece'), wait(1000), move(1, 50, 0, 1100), up(1, 50, 0, 1200)])
  expect(gestures.map(({ type, time, event }) => [type, time, event])).toEqual([
    ['press', 100, 'down@100'],
    ['hold', 100 + HOLD_MS, 'down@100'],
    ['drag', 1100, 'move@1100'],
    ['drop', 1200, 'up@1200'],
  ])
})

it('says when it must be asked for holds', () => {
  const recogniser = createRecogniser<string>()
  expect(recogniser.nextHold).toBeUndefined()
  recogniser.take(down(1, 0, 0, 100))
  expect(recogniser.nextHold).toBe(100 + HOLD_MS)
  recogniser.holdsBy(100 + HOLD_MS)
  expect(recogniser.nextHold).toBeUndefined()
})

it('cancels all that is down for a picture that goes away; what turned a piece goes with it', () => {
  const recogniser = createRecogniser<string>()
  for (const one of [down(1, 0, 0, 100), down(2, 50, 0, 110, 'piece'), down(3, 90, 0, 120)])
    recogniser.take(one)
  expect(recogniser.cancelAll(200)).toEqual([
    { type: 'cancel', grip: 'picture', time: 200, event: 'down@100' },
    { type: 'cancel', grip: 'piece', time: 200, event: 'down@110' },
  ])
  expect([1, 2, 3].map(recogniser.isDown)).toEqual([false, false, false])
})
