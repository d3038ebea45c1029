import { describe, expect, it } from 'vitest'
import { frameCount, instantsOf, within } from './frame-times.ts'

const stretch = { from: 5_000_000, until: 7_000_000 }

describe('frames of a stretch', () => {
  it.each([
    ['at its own speed', 1, 60],
    ['four times as slow', 0.25, 240],
    ['twice as fast', 2, 30],
  ])('%s', (_, speed, count) => {
    const pace = { stretch, speed, fps: 30, exposures: 1 }
    expect(frameCount(pace)).toBe(count)
    expect(instantsOf(pace, 0)).toEqual([stretch.from])
    const [last = 0] = instantsOf(pace, count - 1)
    expect(stretch.until - last).toBe(Math.round((speed * 1_000_000) / 30))
  })

  it('have at least one picture, however short the stretch is', () => {
    expect(frameCount({ stretch: { from: 0, until: 1 }, speed: 1, fps: 30 })).toBe(1)
  })

  it('are exposed for half of their time, and never beyond what may be seen', () => {
    const pace = { stretch, speed: 1, fps: 10, exposures: 5 }
    expect(instantsOf(pace, 0).map((at) => at - stretch.from)).toEqual([0, 10_000, 20_000, 30_000, 40_000])
    expect(instantsOf(pace, 20)).toEqual([7_000_000, 7_000_000, 7_000_000, 7_000_000, 7_000_000])
  })
})

it.each([
  ['inside', { from: 1, until: 4 }, { from: 1, until: 4 }],
  ['longer than the match', { from: -5, until: 50 }, { from: 0, until: 10 }],
  ['after it', { from: 10, until: 20 }, undefined],
  ['the wrong way round', { from: 4, until: 1 }, undefined],
])('a stretch %s', (_, asked, wanted) => {
  expect(within(asked, { from: 0, until: 10 })).toEqual(wanted)
})
