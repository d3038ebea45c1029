import { expect, it } from 'vitest'
import { type AiredMatch, type Bill, type Billed, onAirAfter } from './programme.ts'

const players = [{ name: 'Ada' }, { name: 'Ben' }] as unknown as Billed['players']
const live = (id: string, createdAt: number): Billed => ({
  id,
  status: 'live',
  createdAt,
  endedAt: null,
  players,
})
const over = (id: string, endedAt: number): Billed => ({ id, status: 'over', createdAt: 0, endedAt, players })
const waiting = (id: string): Billed => ({ ...live(id, 0), status: 'waiting' })
const unplayed: Billed = {
  ...over('w', 99),
  players: [{ name: 'Ada' }, { name: null }] as unknown as Billed['players'],
}

interface Case {
  readonly name: string
  readonly on?: string
  readonly bill: Partial<Bill>
  /** The match on air; a star marks a change. */
  readonly is: string | undefined
}

const cases: Case[] = [
  { name: 'an event without matches: nothing', bill: {}, is: undefined },
  { name: 'the live match', bill: { matches: [over('a', 5), live('b', 6)] }, is: 'b *' },
  { name: 'of two live ones, the first', bill: { matches: [live('c', 7), live('b', 6)] }, is: 'b *' },
  { name: 'none is live: what ended last', bill: { matches: [over('a', 5), over('b', 9)] }, is: 'b *' },
  { name: 'nobody sits there yet', bill: { matches: [waiting('a')] }, is: undefined },
  { name: 'what never began is not on air', bill: { matches: [unplayed, over('a', 5)] }, is: 'a *' },
  {
    name: 'a live match stays while another begins',
    on: 'a',
    bill: { matches: [live('a', 5), live('b', 1)] },
    is: 'a',
  },
  {
    name: 'it ends: its score is seen first',
    on: 'a',
    bill: { matches: [over('a', 5), live('b', 6)] },
    is: 'a',
  },
  {
    name: 'it was seen: the next live one',
    on: 'a',
    bill: { matches: [over('a', 5), live('b', 6)], isSeen: true },
    is: 'b *',
  },
  {
    name: 'it was seen, and no other is live: it stays',
    on: 'a',
    bill: { matches: [over('a', 9), over('b', 5)], isSeen: true },
    is: 'a',
  },
  {
    name: 'another one was played while nobody answered: what ended last',
    on: 'a',
    bill: { matches: [over('a', 5), over('b', 9)], isSeen: true },
    is: 'b *',
  },
  {
    name: 'the same, before its own score was seen',
    on: 'a',
    bill: { matches: [over('a', 5), over('b', 9)] },
    is: 'a',
  },
  { name: 'the list is empty for a moment', on: 'a', bill: { matches: [] }, is: 'a' },
  { name: 'it is no longer of the event', on: 'a', bill: { matches: [live('b', 6)] }, is: 'b *' },
  {
    name: 'it is no longer of the event, and nothing is live',
    on: 'a',
    bill: { matches: [over('b', 6)] },
    is: 'b *',
  },
]

it.each(cases)('$name', ({ on, bill, is }) => {
  const before: AiredMatch | undefined = on === undefined ? undefined : { match: on, turn: 3 }
  const after = onAirAfter(before, { matches: [], isSeen: false, ...bill })
  const star = after && after.turn !== (before?.turn ?? 0) ? ' *' : ''
  expect(after && `${after.match}${star}`).toBe(is)
})
