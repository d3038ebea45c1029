import { describe, expect, test } from 'vitest'
import { fugitive } from '../game.ts'
import { play, tableOf } from '../testing/fixture.ts'
import { cardsOf, DECK_NUMBERS, deckOf, FIRST_CARDS, REPLACEMENTS, START, sprintOf } from './pieces.ts'

const all = Array.from({ length: 43 }, (_, card) => card)

describe('F1: the pieces', () => {
  test('F1.1: 43 hideout cards, 0 to 42: the start, those that the fugitive has, those of the decks', () => {
    const cards = [START, ...FIRST_CARDS, ...DECK_NUMBERS.flatMap(cardsOf)]
    expect(cards.toSorted((one, other) => one - other)).toEqual(all)
  })

  test('F1.1: odd numbers sprint 1, even numbers 2; so two unknown ones make 3 half of the time', () => {
    expect(all.every((card) => sprintOf(card) === (card % 2 === 1 ? 1 : 2))).toBe(true)
    const pairs = all
      .slice(1, 42)
      .flatMap((one) => all.slice(one + 1, 42).map((other) => [one, other] as const))
    const threes = pairs.filter(([one, other]) => sprintOf(one) + sprintOf(other) === 3)
    expect(threes.length / pairs.length).toBeCloseTo(0.5, 1)
  })

  test('F1.2: three decks, 4–14, 15–28, 29–41', () => {
    expect(
      DECK_NUMBERS.map((deck) => [cardsOf(deck)[0], cardsOf(deck).at(-1), cardsOf(deck).length]),
    ).toEqual([
      [4, 14, 11],
      [15, 28, 14],
      [29, 41, 13],
    ])
    expect([0, 3, 4, 14, 15, 28, 29, 41, 42].map(deckOf)).toEqual([
      undefined,
      undefined,
      1,
      1,
      2,
      2,
      3,
      3,
      undefined,
    ])
  })

  test('F1.2: the row begins with the 0 alone, which is no hideout to be found', () => {
    expect(tableOf(play({})).row).toEqual([])
  })

  test('F1.3: 6 replacement cards, 2 for each deck', () => {
    expect(new Set(REPLACEMENTS).size).toBe(6)
  })
})

const events: { clause: string; name: string; type: string; data: object; problem: RegExp }[] = [
  {
    clause: 'F1.1',
    name: 'half a card',
    type: 'card.discarded',
    data: { card: 1.5 },
    problem: /card: Invalid safe integer/,
  },
  {
    clause: 'F2.1',
    name: 'two decks',
    type: 'cards.dealt',
    data: { hand: [], decks: [[], []] },
    problem: /decks/,
  },
  {
    clause: 'F5.1',
    name: 'no number',
    type: 'numbers.guessed',
    data: { numbers: [] },
    problem: /at least 1 item/,
  },
  {
    clause: 'F6',
    name: 'a reason of its own',
    type: 'game.ended',
    data: { winner: 1, reason: 'bored' },
    problem: /reason/,
  },
  {
    clause: 'F7',
    name: 'an event with no name',
    type: 'event.drawn',
    data: { deck: 1, event: '' },
    problem: /event/,
  },
  {
    clause: 'F7',
    name: 'four event decks',
    type: 'cards.dealt',
    data: { hand: [], decks: [[], [], []], events: [[], [], [], []] },
    problem: /events/,
  },
  {
    clause: 'F8',
    name: 'an event of another game',
    type: 'tile.placed',
    data: {},
    problem: /unknown event type/,
  },
  {
    clause: 'F8',
    name: 'a masked copy',
    type: 'card.drawn',
    data: { deck: 1, card: null, hidden: true },
    problem: /masked copy/,
  },
]

test.each(events)('$clause: no event can say: $name', ({ type, data, problem }) => {
  expect(fugitive.problemOf({ type, data, seq: 2, at: 0, by: 0, hash: '' })).toMatch(problem)
})

const created = (data: object) =>
  fugitive.problemOf({ type: 'game.created', data, seq: 1, at: 0, by: 'server', hash: '' })
const sound = {
  format: 'getaway-log/1',
  game: 'fugitive',
  rules: 'fugitive/1',
  id: 'case',
  players: [
    { seat: 0, name: null },
    { seat: 1, name: 'Bob' },
  ],
  options: {},
}
const matches: { clause: string; name: string; change: object; problem: RegExp | undefined }[] = [
  { clause: 'F2', name: 'two seats', change: {}, problem: undefined },
  { clause: 'F2', name: 'one seat', change: { players: [{ seat: 0, name: null }] }, problem: /players/ },
  {
    clause: 'F2',
    name: 'a seat twice',
    change: {
      players: [
        { seat: 1, name: null },
        { seat: 1, name: null },
      ],
    },
    problem: /once each/,
  },
  { clause: 'F2', name: 'other rules', change: { rules: 'fugitive/2' }, problem: /"fugitive\/2" is unknown/ },
  {
    clause: 'F2',
    name: 'a third seat that flees',
    change: { options: { fugitive: 2 } },
    problem: /fugitive/,
  },
  { clause: 'F7', name: 'no variant', change: { options: { variant: null } }, problem: undefined },
  {
    clause: 'F7',
    name: 'one variant',
    change: { options: { variant: 'random-events' } },
    problem: undefined,
  },
  {
    clause: 'F7',
    name: 'two variants',
    change: { options: { variant: ['random-events', 'discovery-events'] } },
    problem: /variant/,
  },
  {
    clause: 'F7',
    name: 'a variant of nobody’s',
    change: { options: { variant: 'helping' } },
    problem: /variant/,
  },
]

describe('what matches there are', () => {
  test.each(matches)('$clause: $name', ({ change, problem }) => {
    const found = created({ ...sound, ...change })
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeUndefined()
  })
})
