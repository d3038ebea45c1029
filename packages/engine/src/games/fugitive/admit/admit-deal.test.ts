import { describe, expect, test } from 'vitest'
import { draws, judge, last, now, passes, places, play, tableOf, word } from '../testing/fixture.ts'
import { type Stacked, stackedDeal } from '../testing/stacked-deal.ts'
import type { Data, DeckCard } from '../vocabulary/events.ts'
import type { Variant } from '../vocabulary/options.ts'

type Deal = Data['cards.dealt']
interface Case {
  readonly clause: string
  readonly name: string
  readonly variant?: Variant
  readonly stacked?: Stacked
  readonly change: (deal: Deal) => Partial<Deal>
}
type Decks = Deal['decks']
const swapped = (deck: readonly DeckCard[], card: DeckCard, instead: DeckCard) =>
  deck.map((one) => (one === card ? instead : one))
const inDeck =
  (number: 0 | 1 | 2, change: (deck: readonly DeckCard[]) => readonly DeckCard[]) =>
  ({ decks }: Deal): Partial<Deal> => ({
    decks: decks.map((deck, index) => (index === number ? change(deck) : deck)) as unknown as Decks,
  })
const inPile =
  (number: number, change: (pile: readonly string[]) => readonly string[]) =>
  ({ events = [] }: Deal): Partial<Deal> => ({
    events: events.map((pile, index) => (index === number ? change(pile as readonly string[]) : pile)),
  })

const wrong: Case[] = [
  { clause: 'F2.2', name: 'no hand', change: () => ({ hand: [] }) },
  { clause: 'F2.2', name: 'four cards of deck 1', change: ({ hand }) => ({ hand: [...hand, 7] }) },
  { clause: 'F2.2', name: 'two of deck 1, three of deck 2', change: () => ({ hand: [4, 5, 15, 16, 17] }) },
  { clause: 'F2.2', name: 'one of deck 3', change: () => ({ hand: [4, 5, 6, 15, 29] }) },
  { clause: 'F2.2', name: 'the 42 is not drawn', change: ({ hand }) => ({ hand: [...hand, 42] }) },
  { clause: 'F2.2', name: 'nor is the 1', change: ({ hand }) => ({ hand: [1, ...hand] }) },
  { clause: 'F1.2', name: 'a card of the hand in a deck', change: inDeck(0, (deck) => [...deck, 4]) },
  { clause: 'F1.2', name: 'a card twice in the hand', change: () => ({ hand: [4, 4, 6, 15, 16] }) },
  { clause: 'F1.2', name: 'a card twice in its deck', change: inDeck(2, (deck) => swapped(deck, 30, 31)) },
  { clause: 'F1.2', name: 'a card too few', change: inDeck(1, (deck) => deck.slice(1)) },
  { clause: 'F1.2', name: 'a card of another deck', change: inDeck(1, (deck) => swapped(deck, 20, 30)) },
  { clause: 'F1.2', name: 'the 42 in a deck', change: inDeck(2, (deck) => [...deck, 42]) },
  { clause: 'F1.2', name: 'an empty deck', change: inDeck(0, () => []) },
  { clause: 'F7', name: 'an event where there are none', change: inDeck(0, (deck) => [...deck, 'f01']) },
  { clause: 'F7', name: 'an event deck where there are none', change: () => ({ events: [['f01']] }) },
  {
    clause: 'F7',
    name: 'F7.1, an event that nobody knows',
    variant: 'random-events',
    change: inDeck(0, (deck) => [...deck.filter((card) => typeof card === 'number'), 'f01', 'x01']),
  },
  {
    clause: 'F7',
    name: 'F7.1, an event twice',
    variant: 'random-events',
    stacked: { tops: [['f01'], [], []] },
    change: inDeck(1, (deck) => [...deck.filter((card) => typeof card === 'number'), 'f01', 'n01']),
  },
  {
    clause: 'F7',
    name: 'F7.1, one event too few',
    variant: 'random-events',
    change: inDeck(2, (deck) => deck.slice(0, -1)),
  },
  {
    clause: 'F7',
    name: 'F7.1, three in one deck and one in another',
    variant: 'random-events',
    change: ({ decks: [one, two, three] }) => ({
      decks: [
        (one as DeckCard[]).slice(0, -1),
        [...(two as DeckCard[]), (one as DeckCard[]).at(-1) ?? ''],
        three,
      ],
    }),
  },
  {
    clause: 'F7',
    name: 'F7.1, replacements',
    variant: 'random-events',
    change: inDeck(0, (deck) => [...deck.filter((card) => typeof card === 'number'), 'r1', 'r2']),
  },
  {
    clause: 'F7',
    name: 'F7.3, an event of the other side',
    variant: 'helping-fugitive',
    change: inDeck(0, (deck) => [...deck.slice(0, -1), 'g01']),
  },
  {
    clause: 'F7',
    name: 'F7.3, one that helps neither',
    variant: 'helping-marshal',
    change: inDeck(0, (deck) => [...deck.slice(0, -1), 'n01']),
  },
  {
    clause: 'F7',
    name: 'F7.4, events in place of replacements',
    variant: 'catch-up-events',
    change: inDeck(0, (deck) => [...deck.filter((card) => typeof card === 'number'), 'f01', 'g01']),
  },
  { clause: 'F7', name: 'F7.2, no event deck', variant: 'discovery-events', change: () => ({ events: [] }) },
  {
    clause: 'F7',
    name: 'F7.2, an event too few',
    variant: 'discovery-events',
    change: inPile(0, (pile) => pile.slice(1)),
  },
  {
    clause: 'F7',
    name: 'F7.2, an event twice',
    variant: 'discovery-events',
    change: inPile(0, (pile) => [pile[1] ?? '', ...pile.slice(1)]),
  },
  {
    clause: 'F7',
    name: 'F7.4, event decks in another order',
    variant: 'catch-up-events',
    change: ({ events = [] }) => ({ events: events.toReversed() }),
  },
  {
    clause: 'F7',
    name: 'F7.4, two event decks',
    variant: 'catch-up-events',
    change: ({ events = [] }) => ({ events: events.slice(1) }),
  },
  {
    clause: 'F7',
    name: 'F7.4, all in one event deck',
    variant: 'catch-up-events',
    change: ({ events = [] }) => ({ events: [events.flatMap((pile) => pile as readonly string[])] }),
  },
]

