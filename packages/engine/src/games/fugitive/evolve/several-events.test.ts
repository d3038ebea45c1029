import { describe, expect, test } from 'vitest'
import { type Effect, EVENT_CARDS, type Role } from '../event-cards/index.ts'
import { cardsOf, DECK_NUMBERS } from '../pieces/pieces.ts'
import type { Step } from '../state/table.ts'
import { eventsWithEffect, eventWith } from '../testing/event-with.ts'
import {
  answer,
  discards,
  draws,
  type GivenFacts,
  goOn,
  guesses,
  last,
  now,
  passes,
  places,
  play,
  type Setup,
  tableOf,
} from '../testing/fixture.ts'
import { afterEvents, isDue, until } from '../testing/on-the-table.ts'
import { reachWith } from './evolve-table.ts'

const further = eventWith('reach')
const burns = eventWith('burn')

const first: GivenFacts = [places(1), passes]
const all = DECK_NUMBERS.flatMap(cardsOf)
const types = ({ events }: ReturnType<typeof play>) => events.map(({ type }) => type)
describe('F7: empty decks', () => {
  const bare = (decks: readonly [string[], (number | string)[], number[]]): Setup => ({
    variant: 'random-events',
    loose: true,
    deal: { hand: all.filter((card) => !decks.flat().includes(card)), decks },
  })

  test('F7: drawn again from any other, if the deck is empty', () => {
    const played = play(bare([[further], [15], [29]]), [first, draws(1)])
    expect(now(played)).toBe('2 marshal draw')
    expect(answer(played, 'marshal', { type: 'draw', deck: 1 })).toBe('deck-empty F3.3')
    expect(answer(played, 'marshal', { type: 'draw', deck: 2 })).toBe('accepted')
    expect(answer(played, 'marshal', { type: 'draw', deck: 3 })).toBe('accepted')
  })

  test('F7: with all empty the next card is left out', () => {
    expect(now(play(bare([[further], [], []]), [first, draws(1)]))).toBe('2 marshal guess')
    expect(now(play(bare([[eventWith('draw')], [], []]), [first, draws(1)]))).toBe('2 marshal guess')
  })

  test('F7: a deck of events alone is no empty deck', () => {
    const played = play(bare([[further], [eventWith('strong-sprint')], []]), [first, draws(2)])
    expect(now(played)).toBe('2 marshal draw')
    expect(now(goOn(played, [draws(1)]))).toBe('2 marshal guess')
  })

  test('F7: what is burnt is the next hideout card, under an event too; of an empty deck nothing', () => {
    const played = play(bare([[burns], [further, 15, 16], []]), [first, draws(1)])
    expect(last(played, 'event.resolved').burnt).toEqual([15])
    expect(tableOf(played).decks).toEqual([[], [further, 16], []])
    const none = play(bare([[burns], [], []]), [first, draws(1)])
    expect(last(none, 'event.resolved').burnt).toEqual([])
  })

  test('F7: with the 42 alone there is nothing to discard', () => {
    const id = eventWith('discard')
    const setup: Setup = {
      variant: 'random-events',
      loose: true,
      deal: { hand: [], decks: [[id], [15], [29]] },
    }
    const played = play(setup, [places(1, 2, 3), passes, draws(1)])
    expect(tableOf(played).hands.fugitive.cards).toEqual([42])
    expect(now(played)).toBe('2 marshal draw')
    const one = play(setup, [places(1, 2), passes, draws(1)])
    expect(now(one)).toBe('2 fugitive discard')
    expect(now(goOn(one, [discards(3)]))).toBe('2 marshal draw')
  })

  test('F7: a closed deck is open where no other has cards', () => {
    const [id = ''] = eventsWithEffect('close-deck', ({ who, deck }) => who === 'marshal' && deck === 3)
    const played = play(bare([[id], [], [29, 30]]), [first, draws(1), draws(3)])
    expect(now(played)).toBe('2 marshal draw')
    expect(answer(played, 'marshal', { type: 'draw', deck: 3 })).toBe('accepted')
  })
})

