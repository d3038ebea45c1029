import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { fugitive } from '../game.ts'
import { eventWith } from '../testing/event-with.ts'
import {
  acted,
  draws,
  type GivenFact,
  type GivenFacts,
  guesses,
  judge,
  passes,
  places,
  play,
  type Setup,
  word,
} from '../testing/fixture.ts'
import { stackedDeal } from '../testing/stacked-deal.ts'
import type { Data } from '../vocabulary/events.ts'

const first: GivenFacts = [places(1), passes]
const FAR = [0, -1, 43, Number.MAX_SAFE_INTEGER]
const withEvent = (id: string): Setup => ({
  variant: 'random-events',
  deal: { tops: [[], [], [id, 29]] },
})

/** Each is a number that no rule knows, in a fact or a decision; the clause that it breaks. */
const cases: {
  clause: string
  name: string
  setup?: Setup
  given?: GivenFacts
  says: (number: number) => GivenFact
}[] = [
  { clause: 'F4.1', name: 'a card is placed', says: (card) => placed(card, []) },
  { clause: 'F4.1', name: 'a sprint card is laid', says: (card) => placed(2, [card]) },
  {
    clause: 'F1.2',
    name: 'a card is drawn from a deck',
    given: first,
    says: (deck) => acted('card.drawn', { deck, card: 7 }, 'marshal'),
  },
  {
    clause: 'F1.2',
    name: 'an event is drawn from a deck',
    given: first,
    says: (deck) => acted('event.drawn', { deck, event: 'f01' }, 'marshal'),
  },
  {
    clause: 'F3.3',
    name: 'a card is drawn',
    given: first,
    says: (card) => acted('card.drawn', { deck: 1, card }, 'marshal'),
  },
  {
    clause: 'F5.1',
    name: 'a number is named',
    given: [first, draws(1), draws(1)],
    says: (number) => acted('numbers.guessed', { numbers: [2, number] }, 'marshal'),
  },
  {
    clause: 'F7',
    name: 'a card is discarded',
    setup: withEvent(eventWith('discard')),
    given: [first, draws(3)],
    says: (card) => acted('card.discarded', { card }, 'fugitive'),
  },
  { clause: 'F8', name: 'a seat is taken', says: (seat) => taken(seat || 2) },
  { clause: 'F8', name: 'a seat is ready', says: (seat) => word('seat.ready', { seat: seat || 2 }) },
]

function placed(card: number, sprint: readonly number[]): GivenFact {
  return acted('hideout.placed', { card, sprint }, 'fugitive')
}

function taken(seat: number): GivenFact {
  return word('seat.taken', { seat, name: 'Cid', key: null, bot: null })
}

describe('a number out of its range is a finding and no error', () => {
  test.each(cases)('$clause: $name', ({ clause, setup = {}, given = [], says }) => {
    const before = play(setup, given)
    for (const number of FAR) {
      const played = play({ ...setup, loose: true }, [given, says(number)])
      const event = played.events[before.events.length]
      expect(event && fugitive.problemOf(event)).toBeUndefined()
      expect(judge(played.events).findings).toMatchObject([
        { seq: event?.seq, what: expect.stringContaining(`(${clause})`) },
      ])
      expect(played.match.table).toEqual(before.match.table)
    }
  })

  const odd = [0, -1, 42, 99]
  const decisions: { name: string; given: GivenFacts; type: string; says: (number: number) => object }[] = [
    { name: 'a place', given: [guesses(1)], type: 'guess.answered', says: (place) => up({ place }) },
    { name: 'a card', given: [guesses(1)], type: 'guess.answered', says: (card) => up({ card }) },
    {
      name: 'a count',
      given: [guesses(41)],
      type: 'guess.answered',
      says: (count) => ({ right: false, count }),
    },
    {
      name: 'a winner',
      given: [guesses(1, 4)],
      type: 'game.ended',
      says: (n) => ({ winner: n || 7, reason: 'caught' }),
    },
  ]
  const up = (change: object) => ({ right: true, hideouts: [{ place: 1, card: 1, sprint: [], ...change }] })
  test.each(decisions)('in a decision: $name', ({ given, type, says }) => {
    const played = play({ loose: true }, [places(1), places(4, 15), draws(3), draws(3), given])
    for (const number of odd) {
      const events = played.events.map((event) =>
        event.type === type ? { ...event, data: says(number) } : event,
      )
      for (const event of events) expect(fugitive.problemOf(event as never)).toBeUndefined()
      expect(judge(events as never).findings).toMatchObject([
        { what: expect.stringMatching(/the replay says/) },
      ])
    }
  })

  test('F7: numbers that an event tells', () => {
    const played = play(withEvent(eventWith('rule-out')), [first, draws(3)])
    for (const ruledOut of [
      [0, 40],
      [-1, 40],
      [42, 40],
    ]) {
      const told = played.events.map((event) =>
        event.type === 'event.resolved' ? { ...event, data: { ...event.data, ruledOut } } : event,
      )
      for (const event of told) expect(fugitive.problemOf(event as never)).toBeUndefined()
      expect(judge(told as never).findings).toMatchObject([{ what: expect.stringContaining('(F7)') }])
    }
  })

  test('F1.1: a deal of cards that do not exist can’t be played', () => {
    for (const card of FAR) {
      const sound = stackedDeal(null)
      const decks = [[card, ...(sound.decks[0] as number[])], ...sound.decks.slice(1)]
      for (const deal of [
        { ...sound, decks },
        { ...sound, hand: [card, 4, 5, 15, 16] },
      ]) {
        const played = play({ deal: deal as unknown as Data['cards.dealt'], loose: true })
        expect(fugitive.problemOf(played.events[1] as never)).toBeUndefined()
        expect(judge(played.events).findings).toMatchObject([
          { seq: 2, what: expect.stringContaining(`there is no card ${card} (F1.1)`) },
        ])
        expect(played.match.table).toBeUndefined()
      }
    }
  })
})

test.each([
  { type: 'place', card: 0 },
  { type: 'place', card: 43 },
  { type: 'place', card: 2, sprint: [0] },
  { type: 'discard', card: 43 },
  { type: 'draw', deck: 4 },
  { type: 'guess', numbers: [0] },
  { type: 'guess', numbers: [42] },
])('a wish out of range is not even heard: $type', (wish) => {
  expect(safeParse(fugitive.commands, wish).success).toBe(false)
})