describe('a deal is checked, and followed all the same', () => {
  test.each(wrong)('$clause: $name', ({ clause, variant, stacked, change }) => {
    const sound = stackedDeal(variant ?? null, stacked)
    const deal = { ...sound, ...change(sound) } as Deal
    const played = play({ ...(variant ? { variant } : {}), deal, loose: true })
    const clauses = judge(played.events).findings.map(
      ({ seq, what }) => `${seq} ${/\((F[\d.]+)\)$/.exec(what)?.[1]}`,
    )
    expect(clauses).toEqual([`2 ${clause}`])
    expect(now(played)).toBe('1 fugitive place')
    expect(tableOf(played).decks).toEqual(deal.decks)
  })

  test('F7: n02 burns the top card of each deck, also one that does not belong there, or lies there twice', () => {
    const tops: Stacked['tops'] = [['n02', 30, 30], [15, 15], [29]]
    const sound = stackedDeal('random-events', { hand: [4, 5, 6, 17, 18], tops: [['n02'], [15], [29]] })
    const decks = [tops[0], tops[1], ...sound.decks.slice(2)] as unknown as Decks
    const played = play({ variant: 'random-events', deal: { ...sound, decks }, loose: true }, [
      places(1),
      passes,
      draws(1),
    ])
    expect(judge(played.events).findings).toHaveLength(1)
    expect(last(played, 'event.resolved').burnt).toEqual([30, 15, 29])
    expect(tableOf(played).decks).toEqual([[30], [15], (sound.decks[2] as DeckCard[]).slice(1)])
  })

  test('F7: a deal that says nothing of event decks has none', () => {
    const { hand, decks } = stackedDeal(null)
    expect(judge(play({ deal: { hand, decks } }).events).findings).toEqual([])
  })

  test('F2.1: a second deal is a finding and changes nothing', () => {
    const before = play({}, [places(1), passes])
    const again = word('cards.dealt', stackedDeal(null, { hand: [7, 8, 9, 20, 21] }))
    const played = play({ loose: true }, [places(1), passes, again])
    expect(judge(played.events).findings).toMatchObject([{ seq: 5, what: expect.stringContaining('(F2.1)') }])
    expect(played.match).toEqual(before.match)
  })

  test('F2.1: nothing is dealt once the match is over', () => {
    const over = word('game.abandoned', { reason: 'fire' }, 'organiser')
    const played = play({ deal: 'none', loose: true }, [over, word('cards.dealt', stackedDeal(null))])
    expect(judge(played.events).findings).toMatchObject([{ seq: 3 }])
    expect(played.match.table).toBeUndefined()
  })

  test('F3.3: the order of a deck is as dealt', () => {
    const played = play({ deal: { tops: [[14, 9], [], []] } }, [places(1), passes, draws(1), draws(1)])
    expect(tableOf(played).hands.marshal.cards).toEqual([14, 9])
  })
})