describe('F7: several events at once', () => {
  const two = (type: Effect['type'], who: Role = 'fugitive') => {
    const ids = eventsWithEffect(type).slice(0, 2)
    expect(ids).toHaveLength(2)
    return afterEvents({ ids, who, row: [places(1), passes] })
  }
  const turnOf = (played: ReturnType<typeof play>) => tableOf(played).turn.number

  test('F7: reach adds up, and one step is always open', () => {
    const ids = eventsWithEffect('reach', ({ by }) => by > 0).slice(0, 2)
    const both = EVENT_CARDS.filter(({ id }) => ids.includes(id)).flatMap(({ effects }) => effects)
    const more = both.reduce((sum, effect) => sum + (effect.type === 'reach' ? effect.by : 0), 0)
    expect(tableOf(until(afterEvents({ ids, who: 'fugitive' }), isDue('place'))).changes.reach).toBe(more)
    expect([reachWith(more), reachWith(-1), reachWith(-2), reachWith(-3), reachWith(-9)]).toEqual([
      3 + more,
      2,
      1,
      1,
      1,
    ])
  })

  test('F7: sprint cards are worth 1 more for each event that says so', () => {
    const { strong } = tableOf(until(two('strong-sprint'), isDue('place'))).changes
    expect(strong).toBe(2)
  })

  test('F7: two placements left out are two', () => {
    expect(turnOf(until(two('stay'), isDue('place')))).toBe(7)
  })

  test('F7: two guesses left out are two', () => {
    expect(turnOf(until(two('no-guess', 'marshal'), isDue('guess')))).toBe(6)
  })

  test('F7: two guesses more are two more', () => {
    let played = until(two('guess-more'), isDue('guess'))
    const { number } = tableOf(played).turn
    for (const left of [2, 1, 0]) {
      played = goOn(played, [guesses(41)])
      expect(turnOf(played) === number).toBe(left > 0)
    }
  })

  test('F7: two hideouts more are two more', () => {
    const played = until(two('place-more', 'marshal'), isDue('place'))
    const { number } = tableOf(played).turn
    expect(turnOf(goOn(played, [places(2), places(3)]))).toBe(number)
    expect(turnOf(goOn(played, [places(2), places(3), places(4)]))).toBe(number + 1)
  })

  test('F7: two that bind the next guess bind that one', () => {
    const played = until(two('one-number'), isDue('guess'))
    expect(tableOf(played).changes.oneNumber).toBe(true)
    expect(tableOf(goOn(played, [guesses(41)])).changes.oneNumber).toBe(false)
  })

  test('F7: two that close decks close them for the same draw', () => {
    const closes = (deck: number) =>
      eventWith('close-deck', (one) => one.who === 'marshal' && one.deck === deck)
    const isOfTurn = (step: Step) => step.type === 'draw' && step.who === 'marshal' && step.from === undefined
    const played = until(afterEvents({ ids: [closes(2), closes(3)], who: 'fugitive' }), isOfTurn)
    const open = (now: typeof played) =>
      ([1, 2, 3] as const).filter((deck) => answer(now, 'marshal', { type: 'draw', deck }) === 'accepted')
    expect(open(played)).toEqual([1])
    expect(open(until(goOn(played, [draws(1)]), isOfTurn))).toEqual([1, 2, 3])
  })

  test('F7: a right guess spends what a wrong one would have told', () => {
    const played = until(afterEvents({ ids: [eventWith('tell-count')], who: 'fugitive' }), isDue('guess'))
    expect(tableOf(played).changes.tellCount).toBe(true)
    expect(tableOf(goOn(played, [guesses(1)])).changes.tellCount).toBe(false)
  })

  test('F7: what binds the next guess is kept while guesses are left out', () => {
    const played = afterEvents({ ids: [eventWith('one-number'), eventWith('no-guess')], who: 'marshal' })
    const later = until(played, isDue('guess'))
    expect(turnOf(later)).toBe(4)
    expect(answer(later, 'marshal', { type: 'guess', numbers: [40, 41] })).toBe('one-number-now F7')
  })

  test('F6.3: a manhunt is guessed, though the next guess is to be left out', () => {
    const [id = ''] = eventsWithEffect('no-guess')
    const setup: Setup = {
      variant: 'random-events',
      loose: true,
      deal: { hand: all.filter((card) => card !== 15 && card !== 17), decks: [[id], [15, 17], []] },
    }
    const evens = all.filter((card) => card % 2 === 0)
    const played = play(setup, [first, draws(2), draws(2), guesses(41), draws(1)])
    const hunt = goOn(played, [places(42, ...evens)])
    expect(now(hunt)).toBe('3 marshal guess')
    expect(tableOf(hunt).isHunt).toBe(true)
  })

  test('F7: an event among the cards that an event gives is resolved as well', () => {
    const extra = eventsWithEffect('draw', ({ who }) => who === 'fugitive')[0] ?? ''
    const played = afterEvents({ ids: [extra, eventWith('reach')], who: 'fugitive' })
    expect(types(played).slice(-4)).toEqual([
      'event.drawn',
      'event.resolved',
      'event.drawn',
      'event.resolved',
    ])
    expect(tableOf(played).steps[0]).toMatchObject({ type: 'draw', isExtra: true, from: 3 })
  })

  test('F7: nothing is left over for a pass: it ends all placements of the turn', () => {
    const played = until(afterEvents({ ids: [eventWith('place-more')], who: 'fugitive' }), isDue('place'))
    expect(now(goOn(played, [places(2), passes]))).toBe('4 marshal draw')
    expect(now(goOn(played, [passes]))).toBe('4 marshal draw')
  })
})
