import { describe, expect, it } from 'vitest'
import { hearTime, UNHEARD } from '../feed/live-clock.ts'
import type { Span } from '../playback/playback.ts'
import { coarse, spanOf, type Watch } from './span-of.ts'

const SECOND = 1_000_000
/** The server's clock shows 100 s when this browser's shows 5. */
const clock = hearTime(UNHEARD, 100 * SECOND, 5 * SECOND)
const span = (end: number, isLive: boolean): Span => ({ start: 10 * SECOND, end: end * SECOND, isLive })
const nothing: Span = { start: 0, end: 0, isLive: false }
const live = { isWatched: true, reception: 'well' } as const

interface Case {
  readonly name: string
  readonly watch: Pick<Watch, 'isWatched' | 'reception'>
  readonly isOver?: boolean
  /** In seconds. */
  readonly delay?: number
  /** Seconds on this browser's clock. */
  readonly wall: number
  readonly before: Span
  readonly is: Span
}

// The last event is of second 99.
const cases: Case[] = [
  { name: 'live: runs on', watch: live, wall: 7, before: nothing, is: span(102, true) },
  { name: 'never goes back', watch: live, wall: 7, before: span(103, true), is: span(103, true) },
  {
    name: 'the line is cut: it waits',
    watch: { ...live, reception: 'cut' },
    wall: 60,
    before: span(103, true),
    is: span(103, true),
  },
  {
    name: 'a final goodbye: it ends where it was',
    watch: { ...live, reception: 'ended' },
    wall: 60,
    before: span(103, true),
    is: span(103, false),
  },
  {
    name: 'over: runs out',
    watch: live,
    isOver: true,
    wall: 5,
    before: span(99.5, true),
    is: span(100, true),
  },
  { name: 'run out', watch: live, isOver: true, wall: 5.5, before: span(100, true), is: span(100.2, false) },
  { name: 'long over', watch: live, isOver: true, wall: 60, before: nothing, is: span(100.2, false) },
  {
    name: 'delayed: later than it could',
    watch: live,
    delay: 20,
    wall: 7,
    before: nothing,
    is: span(82, true),
  },
  {
    name: 'delayed by more than has been played',
    watch: live,
    delay: 99,
    wall: 7,
    before: nothing,
    is: span(10, true),
  },
  {
    name: 'delayed: a cut shows nothing earlier',
    watch: { ...live, reception: 'cut' },
    delay: 20,
    wall: 7,
    before: nothing,
    is: span(82, true),
  },
  {
    name: 'delayed: after a cut it goes on to what is known',
    watch: { ...live, reception: 'ended' },
    delay: 20,
    wall: 60,
    before: span(82, true),
    is: span(99, false),
  },
  {
    name: 'delayed: an end that is known is not yet seen',
    watch: live,
    isOver: true,
    delay: 20,
    wall: 7,
    before: nothing,
    is: span(82, true),
  },
  {
    name: 'stored',
    watch: { ...live, isWatched: false },
    wall: 60,
    before: nothing,
    is: span(100.2, false),
  },
]

describe('what there is to see', () => {
  it.each(cases)('$name', ({ watch, isOver = false, delay = 0, wall, before, is }) => {
    const late = { behind: 0, delay: delay * SECOND }
    const match = { restsAt: 0, start: 10 * SECOND, lastAt: 99 * SECOND, isOver, ...late }
    expect(spanOf(match, { ...watch, clock, wall: wall * SECOND }, before)).toEqual(is)
  })

  it('where something may still come in front of the last event, that one waits', () => {
    const match = {
      restsAt: 0,
      start: 10 * SECOND,
      lastAt: 99 * SECOND,
      isOver: false,
      behind: 0.25 * SECOND,
      delay: 0,
    }
    expect(spanOf(match, { ...live, clock, wall: 4 * SECOND }, nothing)).toEqual(span(98.75, true))
  })

  it.each(['well', 'cut'] as const)(
    'what a player has just done is in sight, whatever the clocks say: %s',
    (reception) => {
      // It takes effect when it will have arrived, and nobody knows yet how far the clocks are apart.
      for (const heard of [
        UNHEARD,
        clock,
        hearTime(UNHEARD, 0, 500 * SECOND),
        hearTime(UNHEARD, 500 * SECOND, 0),
      ]) {
        const match = {
          restsAt: 0,
          start: 10 * SECOND,
          lastAt: 104 * SECOND,
          isOver: false,
          behind: 0,
          delay: 0,
        }
        const watch = { ...live, reception, clock: heard, wall: 5 * SECOND }
        expect(spanOf(match, watch, span(100, true)).end).toBeGreaterThanOrEqual(match.lastAt)
      }
    },
  )

  it('is one value as long as it looks the same', () => {
    const shown = coarse(span(20.3, true), nothing)
    expect(shown).toEqual(span(20.25, true))
    expect(coarse(span(20.4, true), shown)).toBe(shown)
    expect(coarse(span(20.4, false), shown)).toEqual(span(20.4, false))
  })
})
