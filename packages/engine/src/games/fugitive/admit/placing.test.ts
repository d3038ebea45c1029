import { describe, expect, test } from 'vitest'
import { fugitive } from '../game.ts'
import { sprintOf } from '../pieces/pieces.ts'
import { eventWith } from '../testing/event-with.ts'
import {
  answer,
  discards,
  draws,
  type GivenFacts,
  guesses,
  last,
  passes,
  places,
  play,
  type Setup,
  tableOf,
  wish,
} from '../testing/fixture.ts'
import type { Command } from '../vocabulary/commands.ts'

const place = (card: number, ...sprint: number[]): Command => ({ type: 'place', card, sprint })
/** A hand of 1, 2, 3, 42, 4, 5, 8, 15, 16. */
const setup: Setup = { deal: { hand: [4, 5, 8, 15, 16] } }
const marshals: GivenFacts = [draws(3), draws(3), guesses(41)]
/** The fugitive has 1 and 2 in the row, and drawn the 17. */
const second: GivenFacts = [places(1), places(2), marshals, draws(2)]

const cases: { clause: string; name: string; given: GivenFacts; wish: Command; says: string }[] = [
  { clause: 'F4.1', name: 'the first is 3 from the start', given: [], wish: place(3), says: 'accepted' },
  { clause: 'F4.1', name: 'and not 4', given: [], wish: place(4), says: 'too-far F4.1' },
  { clause: 'F4.1', name: 'one more than the last', given: [places(3)], wish: place(4), says: 'accepted' },
  { clause: 'F4.1', name: 'three more', given: [places(2)], wish: place(5), says: 'accepted' },
  {
    clause: 'F4.1',
    name: 'lower than the last',
    given: [places(3)],
    wish: place(2),
    says: 'not-higher F4.1',
  },
  {
    clause: 'F4.1',
    name: 'lower, whatever sprint cards lie under it',
    given: [places(3)],
    wish: place(2, 4, 5),
    says: 'not-higher F4.1',
  },
  {
    clause: 'F4.1',
    name: 'an odd sprint card gives 1',
    given: [places(1)],
    wish: place(5, 3),
    says: 'accepted',
  },
  {
    clause: 'F4.1',
    name: 'an even one gives 2',
    given: [places(3)],
    wish: place(8, 2),
    says: 'accepted',
  },
  {
    clause: 'F4.1',
    name: 'an odd one gives less than 2',
    given: [places(3)],
    wish: place(8, 1),
    says: 'too-far F4.1',
  },
  {
    clause: 'F4.1',
    name: 'two of them add up',
    given: [places(3)],
    wish: place(8, 1, 5),
    says: 'accepted',
  },
  {
    clause: 'F4.1',
    name: 'a big step: 3 + 2 + 2 + 1 from 8 to 16',
    given: [places(3), places(8, 1, 5), marshals, draws(2)],
    wish: place(16, 2, 4, 15),
    says: 'accepted',
  },
  {
    clause: 'F4.1',
    name: 'a step too far: 3 + 2 + 1 from 8 to 16',
    given: [places(3), places(8, 2), marshals, draws(2)],
    wish: place(16, 4, 15),
    says: 'too-far F4.1',
  },
  {
    clause: 'F4.1',
    name: 'a card of the decks',
    given: [],
    wish: place(7, 2, 4),
    says: 'card-not-in-hand F4.1',
  },
  {
    clause: 'F4.1',
    name: 'a card that lies',
    given: [places(2)],
    wish: place(2),
    says: 'card-not-in-hand F4.1',
  },
  {
    clause: 'F4.1',
    name: 'a sprint card that is not in the hand',
    given: [],
    wish: place(4, 6),
    says: 'card-not-in-hand F4.1',
  },
  {
    clause: 'F4.1',
    name: 'a sprint card that lies under another',
    given: [places(1, 3)],
    wish: place(5, 3),
    says: 'card-not-in-hand F4.1',
  },
  { clause: 'F4.1', name: 'a card under itself', given: [], wish: place(4, 4), says: 'card-twice F4.1' },
  { clause: 'F4.1', name: 'a sprint card twice', given: [], wish: place(5, 3, 3), says: 'card-twice F4.1' },
  { clause: 'F4.1', name: 'the 42 from afar', given: [], wish: place(42), says: 'too-far F4.1' },
  {
    clause: 'F4.2',
    name: 'sprint cards that nobody needs',
    given: [],
    wish: place(1, 2, 3, 4, 5, 8, 15, 16),
    says: 'accepted',
  },
  {
    clause: 'F4.2',
    name: 'the 42 as a sprint card',
    given: [],
    wish: place(5, 42),
    says: 'escape-is-no-sprint F4.2',
  },
  { clause: 'F4.2', name: 'a card drawn in this turn', given: second, wish: place(4, 17), says: 'accepted' },
  {
    clause: 'F4.2',
    name: 'a card drawn in this turn as a hideout',
    given: second,
    wish: place(17),
    says: 'too-far F4.1',
  },
]

