import { describe, expect, it } from 'vitest'
import {
  arrived,
  FOLLOWING,
  follow,
  instantOf,
  type Playback,
  pause,
  playForwards,
  playingFrom,
  type Span,
  seek,
  settledAt,
  shuttle,
  toggle,
  withSpeed,
} from './playback.ts'

const stored: Span = { start: 1_000_000, end: 9_000_000, isLive: false }
const live: Span = { ...stored, isLive: true }
const later: Span = { ...live, end: 12_000_000 }
const fromStart = playingFrom(stored.start, 0)
/** Nothing happens from second 3 to second 6. */
const resting: Span = { ...stored, pauses: [{ from: 3_000_000, until: 6_000_000 }] }

function at(seconds: number): Playback {
  return playingFrom(seconds * 1_000_000, 0)
}

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
    playback: playForwards(pause(fromStart, stored, 2000), stored, 7000),
    span: stored,
    now: 8000,
    at: 4,
  },
  {
    name: 'from the end it plays again from the beginning',
    playback: playForwards(pause(fromStart, stored, 60_000), stored, 0),
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
  {
    name: 'ten times slower',
    playback: withSpeed(fromStart, stored, 0.1, 0),
    span: stored,
    now: 5000,
    at: 1.5,
  },
  { name: 'backwards', playback: withSpeed(at(6), stored, -2, 0), span: stored, now: 1500, at: 3 },
  {
    name: 'backwards no further than the start',
    playback: withSpeed(at(6), stored, -16, 0),
    span: stored,
    now: 9000,
    at: 1,
  },
  {
    name: 'there and back again is the same instant',
    playback: withSpeed(withSpeed(at(2), stored, 4, 0), stored, -4, 1250),
    span: stored,
    now: 2500,
    at: 2,
  },
  { name: 'over a pause', playback: at(2), span: resting, now: 2000, at: 7 },
  { name: 'up to a pause', playback: at(2), span: resting, now: 1000, at: 3 },
  {
    name: 'over a pause, backwards',
    playback: withSpeed(at(7), resting, -1, 0),
    span: resting,
    now: 2000,
    at: 2,
  },
  { name: 'from within a pause', playback: at(4), span: resting, now: 1000, at: 7 },
  {
    name: 'a seek into a pause stays there while paused',
    playback: seek(pause(at(2), resting, 0), resting, 4_000_000, 0),
    span: resting,
    now: 5000,
    at: 4,
  },
  { name: 'back to live', playback: follow(pause(FOLLOWING, live, 0), 1), span: later, now: 0, at: 12 },
]

describe('where one watches', () => {
  it.each(cases)('$name', ({ playback, span, now, at }) => {
    expect(instantOf(playback, span, now)).toBe(at * 1_000_000)
  })

  it('a seek to a part of a µs while paused shows a whole one, which an address can tell', () => {
    const paused = pause(fromStart, stored, 1000)
    expect(instantOf(seek(paused, stored, 3_892_570.75, 2000), stored, 2000)).toBe(3_892_571)
  })

  it('a seek while paused shows that very instant', () => {
    expect(seek(settledAt(fromStart, 2_000_000, 1000), stored, 5_000_000, 2000)).toMatchObject({
      isSettled: false,
      isPlaying: false,
      instant: 5_000_000,
    })
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

describe('as in an editor of films', () => {
  const forwards: (1 | -1)[] = [1, 1, 1, 1, 1, 1]
  const speeds = (playback: Playback, span: Span, ...towards: readonly (1 | -1)[]) => {
    let now = playback
    return towards.map((way) => {
      now = shuttle(now, span, way, 0)
      return now.speed
    })
  }

  it.each([
    ['L from rest', pause(at(4), stored, 0), [1, 1, 1], [1, 2, 4]],
    ['L no faster than that', at(4), forwards, [2, 4, 8, 16, 16, 16]],
    ['J from rest', pause(at(4), stored, 0), [-1, -1, -1], [-1, -2, -4]],
    ['J while one plays', withSpeed(at(4), stored, 8, 0), [-1], [-1]],
    ['L after J', at(4), [-1, -1, 1, 1], [-1, -2, 1, 2]],
    ['L from slow motion', withSpeed(at(4), stored, 0.25, 0), [1], [1]],
  ] as const)('%s', (_, playback, towards, is) => {
    expect(speeds(playback, stored, ...towards)).toEqual(is)
  })

  it('at the live end there is nothing ahead, but a past', () => {
    expect(shuttle(FOLLOWING, live, 1, 0)).toBe(FOLLOWING)
    expect(shuttle(FOLLOWING, live, -1, 0)).toMatchObject({
      isFollowing: false,
      instant: live.end,
      speed: -1,
    })
  })

  it('paused on the way back, one plays on forwards', () => {
    const back = shuttle(at(4), stored, -1, 0)
    expect(playForwards(pause(back, stored, 1000), stored, 1000)).toMatchObject({
      speed: 1,
      instant: 3_000_000,
    })
  })

  it('who comes back to the start rests there, and does not follow', () => {
    const back = shuttle(FOLLOWING, live, -1, 0)
    expect(arrived(back, live, 1000)).toBe(back)
    expect(arrived(back, live, 60_000)).toMatchObject({ isPlaying: false, instant: live.start })
  })
})
