import { expect, test } from 'vitest'
import { createDesertion } from './desertion.ts'

const taken = (seat: number, bot: string | null) => ({
  type: 'seat.taken',
  by: 'server' as const,
  data: { seat, bot },
})
const said = (type: string, by: number) => ({ type, by, data: {} })

test('bots leave when the last of the people has, and not before', () => {
  const isDeserted = createDesertion()
  const told = [
    taken(0, null),
    taken(1, null),
    taken(2, 'expert'),
    said('seat.left', 0),
    said('seat.left', 1),
  ]
  expect(told.map(isDeserted)).toEqual([false, false, false, false, true])
})

test('a player who comes back plays on', () => {
  const isDeserted = createDesertion()
  const told = [taken(0, null), taken(1, 'novice'), said('seat.left', 0), said('seat.connected', 0)]
  expect(told.map(isDeserted)).toEqual([false, false, true, false])
})

test('bots among themselves are not deserted', () => {
  const isDeserted = createDesertion()
  expect([taken(0, 'expert'), taken(1, 'novice'), said('seat.left', 0)].some(isDeserted)).toBe(false)
})
