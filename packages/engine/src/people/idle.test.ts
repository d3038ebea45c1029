import { describe, expect, test } from 'vitest'
import { HOST_DEFAULTS, hostOptionsOf } from './host-options.ts'
import { givingUp } from './idle.ts'
import { playersOf } from './player.ts'

const here = playersOf([
  { seat: 0, name: 'Ann' },
  { seat: 1, name: 'Bob' },
])
const gone = here.map((player) => ({ ...player, left: true }))
const free = playersOf([{ seat: 0, name: null }])
const SECOND = 1_000_000
const DAY = 24 * 3_600
const open = playersOf([
  { seat: 0, name: 'Ann' },
  { seat: 1, name: null },
])

const cases: readonly {
  name: string
  players: typeof here
  idleS: number
  hasBegun?: boolean
  at: number
  reason: string
}[] = [
  {
    name: 'after idleS without an act',
    players: here,
    idleS: 60,
    at: 5 + 60 * SECOND,
    reason: 'nobody acted for 60 s',
  },
  {
    name: 'one has left',
    players: [...gone.slice(1), ...here.slice(1)],
    idleS: 60,
    at: 5 + 60 * SECOND,
    reason: 'nobody acted for 60 s',
  },
  {
    name: 'a free seat is waited for a day',
    players: open,
    idleS: 60,
    at: 5 + DAY * SECOND,
    reason: 'a seat stayed free for 86400 s',
  },
  {
    name: 'or as long as one may wait, if that is longer',
    players: open,
    idleS: 2 * DAY,
    at: 5 + 2 * DAY * SECOND,
    reason: 'a seat stayed free for 172800 s',
  },
  {
    name: 'a free seat in a match that has begun is not waited for',
    players: open,
    idleS: 60,
    hasBegun: true,
    at: 5 + 60 * SECOND,
    reason: 'nobody acted for 60 s',
  },
  { name: 'both have left: at once', players: gone, idleS: 60, at: 9, reason: 'all players left' },
  {
    name: 'everybody who came has left, and a seat is free',
    players: [...gone.slice(1), ...free],
    idleS: 60,
    at: 9,
    reason: 'all players left',
  },
  {
    name: 'nobody has come yet',
    players: [...free, ...free],
    idleS: 60,
    at: 5 + DAY * SECOND,
    reason: 'a seat stayed free for 86400 s',
  },
  {
    name: 'both have left, however long one may wait',
    players: gone,
    idleS: 0,
    at: 9,
    reason: 'all players left',
  },
]

describe('when a match is given up', () => {
  test.each(cases)('$name', ({ players, idleS, hasBegun = false, at, reason }) => {
    const idle = givingUp({ players, idleS, hasBegun, lastActAt: 5 }, 9)
    expect(idle?.at).toBe(at)
    expect(idle?.draft()).toEqual({ type: 'game.abandoned', at: 9, by: 'server', data: { reason } })
  })

  test('never, with idleS 0', () => {
    expect(givingUp({ players: here, idleS: 0, hasBegun: false, lastActAt: 5 }, 9)).toBeUndefined()
  })
})

describe('what a host has chosen', () => {
  test('where nothing is said, the defaults', () => {
    expect(hostOptionsOf({})).toEqual({ idleS: HOST_DEFAULTS.idleS, event: null, delayMs: 0 })
  })

  test('where something is said, that', () => {
    const chosen = { idleS: 0, event: { id: 'open' }, spectators: { delayMs: 5000 } }
    expect(hostOptionsOf(chosen)).toEqual({ idleS: 0, event: 'open', delayMs: 5000 })
  })
})
