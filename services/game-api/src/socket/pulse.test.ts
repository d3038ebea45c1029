import type { Presence } from '@getaway/client/protocol'
import { expect, test } from 'vitest'
import type { Attendance } from '../live/attendance.ts'
import type { Channel } from '../live/channel/channel.ts'
import { createPulse } from './pulse.ts'

const T0 = 1_763_456_789_000_000
const SECOND = 1_000_000

/** A channel and a table of which only what a pulse asks is there. */
function opened(delayUs: number) {
  let now = T0
  let watchers = 1
  const pulse = createPulse({ now: () => now })
  const channel = { delayUs, head: () => 7 } as Channel
  const attendance = { presence: (): Presence => ({ seats: [], watchers }) } as Attendance
  const told = (bytes: Buffer | undefined) =>
    bytes && (JSON.parse(String(bytes)) as { watchers: number }).watchers
  return {
    /** `after` seconds another beat, with so many watchers by then. */
    beat(after: number, count: number) {
      now += after * SECOND
      watchers = count
      pulse.tick()
      const { heartbeat, presence } = pulse.beatOf(channel, attendance)
      return { heartbeat: JSON.parse(String(heartbeat)) as object, watchers: told(presence) }
    },
    again: () => pulse.beatOf(channel, attendance),
    newcomer: () => told(pulse.presenceOf(channel, attendance)),
  }
}

test('presence is told when it changes, and a newcomer is told it at once', () => {
  const { beat, newcomer } = opened(0)
  expect(beat(2, 1)).toEqual({ heartbeat: { type: 'heartbeat', head: 7, now: T0 + 2 * SECOND }, watchers: 1 })
  expect(beat(2, 1).watchers).toBeUndefined()
  expect(beat(2, 2).watchers).toBe(2)
  expect(newcomer()).toBe(2)
})

test('all who follow a channel get the same bytes at a beat', () => {
  const { beat, again } = opened(0)
  beat(2, 1)
  expect(again()).toBe(again())
})

test('behind a delay everything is that much older, for newcomers too', () => {
  const { beat, newcomer } = opened(5 * SECOND)
  expect(newcomer()).toBeUndefined()
  expect(beat(0, 1)).toEqual({ heartbeat: { type: 'heartbeat', head: 7, now: T0 - 5 * SECOND } })
  expect(beat(2, 2).watchers).toBeUndefined()
  expect(newcomer()).toBeUndefined()
  expect(beat(3, 2).watchers).toBe(1)
  expect(beat(1, 3).watchers).toBeUndefined()
  expect(newcomer()).toBe(1)
  expect(beat(1, 3).watchers).toBe(2)
  expect(beat(10, 3).watchers).toBe(3)
})
