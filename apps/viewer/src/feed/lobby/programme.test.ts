import { describe, expect, it } from 'vitest'
import type { Seen } from './liveliest.ts'
import { type Offers, type Programme, programmeAfter } from './programme.ts'

const match = (id: string, head: number, name: string | null = 'Ada'): Seen => ({
  id,
  head,
  createdAt: 0,
  players: [{ name }, { name: 'Ben' }],
})
const waiting = (id: string, head: number) => match(id, head, null)
const SECOND = 1000
const offers = (change: Partial<Offers>): Offers => ({
  live: [],
  before: [],
  over: [],
  clock: 0,
  isDone: false,
  ...change,
})
const live: Programme = { kind: 'live', shown: { id: 'a', head: 9, movedAt: 0 }, turn: 4 }
const replay: Programme = { kind: 'replay', shown: { id: 'x', head: 9, movedAt: 0 }, turn: 4 }
const played = [match('x', 90), match('y', 80)]

interface Case {
  readonly name: string
  readonly on?: Programme
  readonly offers: Partial<Offers>
  /** Kind and id of what comes on; a star marks a change. */
  readonly is: string | undefined
}

const cases: Case[] = [
  { name: 'nothing at all', offers: {}, is: undefined },
  { name: 'the liveliest first', offers: { live: [match('a', 3)], over: played }, is: 'live a' },
  { name: 'nothing lives: what was played last', offers: { over: played }, is: 'replay x' },
  {
    name: 'who waits for players is no show',
    offers: { live: [waiting('a', 3)], over: played },
    is: 'replay x',
  },
  { name: 'what never began is no show', offers: { over: [waiting('w', 3), ...played] }, is: 'replay x' },
  { name: 'it stays', on: live, offers: { live: [match('a', 9)], clock: 15 * SECOND }, is: 'live a' },
  {
    name: 'it stands while another one moves',
    on: live,
    offers: { live: [match('a', 9), match('b', 5)], before: [match('b', 3)], clock: 21 * SECOND },
    is: 'live b *',
  },
  {
    name: 'it stands, and nothing else lives: patience',
    on: live,
    offers: { live: [match('a', 9)], over: played, clock: 60 * SECOND },
    is: 'live a',
  },
  {
    name: 'it has stood for long',
    on: live,
    offers: { live: [match('a', 9)], before: [match('a', 9)], over: played, clock: 91 * SECOND },
    is: 'replay x *',
  },
  {
    name: 'it was found standing, and stands',
    on: { ...live, shown: { ...live.shown, hasMoved: false } },
    offers: { live: [match('a', 9)], before: [match('a', 9)], over: played, clock: 21 * SECOND },
    is: 'replay x *',
  },
  {
    name: 'it has stood for long, and there is nothing else',
    on: live,
    offers: { live: [match('a', 9)], clock: 91 * SECOND },
    is: 'live a',
  },
  {
    name: 'it ends: its score is seen first',
    on: live,
    offers: { live: [match('b', 3)], over: [match('a', 9)], clock: 5 * SECOND },
    is: 'live a',
  },
  {
    name: 'it ends, and has been seen',
    on: live,
    offers: { live: [match('b', 3)], over: [match('a', 9)], isDone: true },
    is: 'live b *',
  },
  {
    name: 'it ended long ago, and nobody says that it was seen',
    on: { ...live, endedAt: 0 },
    offers: { over: played, clock: 121 * SECOND },
    is: 'replay x *',
  },
  { name: 'a replay goes on', on: replay, offers: { over: played }, is: 'replay x' },
  {
    name: 'a replay ends: the one before it',
    on: replay,
    offers: { over: played, isDone: true },
    is: 'replay y *',
  },
  {
    name: 'the last replay ends: from the newest again',
    on: { ...replay, shown: { ...replay.shown, id: 'y' } },
    offers: { over: played, isDone: true },
    is: 'replay x *',
  },
  {
    name: 'the only replay ends: once more',
    on: replay,
    offers: { over: [match('x', 90)], isDone: true },
    is: 'replay x *',
  },
  { name: 'something starts', on: replay, offers: { live: [match('n', 2)], over: played }, is: 'live n *' },
  {
    name: 'what stood for long does not interrupt',
    on: replay,
    offers: { live: [match('a', 9)], before: [match('a', 9)], over: played },
    is: 'replay x',
  },
  {
    name: 'until it stirs again',
    on: replay,
    offers: { live: [match('a', 10)], before: [match('a', 9)], over: played },
    is: 'live a *',
  },
]

describe('what is on', () => {
  it.each(cases)('$name', ({ on, offers: change, is }) => {
    const next = programmeAfter(on, offers(change))
    const isNew = on && next && next.turn !== on.turn
    expect(next && `${next.kind} ${next.shown.id}${isNew ? ' *' : ''}`).toBe(is)
  })
})
