import { expect, test } from 'vitest'
import { createEndlessness } from './endless.ts'

const seated = (seq: number, bot: string | null) => ({ seq, type: 'seat.taken', data: { seat: seq, bot } })
const played = (seq: number) => ({ seq, type: 'tile.placed', data: {} })

test('bots leave a match that they play by themselves after 5,000 events', () => {
  const isEndless = createEndlessness()
  const told = [seated(2, 'regular'), seated(3, 'expert'), played(4_999), played(5_000), played(5_001)]
  expect(told.map(isEndless)).toEqual([false, false, false, true, true])
})

test('and no match in which somebody else sits', () => {
  const isEndless = createEndlessness()
  expect([seated(2, 'regular'), seated(3, null), played(9_000)].map(isEndless)).toEqual([false, false, false])
})
