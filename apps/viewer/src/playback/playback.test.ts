import { describe, expect, it } from 'vitest'
import {
  arrived,
  FOLLOWING,
  follow,
  instantOf,
  type Playback,
  pause,
  play,
  playingFrom,
  type Span,
  seek,
  toggle,
  withSpeed,
} from './playback.ts'

const stored: Span = { start: 1_000_000, end: 9_000_000, isLive: false }
const live: Span = { ...stored, isLive: true }
const later: Span = { ...live, end: 12_000_000 }
const fromStart = playingFrom(stored.start, 0)

interface Case {
  readonly name: string
  readonly playback: Playback
  readonly span: Span
  /** ms on the clock */
  readonly now: number
  /** seconds of match time */
  readonly at: number
}

const cases: Case[] = [
  { name: 'plays with the clock', playback: fromStart, span: stored, now: 2000, at: 3 },
  { name: 'stops at the end', playback: fromStart, span: stored, now: 60_000, at: 9 },
  { name: 'twice as fast', playback: withSpeed(fromStart, stored, 2, 0), span: stored, now: 2000, at: 5 },
  {
    name: 'a new speed counts from now on',
    playback: withSpeed(fromStart, stored, 4, 1000),
    span: stored,
    now: 2000,
    at: 6,
  },
  { name: 'rests when paused', playback: pause(fromStart, stored, 2000), span: stored, now: 7000, at: 3 },
  {
    name: 'plays on from there',
    playback: play(pause(fromStart, stored, 2000), stored, 7000),
    span: stored,
    now: 8000,
    at: 4,
  },
  {
    name: 'from the end it plays anew',
    playback: play(pause(fromStart, stored, 60_000), stored, 0),
    span: stored,
    now: 500,
    at: 1.5,
  },
  {
    name: 'seeks, playing on',
    playback: seek(fromStart, stored, 5_000_000, 0),
    span: stored,
    now: 1000,
    at: 6,
  },
  {
    name: 'seeks no further than there is',
    playback: seek(fromStart, stored, 99_000_000, 0),
    span: stored,
    now: 0,
    at: 9,
  },
  { name: 'follows the live end', playback: FOLLOWING, span: later, now: 0, at: 12 },
  {
    name: 'paused while live, the end moves without us',
    playback: pause(FOLLOWING, live, 0),
    span: later,
    now: 9000,
    at: 9,
  },
  {
    name: 'scrubbed back while live, likewise',
    playback: toggle(seek(FOLLOWING, live, 2_000_000, 0), later, 0),
    span: later,
    now: 9000,
    at: 2,
  },
  { name: 'back to live', playback: follow(pause(FOLLOWING, live, 0), 1), span: later, now: 0, at: 12 },
]

describe('where one watches', () => {
  it.each(cases)('$name', ({ playback, span, now, at }) => {
    expect(instantOf(playback, span, now)).toBe(at * 1_000_000)
  })

  it('a seek while paused shows the moment at rest', () => {
    expect(seek(pause(fromStart, stored, 1000), stored, 5_000_000, 2000).isSettled).toBe(true)
    expect(seek(fromStart, stored, 5_000_000, 2000).isSettled).toBe(false)
  })

  it('who catches up with a live match follows it', () => {
    expect(arrived(fromStart, live, 60_000).isFollowing).toBe(true)
  })

  it('who comes to the end of a stored match rests there', () => {
    expect(arrived(fromStart, stored, 60_000)).toMatchObject({ isPlaying: false, instant: stored.end })
  })

  it('a match that ends under a follower rests at its end', () => {
    expect(arrived(FOLLOWING, stored, 0)).toMatchObject({
      isFollowing: false,
      isPlaying: false,
      instant: stored.end,
    })
  })

  it('is left alone on its way', () => {
    expect(arrived(fromStart, stored, 100)).toBe(fromStart)
  })
})
