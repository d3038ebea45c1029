import { describe, expect, test } from 'vitest'
import { fugitive } from '../game.ts'
import {
  answer,
  type GivenFacts,
  guesses,
  judge,
  last,
  now,
  passes,
  places,
  play,
  RICH,
  tableOf,
  unsaid,
} from '../testing/fixture.ts'
import type { Command } from '../vocabulary/commands.ts'

const guess = (...numbers: number[]): Command => ({ type: 'guess', numbers })
const wrong = guesses(41)
const TEN = [2, 4, 8, 10, 12, 14, 16, 18, 20, 22]
/** From 29 or from what follows, the 42 is within reach. */
const escapes = places(42, 24, 26, 28, 32, 34)
/** 3, 6 and 29 lie face down. */
const near: GivenFacts = [places(3), places(6), wrong, places(29, ...TEN)]
/** 3, 6 and 30 lie face down. */
const nearer: GivenFacts = [places(3), places(6), wrong, places(30, ...TEN, 9)]

describe('F6.1: the marshal wins when a reveal leaves no face-down hideout', () => {
  const rows: { name: string; given: GivenFacts; says: object }[] = [
    { name: 'the only one', given: [places(3), passes, guesses(3)], says: { winner: 1, reason: 'caught' } },
    {
      name: 'two at once',
      given: [places(3), places(6), guesses(6, 3)],
      says: { winner: 1, reason: 'caught' },
    },
    {
      name: 'the last of several',
      given: [near, guesses(6), passes, guesses(29), passes, guesses(3)],
      says: { winner: 1, reason: 'caught' },
    },
  ]
  test.each(rows)('F6.1: $name', ({ given, says }) => {
    const played = play(RICH, given)
    expect(last(played, 'game.ended')).toEqual(says)
    expect(judge(played.events)).toMatchObject({
      report: { status: 'ended', reason: 'caught', winner: 1 },
      findings: [{ seq: 2 }],
    })
  })

  test('F6.1: one that is left face down keeps the match going', () => {
    expect(now(play(RICH, [near, guesses(3, 6)]))).toBe('5 fugitive place')
  })
})

interface Case {
  readonly clause: string
  readonly name: string
  readonly given: GivenFacts
  readonly isHunt: boolean
}
const cases: Case[] = [
  { clause: 'F6.3', name: 'the 29 face up: a manhunt', given: [near, guesses(29)], isHunt: true },
  { clause: 'F6.2', name: 'the 30 face up: escaped', given: [nearer, guesses(30)], isHunt: false },
  { clause: 'F6.3', name: 'the 30 face down: a manhunt', given: [nearer, guesses(6)], isHunt: true },
  {
    clause: 'F6.3',
    name: 'nothing but the 0 and the 42 face up: a manhunt',
    given: [near, wrong],
    isHunt: true,
  },
  {
    clause: 'F6.3',
    name: 'a sprint card of 41 face up is no hideout: a manhunt',
    given: [[places(3), places(6, 41), guesses(6)], places(29, ...TEN), wrong],
    isHunt: true,
  },
  {
    clause: 'F6.2',
    name: 'the 30 face up, a lower one found later: escaped',
    given: [nearer, guesses(30), passes, guesses(3)],
    isHunt: false,
  },
  {
    clause: 'F6.2',
    name: 'a higher one face down behind the 30 face up: escaped',
    given: [nearer, guesses(30), places(33), wrong],
    isHunt: false,
  },
]

describe('what placing the 42 comes to', () => {
  test.each(cases)('$clause: $name', ({ given, isHunt }) => {
    const played = play(RICH, [given, escapes])
    expect(played.events.at(-1)?.type).toBe(isHunt ? 'manhunt.begun' : 'game.ended')
    if (isHunt) expect(now(played)).toMatch(/ marshal guess$/)
    else expect(last(played, 'game.ended')).toEqual({ winner: 0, reason: 'escaped' })
  })

  test('F6.2: the 42 lies face up and is no hideout; its sprint cards stay face down', () => {
    const { match } = play(RICH, [near, wrong, escapes])
    for (const audience of ['public', { seat: 1 }] as const) {
      const seen = fugitive.viewOf(match, audience).table
      expect(seen?.escape).toMatchObject({ card: 42, sprint: 5, isUp: true, isSprintUp: false })
      expect(seen?.row).toHaveLength(3)
    }
  })

  test('F6.2: the fugitive may hold the seat 1', () => {
    const options = { options: { fugitive: 1 } }
    expect(last(play({ ...RICH, ...options }, [nearer, guesses(30), escapes]), 'game.ended')).toEqual({
      winner: 1,
      reason: 'escaped',
    })
    expect(last(play({ ...RICH, ...options }, [places(3), passes, guesses(3)]), 'game.ended')).toEqual({
      winner: 0,
      reason: 'caught',
    })
  })
})

