import { expect, it } from 'vitest'
import type { Known } from '../feed/match-store.ts'
import { begun, type Opening } from './opening.ts'

const SECOND = 1_000_000
/** Created in second 10; dealt in seconds 15 and 60. */
const events = [12, 15, 20, 60, 70].map((at) => ({ at: at * SECOND, isDeal: at === 15 || at === 60 }))
const match = {
  start: 10 * SECOND,
  game: { isBarrier: ({ isDeal }: { isDeal: boolean }) => isDeal },
  timeline: {
    length: events.length,
    entryAt: (index: number) => events[index] && { event: events[index] },
  },
} as unknown as Known

const cases: { name: string; opening: Opening; at: number; isPlaying: boolean; speed?: number }[] = [
  { name: 'just before the first deal', opening: {}, at: 14.4, isPlaying: true },
  { name: 'an instant, paused', opening: { into: 7 * SECOND }, at: 17, isPlaying: false },
  { name: 'a round', opening: { round: 2 }, at: 60, isPlaying: true },
  { name: 'a round that there is not', opening: { round: 9 }, at: 10, isPlaying: true },
  { name: 'an instant counts more than a round', opening: { into: 0, round: 2 }, at: 10, isPlaying: false },
  { name: 'at a speed', opening: { speed: 0.25 }, at: 14.4, isPlaying: true, speed: 0.25 },
]

it.each(cases)('a replay begins: $name', ({ opening, at, isPlaying, speed = 1 }) => {
  expect(begun(match, opening, 5)).toMatchObject({
    instant: at * SECOND,
    isPlaying,
    speed,
    isFollowing: false,
    isSettled: false,
  })
})
