import type { Timeline } from '@getaway/engine'
import { describe, expect, it } from 'vitest'
import { stepped } from './step.ts'

/** Events at these ms; only what steps look at. */
function timelineOf(...at: number[]): Timeline<unknown> {
  const instants = at.map((ms) => ms * 1000)
  return {
    length: instants.length,
    entryAt: (index: number) => (index in instants ? { event: { at: instants[index] } } : undefined),
    indexAt: (instant: number) => instants.filter((one) => one <= instant).length,
  } as Timeline<unknown>
}

const timeline = timelineOf(1000, 2000, 2000, 2100, 5000)

const cases: { name: string; from: number; by: 1 | -1; to: number }[] = [
  { name: 'forward, to the next event', from: 0, by: 1, to: 1000 },
  { name: 'events of one instant are one step', from: 1000, by: 1, to: 2000 },
  { name: 'forward again', from: 2000, by: 1, to: 2100 },
  { name: 'at the end there is no further', from: 5350, by: 1, to: 5350 },
  { name: 'back over one event', from: 5000, by: -1, to: 2100 },
  { name: 'back over several of one instant', from: 2050, by: -1, to: 1000 },
  { name: 'back before the first', from: 1350, by: -1, to: 999.999 },
  { name: 'in front of everything', from: 500, by: -1, to: 500 },
]

describe('event by event', () => {
  it.each(cases)('$name', ({ from, by, to }) => {
    expect(stepped(timeline, from * 1000, by)).toBe(to * 1000)
  })
})
