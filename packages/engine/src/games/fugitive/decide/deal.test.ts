import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { failed, unwrap } from '../../../result.ts'
import { EVENT_CARDS, eventsWith } from '../event-cards/index.ts'
import { fugitive } from '../game.ts'
import { cardsOf, DECK_NUMBERS, ICONS, REPLACEMENTS } from '../pieces/pieces.ts'
import { judge, play, T0, tableOf, word } from '../testing/fixture.ts'
import type { Data, DeckCard } from '../vocabulary/events.ts'
import { VARIANTS, type Variant } from '../vocabulary/options.ts'
import { createBy } from './create.ts'
import { dealCards } from './deal.ts'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)
const dealt = (variant: Variant | null) => SEEDS.map((seed) => dealCards(variant, seededRandom(seed)))
const known = (deck: unknown) => deck as readonly DeckCard[]
const numbers = (deck: unknown) => known(deck).filter((card) => typeof card === 'number')
const extras = (deck: unknown) => known(deck).filter((card) => typeof card === 'string')
const sorted = (cards: readonly number[]) => cards.toSorted((one, other) => one - other)
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).toSorted()

describe.each([null, ...VARIANTS])('the deal of %s', (variant) => {
  const deals = dealt(variant)

  test('F2.2: the fugitive has 1, 2, 3, 42, 3 cards of deck 1 and 2 of deck 2; the marshal none', () => {
    for (const deal of deals) {
      const { hands } = tableOf(play({ ...(variant ? { variant } : {}), deal }))
      const hand = hands.fugitive.cards as readonly number[]
      expect(hand.slice(0, 4)).toEqual([1, 2, 3, 42])
      expect(hand).toHaveLength(9)
      expect(hand.filter((card) => card >= 4 && card <= 14)).toHaveLength(3)
      expect(hand.filter((card) => card >= 15 && card <= 28)).toHaveLength(2)
      expect(hands.marshal.cards).toEqual([])
    }
  })

  test('F1.2: hand and decks hold each card once, in its deck', () => {
    for (const { hand, decks } of deals) {
      for (const deck of DECK_NUMBERS) {
        const own = hand.filter((card) => cardsOf(deck).includes(card))
        expect(sorted([...own, ...numbers(decks[deck - 1])])).toEqual(cardsOf(deck))
      }
    }
  })

  test('F2.1: the decks are shuffled, each for itself', () => {
    for (const deck of [0, 1, 2]) {
      expect(new Set(deals.map(({ decks }) => numbers(decks[deck])[0])).size).toBeGreaterThan(5)
      expect(new Set(deals.map(({ decks }) => numbers(decks[deck]).at(-1))).size).toBeGreaterThan(5)
    }
  })

  test('F7: the events are shuffled in after the opening hand, anywhere in their deck', () => {
    expect(deals.every(({ hand }) => hand.every((card) => typeof card === 'number'))).toBe(true)
    const places = deals.flatMap(({ decks }) =>
      decks.map((deck) => known(deck).findIndex((card) => typeof card === 'string')),
    )
    const hasEvents = variant !== null && variant !== 'discovery-events'
    expect(new Set(places.filter((place) => place >= 0)).size > 5).toBe(hasEvents)
  })

  test('F7: no reader finds anything wrong with it', () => {
    for (const deal of deals)
      expect(judge(play({ ...(variant ? { variant } : {}), deal }).events).findings).toEqual([])
  })
})

describe('what each variant deals', () => {
  const counts = (deal: Data['cards.dealt']) => deal.decks.map((deck) => extras(deck).length)
  const all = (deal: Data['cards.dealt']) => deal.decks.flatMap(extras)

  test('F7: without one, no events at all', () => {
    for (const deal of dealt(null)) {
      expect(counts(deal)).toEqual([0, 0, 0])
      expect(deal.events).toEqual([])
    }
  })

  test('F7.1: 2 random events in each deck, none twice', () => {
    const deals = dealt('random-events')
    for (const deal of deals) {
      expect(counts(deal)).toEqual([2, 2, 2])
      expect(new Set(all(deal)).size).toBe(6)
      expect(deal.events).toEqual([])
    }
    expect(new Set(deals.flatMap(all)).size).toBe(34)
  })

  test('F7.2: an event deck of all 34, shuffled', () => {
    const deals = dealt('discovery-events')
    for (const deal of deals) {
      expect(counts(deal)).toEqual([0, 0, 0])
      expect(deal.events?.map((pile) => pile.toSorted())).toEqual([ids(EVENT_CARDS)])
    }
    expect(new Set(deals.map(({ events }) => events?.[0]?.[0])).size).toBeGreaterThan(10)
  })

  test.each([
    ['helping-fugitive', 'footprints'],
    ['helping-marshal', 'glass'],
  ] as const)('F7.3: %s: the 14 of %s, 5, 5 and 4', (variant, icon) => {
    for (const deal of dealt(variant)) {
      expect(counts(deal)).toEqual([5, 5, 4])
      expect(all(deal).toSorted()).toEqual(ids(eventsWith(icon)))
      expect(deal.events).toEqual([])
    }
  })

  test('F7.4: 2 replacements in each deck, and three event decks by icon', () => {
    for (const deal of dealt('catch-up-events')) {
      expect(counts(deal)).toEqual([2, 2, 2])
      expect(all(deal).toSorted()).toEqual(REPLACEMENTS.toSorted())
      expect(deal.events?.map((pile) => pile.toSorted())).toEqual(ICONS.map((icon) => ids(eventsWith(icon))))
    }
  })
})

