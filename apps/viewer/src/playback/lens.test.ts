import { describe, expect, it } from 'vitest'
import { panned, showing, type TimeLens, throughLens, zoomedLens } from './lens.ts'
import type { Span } from './playback.ts'

const SECOND = 1_000_000
const span: Span = { start: 10 * SECOND, end: 110 * SECOND, isLive: false }
const lens = (from: number, until: number): TimeLens => ({ from: from * SECOND, until: until * SECOND })

describe('a closer look', () => {
  it.each([
    { name: 'from the whole, around the middle', from: undefined, factor: 2, around: 60, to: lens(35, 85) },
    { name: 'what is under the pointer stays', from: lens(20, 60), factor: 2, around: 30, to: lens(25, 45) },
    { name: 'at the left edge', from: undefined, factor: 4, around: 10, to: lens(10, 35) },
    { name: 'at the right edge', from: undefined, factor: 4, around: 110, to: lens(85, 110) },
    { name: 'further, within the match', from: lens(10, 20), factor: 0.5, around: 20, to: lens(10, 30) },
    { name: 'no closer than that', from: lens(20, 24), factor: 100, around: 22, to: lens(20.5, 23.5) },
  ])('$name', ({ from, factor, around, to }) => {
    expect(zoomedLens(span, from, factor, around * SECOND)).toEqual(to)
  })

  it('so far away that all is seen, it is the whole', () => {
    expect(zoomedLens(span, lens(20, 80), 0.5, 50 * SECOND)).toBeUndefined()
    expect(throughLens(span, undefined)).toBe(span)
  })

  it('moves along, no further than there is', () => {
    expect(panned(span, lens(20, 40), 30 * SECOND)).toEqual(lens(50, 70))
    expect(panned(span, lens(20, 40), 99 * SECOND)).toEqual(lens(90, 110))
    expect(panned(span, lens(20, 40), -99 * SECOND)).toEqual(lens(10, 30))
  })

  it('turns the page where the instant has left it', () => {
    const seen = lens(20, 45)
    expect(showing(span, seen, 45 * SECOND)).toBe(seen)
    expect(showing(span, seen, 46 * SECOND)).toEqual(lens(44, 69))
    expect(showing(span, seen, 19 * SECOND)).toEqual(lens(10, 35))
  })
})
