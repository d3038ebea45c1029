import { fugitiveCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { deckPlaceAt, handPlaceAt, layoutOf } from '../plan/places.ts'
import { fugitiveActing } from './index.ts'
import {
  acts,
  at,
  back,
  choose,
  dragCard,
  enter,
  expectHandled,
  type HandledCase,
  handled,
  next,
  seenBy,
  tapCard,
  tapDeck,
} from './testing/handled.ts'
import { refusedAs } from './why-not.ts'

const { draws, guesses, passes, places, play } = fugitiveCase

/** A hand of 1, 2, 3, 42, 4, 5, 8, 15, 16. */
const setup: fugitiveCase.Setup = { deal: { hand: [4, 5, 8, 15, 16] } }
const opening = play(setup)
const marshalDraws = play(setup, [places(1), places(3)])
const marshalGuesses = play(setup, [places(1), places(3), draws(3), draws(3)])
const fugitiveDraws = play(setup, [places(1), places(3), draws(3), draws(3), guesses(41)])
const fugitivePlaces = play(setup, [places(1), places(3), draws(3), draws(3), guesses(41), draws(1)])
/** Bribe: the fugitive discards a card. */
const discards = play(
  { ...setup, variant: 'random-events', deal: { hand: [4, 5, 8, 15, 16], tops: [['n06'], [], []] } },
  [places(1), passes, draws(2), draws(2), guesses(41), draws(1)],
)
/** All hideouts lie low, and the 42 is placed. */
const hunt = play({ ...fugitiveCase.RICH }, [
  places(3),
  passes,
  ...[],
  guesses(40),
  places(42, ...[4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38]),
])
const layout = layoutOf(3, 'fugitive')
const hand = handPlaceAt(layout, 'fugitive', 0, 1)
const deck = deckPlaceAt(layout, 1)

const why = (code: Parameters<typeof refusedAs>[0]) => refusedAs(code).en

const cases: readonly HandledCase[] = [
  {
    name: 'F4.1: a tap chooses the hideout, and Enter places it',
    given: opening,
    who: 'fugitive',
    moves: [...tapCard(3), enter],
    wishes: [{ type: 'place', card: 3, sprint: [] }],
    is: 'accepted',
    hand: { hideout: undefined, sprint: [], carried: undefined },
  },
  {
    name: 'F4.2: further cards are sprint cards under it',
    given: opening,
    who: 'fugitive',
    moves: [...tapCard(8), ...tapCard(4), ...tapCard(16), ...tapCard(1), acts('place')],
    wishes: [{ type: 'place', card: 8, sprint: [4, 16, 1] }],
    is: 'accepted',
  },
  {
    name: 'a second tap takes a card out again, also the hideout: then the next one is it',
    given: opening,
    who: 'fugitive',
    moves: [...tapCard(8), ...tapCard(4), ...tapCard(8), ...tapCard(5), ...tapCard(4), ...tapCard(2)],
    wishes: [],
    hand: { hideout: 5, sprint: [2] },
  },
  {
    name: 'a drag to the table chooses, and a drag back to the hand does not',
    given: opening,
    who: 'fugitive',
    moves: [...dragCard(5, 0, 0), ...dragCard(2, -3, 0.2), ...dragCard(4, hand.x, hand.y), enter],
    wishes: [{ type: 'place', card: 5, sprint: [2] }],
    is: 'accepted',
  },
  {
    name: 'a card that is dragged to the table twice stays chosen; dragged back, it is not any more',
    given: opening,
    who: 'fugitive',
    moves: [...dragCard(5, 0, 0), ...dragCard(5, 1, 0), ...dragCard(2, 0, 0), ...dragCard(2, hand.x, hand.y)],
    wishes: [],
    hand: { hideout: 5, sprint: [] },
  },
  {
    name: 'by keys: through the hand, and Enter chooses; with nothing taken up it places',
    given: opening,
    who: 'fugitive',
    moves: [next, next, enter, next, next, next, next, next, next, enter, enter],
    wishes: [{ type: 'place', card: 2, sprint: [8] }],
    is: 'accepted',
  },
  {
    name: 'F4.1: too far says so with its clause, and the cards stay chosen',
    given: opening,
    who: 'fugitive',
    moves: [...tapCard(15), ...tapCard(4), enter],
    wishes: [],
    hand: { hideout: 15, sprint: [4] },
    why: why('too-far'),
  },
  {
    name: 'F4.2: the 42 is no sprint card',
    given: opening,
    who: 'fugitive',
    moves: [...tapCard(3), ...tapCard(42), enter],
    wishes: [],
    why: why('escape-is-no-sprint'),
  },
  {
    name: 'with nothing chosen there is nothing to be placed',
    given: opening,
    who: 'fugitive',
    moves: [enter],
    wishes: [],
    why: 'Choose the hideout first.',
  },
  {
    name: 'Escape puts back a card that was taken up, then all that was chosen',
    given: opening,
    who: 'fugitive',
    moves: [...tapCard(3), next, back, ...tapCard(4), back],
    wishes: [],
    hand: { hideout: undefined, sprint: [], carried: undefined },
  },
  {
    name: 'F3.1: in the first turn nobody passes before a hideout lies',
    given: opening,
    who: 'fugitive',
    moves: [acts('pass')],
    wishes: [],
    why: why('must-place'),
  },
  {
    name: 'F3.1: the second may be given up',
    given: play(setup, [places(1)]),
    who: 'fugitive',
    moves: [acts('pass')],
    wishes: [{ type: 'pass' }],
    is: 'accepted',
  },
  {
    name: 'F3.3: a card is drawn by a tap on its deck',
    given: fugitiveDraws,
    who: 'fugitive',
    moves: tapDeck(2),
    wishes: [{ type: 'draw', deck: 2 }],
    is: 'accepted',
  },
  {
    name: 'by key',
    given: fugitiveDraws,
    who: 'fugitive',
    moves: [acts('draw-1')],
    wishes: [{ type: 'draw', deck: 1 }],
    is: 'accepted',
  },
  {
    name: 'by a drag off it',
    given: fugitiveDraws,
    who: 'fugitive',
    moves: [
      { type: 'grasp', piece: 'deck 1', at: deck },
      { type: 'carry', at: hand },
      { type: 'drop', at: hand },
    ],
    wishes: [{ type: 'draw', deck: 1 }],
    is: 'accepted',
  },
  {
    name: 'and what is let go of on its deck is not drawn',
    given: fugitiveDraws,
    who: 'fugitive',
    moves: [
      { type: 'grasp', piece: 'deck 1', at: deck },
      { type: 'drop', at: at(deck.x + 0.1, deck.y) },
    ],
    wishes: [],
    hand: { carried: undefined },
  },
  {
    name: 'F3.3: first a card is drawn; what was chosen is kept',
    given: fugitiveDraws,
    who: 'fugitive',
    moves: [...tapCard(5), enter],
    wishes: [],
    hand: { hideout: 5 },
    why: why('draw-first'),
  },
  {
    name: 'F3.3: the marshal draws twice in her first turn',
    given: marshalDraws,
    who: 'marshal',
    moves: [acts('draw-3'), acts('draw-1')],
    wishes: [
      { type: 'draw', deck: 3 },
      { type: 'draw', deck: 1 },
    ],
    is: 'accepted',
  },
  {
    name: 'F5.1: numbers are chosen one by one and said at once',
    given: marshalGuesses,
    who: 'marshal',
    moves: [choose(3), choose(7), choose(1), choose(7), enter],
    wishes: [{ type: 'guess', numbers: [3, 1] }],
    is: 'accepted',
    hand: { numbers: [] },
  },
  {
    name: 'F5.1: none is not said',
    given: marshalGuesses,
    who: 'marshal',
    moves: [choose(3), choose(3), acts('guess')],
    wishes: [],
    why: 'Choose a number first.',
  },
  {
    name: 'numbers may be chosen before the own turn, and stay',
    given: marshalDraws,
    who: 'marshal',
    moves: [choose(12), choose(3), acts('guess')],
    wishes: [],
    hand: { numbers: [12, 3] },
    why: why('draw-first'),
  },
  {
    name: 'there is no such number',
    given: marshalGuesses,
    who: 'marshal',
    moves: [choose(42), choose(0), { type: 'choose', key: 'x' }],
    wishes: [],
    hand: { numbers: [] },
    why: 'You can’t do that now.',
  },
  {
    name: 'F6.3: in a manhunt another number takes the place of the first',
    given: hunt,
    who: 'marshal',
    moves: [choose(7), choose(3), enter],
    wishes: [{ type: 'guess', numbers: [3] }],
    is: 'accepted',
  },
  {
    name: 'F7: a card to be discarded: one, and the last one chosen',
    given: discards,
    who: 'fugitive',
    moves: [...tapCard(5), ...tapCard(8), enter],
    wishes: [{ type: 'discard', card: 8 }],
    is: 'accepted',
  },
  {
    name: 'F7: never the 42',
    given: discards,
    who: 'fugitive',
    moves: [...tapCard(42), enter],
    wishes: [],
    why: why('escape-stays'),
  },
  {
    name: 'cards of the fugitive are not the marshal’s to choose',
    given: marshalGuesses,
    who: 'marshal',
    moves: [...tapCard(3), next],
    wishes: [],
    hand: { hideout: undefined, carried: undefined },
    why: 'You have no card to choose.',
  },
  {
    name: 'nor numbers the fugitive’s',
    given: fugitivePlaces,
    who: 'fugitive',
    moves: [choose(3)],
    wishes: [],
    why: 'You can’t do that now.',
  },
]

it.each(cases)('$name', expectHandled)

describe('what is still in the hand when the table has changed', () => {
  const { hand: chosen } = handled({
    given: opening,
    who: 'fugitive',
    moves: [...tapCard(5), ...tapCard(3), ...tapCard(2), next],
  })
  it('cards that lie in the row now are gone, the others stay chosen', () => {
    const { view, seat } = seenBy(play(setup, [places(3)]), 'fugitive')
    expect(fugitiveActing.keep(view, seat, chosen)).toEqual({
      carried: chosen.carried,
      hideout: 5,
      sprint: [2],
      numbers: [],
    })
  })
  it('what nothing has changed of is the same value', () => {
    const { view, seat } = seenBy(opening, 'fugitive')
    expect(fugitiveActing.keep(view, seat, chosen)).toBe(chosen)
  })
  it('a deck is let go of once its card is drawn', () => {
    const { hand: drawing } = handled({
      given: fugitiveDraws,
      who: 'fugitive',
      moves: [{ type: 'grasp', piece: 'deck 2', at: at(0, -3) }],
    })
    const { view, seat } = seenBy(fugitivePlaces, 'fugitive')
    expect(drawing.carried).toBeDefined()
    expect(fugitiveActing.keep(view, seat, drawing).carried).toBeUndefined()
  })
})

describe('what can be taken, and done by a press', () => {
  const graspsAt = (given: fugitiveCase.Played, who: 'fugitive' | 'marshal') => {
    const { view, seat } = seenBy(given, who)
    return fugitiveActing.graspsOf(view, seat, fugitiveActing.empty).map(({ piece }) => piece)
  }
  const openAt = (given: fugitiveCase.Played, who: 'fugitive' | 'marshal') => {
    const { view, seat } = seenBy(given, who)
    return fugitiveActing.actsOf(view, seat, fugitiveActing.empty)
  }
  it('decks only while one draws, the own cards always', () => {
    expect(graspsAt(opening, 'fugitive')).toHaveLength(9)
    expect(graspsAt(fugitiveDraws, 'fugitive').slice(0, 3)).toEqual(['deck 1', 'deck 2', 'deck 3'])
    expect(graspsAt(fugitiveDraws, 'marshal')).toEqual([])
    expect(graspsAt(marshalDraws, 'marshal')).toEqual(['deck 1', 'deck 2', 'deck 3'])
  })
  it('acts are open when the rules allow them', () => {
    expect(openAt(opening, 'fugitive')).toEqual([])
    expect(openAt(play(setup, [places(1)]), 'fugitive')).toEqual(['pass'])
    expect(openAt(fugitiveDraws, 'fugitive')).toEqual(['draw-1', 'draw-2', 'draw-3'])
    expect(openAt(fugitiveDraws, 'marshal')).toEqual([])
    expect(openAt(fugitivePlaces, 'fugitive')).toEqual(['pass'])
  })
})