describe('when it is dealt', () => {
  const seat = (number: number) => word('seat.taken', { seat: number, name: 'Ann', key: null, bot: null })
  const ready = (number: number) => word('seat.ready', {}, number)
  const rows = [
    { name: 'nobody is there', given: [], says: [] },
    { name: 'one is ready', given: [seat(0), seat(1), ready(0)], says: [] },
    { name: 'an open seat', given: [seat(0), ready(0)], says: [] },
    {
      name: 'who leaves is not ready',
      given: [seat(0), seat(1), ready(0), word('seat.left', {}, 0), ready(1)],
      says: [],
    },
    { name: 'both are ready', given: [seat(0), seat(1), ready(1), ready(0)], says: ['cards.dealt'] },
  ]
  test.each(rows)('F2.1: $name: $says', ({ given, says }) => {
    const played = play({ deal: 'none' }, given)
    expect(
      played.events
        .filter(({ by, type }) => by === 'server' && type === 'cards.dealt')
        .map(({ type }) => type),
    ).toEqual(says)
  })

  test.each([
    [600, 599, []],
    [600, 600, ['game.abandoned']],
    [0, 9_999_999, []],
  ])('F8: with idleS %d, %d s after the last act: %j', (idleS, seconds, says) => {
    const { match } = play({ options: { idleS } })
    const { drafts, next } = fugitive.conclude(match, match.lastActAt + seconds * 1_000_000, seededRandom(1))
    expect(drafts.map(({ type }) => type)).toEqual(says)
    expect(next).toBe(idleS > 0 && says.length === 0 ? match.lastActAt + idleS * 1_000_000 : undefined)
  })

  test('F8: when both have left, it is given up at once', () => {
    const sit = [0, 1].map((seat) =>
      word('seat.taken', { seat, name: `player ${seat}`, key: null, bot: null }),
    )
    const played = play({}, [...sit, word('seat.left', {}, 0), word('seat.left', { seat: 1 })])
    expect(played.events.at(-1)).toMatchObject({
      type: 'game.abandoned',
      data: { reason: 'all players left' },
    })
    expect(judge(played.events).report).toMatchObject({ status: 'abandoned', winner: null, reason: null })
  })
})

describe('what a host may choose', () => {
  const wish = (options: unknown, seats = 2) => createBy({ id: 'x', at: T0, seats, options }, seededRandom(1))

  test('F7: at most one variant, by name', () => {
    for (const variant of VARIANTS)
      expect(wish({ variant })).toMatchObject({ value: { data: { options: { variant } } } })
    expect(wish({})).toMatchObject({ value: { data: { options: { variant: null } } } })
    expect(wish({ variant: 'all-events' })).toEqual(failed(expect.stringMatching(/variant/)))
    expect(wish({ variants: 'random-events' })).toEqual(
      failed(expect.stringMatching(/variants is not known/)),
    )
  })

  test('F2: two players; who flees is named or drawn', () => {
    expect(wish({}, 3)).toEqual(failed('fugitive is for 2 players, not 3'))
    expect(wish({ fugitive: 1 })).toMatchObject({ value: { data: { options: { fugitive: 1 } } } })
    const drawn = SEEDS.map((seed) =>
      createBy({ id: 'x', at: T0, seats: 2, options: {} }, seededRandom(seed)),
    )
    const seats = drawn.map((draft) => (unwrap(draft).data as Data['game.created']).options.fugitive)
    expect(new Set(seats)).toEqual(new Set([0, 1]))
  })
})
