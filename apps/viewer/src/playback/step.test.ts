import type { Timeline } from '@getaway/engine'
import { describe, expect, it } from 'vitest'
import { stepped, steppedThrough } from './step.ts'

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

describe('through what the table tells after an event', () => {
  /** After the event at 2.1 s two lines are told before the next one, and one after it. */
  const lines = [2500, 3000, 5400].map((ms) => ms * 1000)
  const stopsAt = (index: number) => (index >= 4 ? lines : [])
  const path: readonly [name: string, ms: number, isSettled: boolean][] = [
    ['an event without a story is shown to its end', 2000, true],
    ['where a story begins', 2100, false],
    ['its first line', 2500, false],
    ['its second', 3000, false],
    ['an event in the middle of it', 5000, false],
    ['its last line', 5400, false],
    ['at the end all is done', 5400, true],
  ]
  const end = 6_000_000

  it('forward, line by line', () => {
    let now = { instant: 1_000_000, isSettled: true }
    const walked = path.map(() => {
      now = steppedThrough(timeline, stopsAt, now, 1, end)
      return now
    })
    expect(walked).toEqual(path.map(([, ms, isSettled]) => ({ instant: ms * 1000, isSettled })))
  })

  it('back the same way, from the end of what the last event set in motion', () => {
    let now = { instant: 5_000_000, isSettled: true }
    const walked = Array.from({ length: 4 }, () => {
      now = steppedThrough(timeline, stopsAt, now, -1, end)
      return now.instant / 1000
    })
    expect(walked).toEqual([5400, 3000, 2500, 2000])
  })

  it.each([
    { name: 'over a story that was shown to its end', from: 2100, by: 1 as const, to: 5000 },
    { name: 'back into a story that was shown to its end', from: 2100, by: -1 as const, to: 3000 },
  ])('$name', ({ from, by, to }) => {
    const now = { instant: from * 1000, isSettled: true }
    expect(steppedThrough(timeline, stopsAt, now, by, end).instant).toBe(to * 1000)
  })

  it('not to a line that nobody knows yet', () => {
    const now = { instant: 2_500_000, isSettled: false }
    const cut = timelineOf(1000, 2000, 2000, 2100)
    expect(steppedThrough(cut, stopsAt, now, 1, 2_900_000)).toEqual({ instant: 2_500_000, isSettled: true })
  })
})
