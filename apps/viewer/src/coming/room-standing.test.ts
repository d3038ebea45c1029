import { expect, it } from 'vitest'
import { isAwaitedAt, type RoomSeat, roomStanding } from './room-standing.ts'

const seat = (at: number, about: Partial<RoomSeat> = {}): RoomSeat => ({
  seat: at,
  name: null,
  key: null,
  bot: null,
  plannedBot: null,
  isReady: false,
  hasLeft: false,
  isConnected: null,
  latency: null,
  latencyMs: null,
  clockErrorMs: null,
  ...about,
})

it('tells who is missing, who will be a bot, and who is not ready', () => {
  const seats = [
    seat(0, { name: 'Ann', isReady: true }),
    seat(1, { name: 'Ben' }),
    seat(2, { plannedBot: 'novice' }),
    seat(3),
    seat(4, { name: 'Otter', bot: 'expert' }),
  ]
  const { free, planned, unready } = roomStanding({ seats })
  expect([free, planned, unready].map((some) => some.map((one) => one.seat))).toEqual([[3], [2], [1]])
})

it.each([
  ['nobody else', [seat(0, { name: 'Ann' }), seat(1)], false],
  ['a bot', [seat(0, { name: 'Ann' }), seat(1, { name: 'Otter', bot: 'expert' })], false],
  ['a player who has left', [seat(0, { name: 'Ann' }), seat(1, { name: 'Ben', hasLeft: true })], false],
  ['another player', [seat(0, { name: 'Ann' }), seat(1, { name: 'Ben' })], true],
])('whether anybody waits for the player of seat 0: %s', (_, seats, isAwaited) => {
  expect(isAwaitedAt({ seats }, 0)).toBe(isAwaited)
})
