import { describe, expect, it } from 'vitest'
import type { Flag, Strip } from '../table/strip.ts'
import { replayIn } from './choose-replay.ts'

const S = 1_000_000
const colour = { dark: '#fff', light: '#000' }
const kindOf = (id: string, isEnding: boolean) => ({
  id,
  emblem: { form: '', colour },
  isEnding,
  isKeyMoment: !isEnding,
})

function flag(id: 'ending' | 'key', at: number, knownFrom = at): Flag {
  return { at: at * S, knownFrom: knownFrom * S, kind: kindOf(id, id === 'ending'), label: `${id} ${at}` }
}

interface Case {
  readonly name: string
  readonly flags: readonly Flag[]
  readonly moves: readonly number[]
  readonly restsAt?: number
  readonly isLive?: boolean
  readonly isAtEnd?: boolean
  readonly shown?: readonly number[]
  readonly now: number
  readonly replays: string | undefined
}

const cases: Case[] = [
  { name: 'nothing has happened', flags: [], moves: [1], now: 60, replays: undefined },
  { name: 'after an ending', flags: [flag('ending', 10)], moves: [1, 10], now: 12, replays: 'ending 10' },
  {
    name: 'not while the table still shows something of its own accord',
    flags: [flag('ending', 10)],
    moves: [1, 10],
    restsAt: 20,
    now: 21,
    replays: undefined,
  },
  {
    name: 'but right after it',
    flags: [flag('ending', 10)],
    moves: [1, 10],
    restsAt: 20,
    now: 21.6,
    replays: 'ending 10',
  },
  {
    name: 'and at once in a recorded match, where nothing is missed',
    flags: [flag('ending', 10)],
    moves: [1, 10],
    restsAt: 20,
    isLive: false,
    now: 20.3,
    replays: 'ending 10',
  },
  {
    name: 'the ending comes before what became known later',
    flags: [flag('key', 4, 15), flag('ending', 10)],
    moves: [1, 10],
    restsAt: 20,
    now: 22,
    replays: 'ending 10',
  },
  {
    name: 'then the rest',
    flags: [flag('key', 4, 15), flag('ending', 10)],
    moves: [1, 10],
    restsAt: 20,
    shown: [10],
    now: 22,
    replays: 'key 4',
  },
  {
    name: 'nobody is told early',
    flags: [flag('key', 4, 30), flag('ending', 10)],
    moves: [1, 10],
    shown: [10],
    now: 21,
    replays: undefined,
  },
  {
    name: 'two that are close are one',
    flags: [flag('ending', 10), flag('key', 10.1, 12)],
    moves: [1, 10],
    shown: [10],
    now: 21,
    replays: undefined,
  },
  {
    name: 'while somebody plays there is no pause',
    flags: [flag('ending', 10)],
    moves: [1, 10, 21],
    now: 24,
    replays: undefined,
  },
  {
    name: 'until they stop for long',
    flags: [flag('ending', 10)],
    moves: [1, 10, 21],
    now: 29,
    replays: 'ending 10',
  },
  {
    name: 'in a replay what comes later is no move yet',
    flags: [flag('ending', 10)],
    moves: [1, 10, 40],
    now: 12,
    replays: 'ending 10',
  },
  {
    name: 'at the end of a match at once: nothing comes any more',
    flags: [flag('ending', 10)],
    moves: [1, 10],
    restsAt: 20,
    isAtEnd: true,
    now: 20,
    replays: 'ending 10',
  },
  { name: 'old news', flags: [flag('ending', 10)], moves: [1, 10], now: 90, replays: undefined },
]

describe('what is shown once more', () => {
  it.each(cases)(
    '$name',
    ({ flags, moves, restsAt = 0, isLive = true, isAtEnd = false, shown = [], now, replays }) => {
      const strip: Strip = {
        chapters: [],
        ticks: moves.map((at) => ({ at: at * S, side: 'above' })),
        flags,
      }
      const found = replayIn({
        strip,
        now: now * S,
        restsAt: restsAt * S,
        isLive,
        isAtEnd,
        shown: shown.map((at) => at * S),
      })
      expect(found?.label).toBe(replays)
    },
  )

  it('is seen from before the moment until after it', () => {
    const strip: Strip = { chapters: [], ticks: [], flags: [flag('ending', 10)] }
    const found = replayIn({ strip, now: 12 * S, restsAt: 0, isLive: true, isAtEnd: false, shown: [] })
    expect(found?.from).toBeLessThan(10 * S)
    expect(found?.until).toBeGreaterThan(10 * S)
    expect(found?.until).toBeLessThan(12 * S)
  })
})
