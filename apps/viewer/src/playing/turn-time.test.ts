import type { Deadline } from '@getaway/engine/following'
import { expect, it } from 'vitest'
import { clockText, turnTimeAt } from './turn-time.ts'

const S = 1_000_000
const running: Deadline = { seat: 1, at: 60 * S, standsUntil: undefined, since: 0 }

it.each<[string, Deadline | undefined, number, ReturnType<typeof turnTimeAt>]>([
  ['there is no clock', undefined, 0, undefined],
  ['nobody waits', { ...running, at: undefined }, 0, undefined],
  ['at the beginning', running, 0, { seat: 1, leftS: 60, isStopped: false }],
  ['a second that has begun counts', running, 50.2 * S, { seat: 1, leftS: 10, isStopped: false }],
  ['the time is over', running, 61 * S, { seat: 1, leftS: 0, isStopped: false }],
  [
    'the player is away: the clock stands still',
    { ...running, at: 200 * S, standsUntil: 180 * S },
    40 * S,
    { seat: 1, leftS: 20, isStopped: true },
  ],
  [
    'the player has been waited for long enough: it runs again',
    { ...running, at: 200 * S, standsUntil: 180 * S },
    190 * S,
    { seat: 1, leftS: 10, isStopped: false },
  ],
])('%s', (_, deadline, now, wanted) => {
  expect(turnTimeAt(deadline, now)).toEqual(wanted)
})

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
])('%i s are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
