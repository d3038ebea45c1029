import { describe, expect, test } from 'vitest'
import { edgeBetween, squareOf } from './board.ts'
import { castle } from './castle.ts'
import { guardSteps, NOTHING_OPEN, type OpenToGuards, searchSteps, shotSteps } from './guards.ts'
import { FAR } from './steps.ts'
import { smallBoard } from './testing/small-plan.ts'

const small = (id: string) => squareOf(smallBoard, id)
const marker = (from: string, to: string): OpenToGuards => ({
  ...NOTHING_OPEN,
  marked: [edgeBetween(smallBoard, from, to)?.id ?? ''],
})
const detected: OpenToGuards = { ...NOTHING_OPEN, detected: ['A'] }

const cases: { clause: string; name: string; from: string; to: string; open: OpenToGuards; steps: number }[] =
  [
    {
      clause: 'K5.8',
      name: 'on foot, around the Appel area',
      from: 'yard.1',
      to: 'hall.2',
      open: NOTHING_OPEN,
      steps: 4,
    },
    { clause: 'K5.8', name: 'over a pass', from: 'yard.1', to: 'court.2', open: NOTHING_OPEN, steps: 3 },
    {
      clause: 'K5.8',
      name: 'not into the Appel area',
      from: 'yard.1',
      to: 'white.1',
      open: NOTHING_OPEN,
      steps: FAR,
    },
    {
      clause: 'K5.8',
      name: 'not into a hideaway',
      from: 'yard.1',
      to: 'nook.1',
      open: NOTHING_OPEN,
      steps: FAR,
    },
    { clause: 'K5.8', name: 'not into a room', from: 'hall.2', to: 'room.1', open: NOTHING_OPEN, steps: FAR },
    {
      clause: 'K9.6',
      name: 'into the room of a rope with a marker',
      from: 'hall.2',
      to: 'room.4',
      open: marker('room.4', 'foot'),
      steps: 2,
    },
    {
      clause: 'K9.10',
      name: 'down the rope with a marker',
      from: 'hall.2',
      to: 'foot',
      open: marker('room.4', 'foot'),
      steps: 3,
    },
    {
      clause: 'K9.10',
      name: 'through a gap with a marker',
      from: 'court.2',
      to: 'field.1',
      open: marker('court.3', 'field.1'),
      steps: 2,
    },
    {
      clause: 'K9.10',
      name: 'through no gap without one',
      from: 'court.2',
      to: 'field.1',
      open: NOTHING_OPEN,
      steps: FAR,
    },
    {
      clause: 'K12.3',
      name: 'into a detected tunnel from its room',
      from: 'hall.2',
      to: 'tunnel-A.1',
      open: detected,
      steps: 3,
    },
    {
      clause: 'K12.3',
      name: 'and from its exit',
      from: 'field.2',
      to: 'tunnel-A.4',
      open: detected,
      steps: 1,
    },
    {
      clause: 'K12.3',
      name: 'into no other tunnel',
      from: 'field.2',
      to: 'tunnel-A.4',
      open: NOTHING_OPEN,
      steps: FAR,
    },
  ]
test.each(cases)('$clause: $name', ({ from, to, open, steps }) => {
  expect(guardSteps(smallBoard, small(from), open)[small(to).index]).toBe(steps)
})

test('K12.3: a guard steps down into a detected tunnel from beside its brown square', () => {
  const at = (id: string) => squareOf(castle, id)
  const steps = guardSteps(castle, at('westterrace.8'), detected)
  expect(steps[at('tunnel-A.6').index]).toBe(1)
  expect(guardSteps(castle, at('westterrace.8'))[at('tunnel-A.6').index]).toBe(FAR)
})

describe('K10.1: how far a General Search reaches', () => {
  const steps = searchSteps(smallBoard, [small('yard.2')])
  const reach: [string, number][] = [
    ['yard.2', 0],
    ['room.1', 4],
    ['court.3', 3],
    ['white.1', FAR],
    ['nook.1', FAR],
    ['foot', FAR],
  ]
  test.each(reach)('%s', (id, count) => {
    expect(steps[small(id).index]).toBe(count)
  })
})

describe('K10.3: how far a shot goes', () => {
  test('ropes, wire and doors are a step each, tunnels none', () => {
    const steps = shotSteps(smallBoard, small('yard.2'))
    const to = (id: string) => steps[small(id).index]
    expect([to('gate'), to('field.1'), to('room.4'), to('foot'), to('tunnel-A.1')]).toEqual([1, 4, 5, 6, FAR])
  })

  test('over the moat, too, from either side', () => {
    const at = (id: string) => squareOf(castle, id)
    expect(shotSteps(castle, at('mill.3'))[at('millbank.1').index]).toBe(4)
    expect(shotSteps(castle, at('millbank.1'))[at('mill.3').index]).toBe(4)
  })
})