describe('F6.3: the manhunt', () => {
  const hunt: GivenFacts = [near, guesses(6), escapes]
  const ways: {
    name: string
    guesses: readonly number[]
    ends: object | undefined
    up: readonly boolean[]
  }[] = [
    {
      name: 'a right number is turned up, and the marshal goes on',
      guesses: [29],
      ends: undefined,
      up: [false, true, true],
    },
    {
      name: 'all turned up: the marshal wins',
      guesses: [29, 3],
      ends: { winner: 1, reason: 'manhunt-won' },
      up: [true, true, true],
    },
    {
      name: 'one wrong at once: the fugitive wins',
      guesses: [28],
      ends: { winner: 0, reason: 'manhunt-lost' },
      up: [false, true, false],
    },
    {
      name: 'one wrong later: the fugitive wins',
      guesses: [3, 28],
      ends: { winner: 0, reason: 'manhunt-lost' },
      up: [true, true, false],
    },
    {
      name: 'a number that lies face up is wrong',
      guesses: [6],
      ends: { winner: 0, reason: 'manhunt-lost' },
      up: [false, true, false],
    },
    {
      name: 'a sprint card is wrong',
      guesses: [24],
      ends: { winner: 0, reason: 'manhunt-lost' },
      up: [false, true, false],
    },
  ]
  test.each(ways)('F6.3: $name', ({ guesses: numbers, ends, up }) => {
    const played = play(RICH, [hunt, numbers.map((number) => guesses(number))])
    expect(tableOf(played).row.map(({ isUp }) => isUp)).toEqual(up)
    expect(played.events.find(({ type }) => type === 'game.ended')?.data).toEqual(ends)
    expect(played.events.filter(({ type }) => type === 'manhunt.begun')).toHaveLength(1)
  })

  const played = play(RICH, hunt)
  const wishes: { name: string; who: 'fugitive' | 'marshal'; wish: Command; says: string }[] = [
    { name: 'one number', who: 'marshal', wish: guess(3), says: 'accepted' },
    { name: 'two numbers', who: 'marshal', wish: guess(3, 29), says: 'one-number F6.3' },
    { name: 'a draw', who: 'marshal', wish: { type: 'draw', deck: 1 }, says: 'no-draw-now F3.3' },
    {
      name: 'a placement',
      who: 'fugitive',
      wish: { type: 'place', card: 33, sprint: [] },
      says: 'not-your-turn F3.3',
    },
    { name: 'a pass', who: 'fugitive', wish: { type: 'pass' }, says: 'not-your-turn F3.3' },
  ]
  test.each(wishes)('F6.3: in it, $name: $says', ({ who, wish, says }) => {
    expect(answer(played, who, wish)).toBe(says)
  })

  test('F6.3: its guesses are marked as such', () => {
    expect(judge(play(RICH, [hunt, guesses(29), guesses(7)]).events).report).toMatchObject({
      guesses: [
        { manhunt: false },
        { manhunt: false },
        { numbers: [29], manhunt: true },
        { numbers: [7], manhunt: true },
      ],
      reason: 'manhunt-lost',
      winner: 0,
      hideouts: [
        { card: 3 },
        { card: 6, found: true },
        { card: 29, found: true },
        { card: 42, found: false },
      ],
    })
  })
})

describe('F8: when the match is over', () => {
  const played = play(RICH, [nearer, guesses(30), escapes])
  const wishes: Command[] = [
    { type: 'draw', deck: 1 },
    { type: 'place', card: 41, sprint: [] },
    { type: 'pass' },
    { type: 'discard', card: 1 },
    guess(3),
    { type: 'get-ready' },
    { type: 'leave' },
    { type: 'abandon-game', reason: 'late' },
  ]
  test.each(wishes)('F8: $type is refused', (command) => {
    expect(answer(played, command.type === 'abandon-game' ? 'organiser' : 'fugitive', command)).toBe(
      'match-over F8',
    )
  })

  test.each(wishes.slice(0, 5))('F8: so is $type where nobody has said yet who won', (command) => {
    const silent = unsaid(played)
    expect(answer(silent, 'fugitive', command)).toBe('match-over F8')
    expect(answer(silent, 'marshal', command)).toBe('match-over F8')
  })

  test('F8: what is won is not abandoned any more', () => {
    const silent = unsaid(play(RICH, [places(3), passes, guesses(3)]))
    expect(answer(silent, 'organiser', { type: 'abandon-game', reason: 'late' })).toBe('match-over F8')
  })

  test('F8: what was face down becomes public', () => {
    expect(fugitive.isOver(played.match)).toBe(true)
    for (const audience of ['public', { seat: 0 }, { seat: 1 }] as const) {
      expect(fugitive.viewOf(played.match, audience)).toEqual(played.match)
    }
  })

  test('F8: the standing: an escape or an arrest', () => {
    expect(fugitive.outcomeOf(played.match)).toMatchObject({
      winner: 0,
      players: [{ marks: { escapes: 1, arrests: 0 } }, { marks: { escapes: 0, arrests: 0 } }],
    })
    expect(fugitive.outcomeOf(play(RICH, [places(3), passes, guesses(3)]).match)).toMatchObject({
      winner: 1,
      players: [{ marks: { escapes: 0, arrests: 0 } }, { marks: { escapes: 0, arrests: 1 } }],
    })
  })
})