describe('how far a hideout may lie', () => {
  test.each(cases)('$clause: $name', ({ given, wish, says }) => {
    expect(answer(play(setup, given), 'fugitive', wish)).toBe(says)
  })

  test('F4.1: after a pass the last hideout is still the last', () => {
    const played = play(setup, [second, passes, draws(3), guesses(41), draws(2)])
    expect(answer(played, 'fugitive', place(5))).toBe('accepted')
    expect(answer(played, 'fugitive', place(8))).toBe('too-far F4.1')
  })

  test('F4.1: a hideout that is turned up is the last one all the same', () => {
    const played = play(setup, [places(1), places(3), draws(3), draws(3), guesses(3), draws(2)])
    expect(answer(played, 'fugitive', place(2))).toBe('not-higher F4.1')
    expect(answer(played, 'fugitive', place(5))).toBe('accepted')
  })

  test('F4.1: what is placed leaves the hand with its sprint cards', () => {
    expect(tableOf(play(setup, [places(5, 2, 16)])).hands.fugitive.cards).toEqual([1, 3, 42, 4, 8, 15])
  })

  test('F4.1: the sum is that of the cards: odd 1, even 2', () => {
    expect([1, 2, 3, 4, 15, 28, 41].map(sprintOf)).toEqual([1, 2, 1, 2, 1, 2, 1])
  })
})

const audiences = [
  { name: 'the marshal', audience: { seat: 1 } },
  { name: 'the public', audience: 'public' },
] as const

describe('what others see of a hideout', () => {
  const played = play(setup, [places(1), places(5, 3, 16)])

  test.each(audiences)('F4.1, F4.2: $name sees how many sprint cards lie, and no faces', ({ audience }) => {
    const row = fugitive.viewOf(played.match, audience).table?.row
    expect(row).toMatchObject([
      { card: undefined, sprint: [], isUp: false },
      { card: undefined, sprint: 2, isUp: false },
    ])
  })

  test('F4.3: the fugitive may look at them at any time', () => {
    const row = fugitive.viewOf(played.match, { seat: 0 }).table?.row
    expect(row).toMatchObject([
      { card: 1, sprint: [] },
      { card: 5, sprint: [3, 16] },
    ])
  })
})

describe('F4.4: an illegal placement is refused, and leaves no trace', () => {
  const illegal: Command[] = [place(4), place(5, 42), place(7), place(1, 1), place(42, 2)]

  test.each(illegal)('F4.4: $card on $sprint changes neither course nor streams', (command) => {
    const before = play(setup)
    const views = audiences.map(({ audience }) => fugitive.viewOf(before.match, audience))
    const course = structuredClone(before.course)
    const ruling = wish(before, 'fugitive', command)
    expect(ruling).toMatchObject({ type: 'refused' })
    expect(ruling).not.toHaveProperty('draft')
    expect(before.course).toEqual(course)
    expect(audiences.map(({ audience }) => fugitive.viewOf(before.match, audience))).toEqual(views)
    expect(before.events.map(({ type }) => type)).toEqual(['game.created', 'cards.dealt'])
  })

  test('F4.4: the fugitive may try again at once', () => {
    const before = play(setup)
    expect(answer(before, 'fugitive', place(4))).toBe('too-far F4.1')
    expect(answer(before, 'fugitive', place(3))).toBe('accepted')
  })

  test('F4.4: to the marshal the same wish is out of turn, whatever it holds', () => {
    const says = [...illegal, place(3), place(1, 2)].map((wish) => answer(play(setup), 'marshal', wish))
    expect(new Set(says)).toEqual(new Set(['not-your-turn F3.3']))
  })

  test('F4.4: recorded by another service, it is a finding and changes nothing', () => {
    const honest = play(setup)
    const played = play({ ...setup, loose: true }, [places(4)])
    expect(tableOf(played)).toEqual(tableOf(honest))
  })
})

test('F4.2: a discarded card is no sprint card any more', () => {
  const given = play(
    {
      variant: 'random-events',
      deal: { hand: [4, 5, 8, 15, 16], tops: [[], [], [eventWith('discard'), 29]] },
    },
    [places(1), passes, draws(3), discards(4)],
  )
  expect(last(given, 'card.discarded')).toEqual({ card: 4 })
  expect(tableOf(given).out).toMatchObject([{ card: 4, drawn: [3, 2, 0] }])
  expect(tableOf(given).hands.fugitive.cards).not.toContain(4)
})
