import { describe, expect, test } from 'vitest'
import { fugitive } from '../game.ts'
import {
  answer,
  draws,
  type GivenFacts,
  guesses,
  last,
  passes,
  places,
  play,
  type Setup,
  tableOf,
} from '../testing/fixture.ts'
import type { Command } from '../vocabulary/commands.ts'

const guess = (...numbers: number[]): Command => ({ type: 'guess', numbers })
const setup: Setup = { deal: { hand: [4, 5, 8, 15, 16] } }
/** In the row 2 and, on 3 and 16, the 5; the marshal has drawn. */
const row: GivenFacts = [places(2), places(5, 3, 16), draws(3), draws(3)]

const wishes: { clause: string; name: string; given: GivenFacts; wish: Command; says: string }[] = [
  { clause: 'F5.1', name: 'one number', given: row, wish: guess(7), says: 'accepted' },
  { clause: 'F5.1', name: 'the lowest', given: row, wish: guess(1), says: 'accepted' },
  { clause: 'F5.1', name: 'the highest', given: row, wish: guess(41), says: 'accepted' },
  {
    clause: 'F5.1',
    name: 'more numbers than hideouts',
    given: row,
    wish: guess(1, 2, 3, 4),
    says: 'accepted',
  },
  {
    clause: 'F5.1',
    name: 'all of them',
    given: row,
    wish: guess(...Array.from({ length: 41 }, (_, index) => index + 1)),
    says: 'accepted',
  },
  { clause: 'F5.1', name: 'a number twice', given: row, wish: guess(2, 5, 2), says: 'number-twice F5.1' },
  {
    clause: 'F5.1',
    name: 'a second guess',
    given: [row, guesses(7), draws(2), places(8, 4), draws(3), guesses(7)],
    wish: guess(8),
    says: 'not-your-turn F3.3',
  },
  {
    clause: 'F5.1',
    name: 'before the draw',
    given: [places(2), passes],
    wish: guess(2),
    says: 'draw-first F3.3',
  },
]

describe('what may be named', () => {
  test.each(wishes)('$clause: $name', ({ given, wish, says }) => {
    expect(answer(play(setup, given), 'marshal', wish)).toBe(says)
  })

  test.each([{ numbers: [] }, { numbers: [2.5] }])('F5.1: $numbers is no guess at all', ({ numbers }) => {
    const problem = fugitive.problemOf({
      type: 'numbers.guessed',
      data: { numbers },
      seq: 9,
      at: 0,
      by: 1,
      hash: '',
    })
    expect(problem).toMatch(/^numbers.guessed: data.numbers/)
  })

  test('F5.1: every turn of the marshal has a guess: nothing else is taken', () => {
    const played = play(setup, row)
    const others: Command[] = [
      { type: 'pass' },
      { type: 'draw', deck: 1 },
      { type: 'place', card: 1, sprint: [] },
      { type: 'discard', card: 29 },
    ]
    for (const other of others) expect(answer(played, 'marshal', other)).not.toBe('accepted')
  })
})

interface Case {
  readonly clause: string
  readonly name: string
  readonly numbers: readonly number[]
  readonly answered: object
  /** Which of the two hideouts are turned up. */
  readonly up: readonly boolean[]
}
const second = { place: 2, card: 5, sprint: [3, 16] }
const cases: Case[] = [
  {
    clause: 'F5.2',
    name: 'a right number turns its hideout up, with its sprint cards',
    numbers: [5],
    answered: { right: true, hideouts: [second] },
    up: [false, true],
  },
  {
    clause: 'F5.2',
    name: 'all right ones, in any order',
    numbers: [5, 2],
    answered: { right: true, hideouts: [{ place: 1, card: 2, sprint: [] }, second] },
    up: [true, true],
  },
  { clause: 'F5.2', name: 'a wrong one', numbers: [7], answered: { right: false }, up: [false, false] },
  {
    clause: 'F5.2',
    name: 'one wrong of two: nothing turns, and nothing tells which was right',
    numbers: [5, 7],
    answered: { right: false },
    up: [false, false],
  },
  {
    clause: 'F5.2',
    name: 'one wrong of three',
    numbers: [2, 5, 41],
    answered: { right: false },
    up: [false, false],
  },
  {
    clause: 'F5.3',
    name: 'a sprint card is no hideout',
    numbers: [3],
    answered: { right: false },
    up: [false, false],
  },
  {
    clause: 'F5.3',
    name: 'nor beside a right number',
    numbers: [5, 16],
    answered: { right: false },
    up: [false, false],
  },
]

describe('what is answered', () => {
  test.each(cases)('$clause: $name', ({ numbers, answered, up }) => {
    const played = play(setup, [row, guesses(...numbers)])
    expect(last(played, 'guess.answered')).toEqual(answered)
    expect(tableOf(played).row.map(({ isUp }) => isUp)).toEqual(up)
    expect(tableOf(played).row.map(({ isSprintUp }) => isSprintUp)).toEqual(up)
  })

  test('F5.2: a hideout that lies face up is not face down: to name it again is wrong', () => {
    const played = play(setup, [row, guesses(5), draws(2), passes, draws(3), guesses(2, 5)])
    expect(last(played, 'guess.answered')).toEqual({ right: false })
    expect(tableOf(played).guesses.at(-1)).toMatchObject({ wasUp: [5], isRight: false })
  })

  test('F5.2: what is turned up, everybody sees; what is not, nobody more', () => {
    const { match } = play(setup, [row, guesses(5)])
    for (const audience of ['public', { seat: 1 }] as const) {
      expect(fugitive.viewOf(match, audience).table?.row).toMatchObject([
        { card: undefined, isUp: false },
        { card: 5, sprint: [3, 16], isUp: true },
      ])
    }
  })

  test('F5.3: the last hideout is found without its sprint cards', () => {
    const played = play(setup, [row, guesses(2), draws(2), passes, draws(3), guesses(5)])
    expect(last(played, 'game.ended')).toEqual({ winner: 1, reason: 'caught' })
  })

  test('F1.4: the notebook: what was guessed, and how it came out', () => {
    const played = play(setup, [row, guesses(7, 9), draws(2), passes, draws(3), guesses(2)])
    expect(tableOf(played).guesses).toMatchObject([
      { turn: 2, numbers: [7, 9], places: 2, isRight: false, isHunt: false },
      { turn: 4, numbers: [2], places: 2, isRight: true, isHunt: false },
    ])
  })
})
