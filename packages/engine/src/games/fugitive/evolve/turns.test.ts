import { describe, expect, test } from 'vitest'
import type { Audience } from '../../../game.ts'
import { fugitive } from '../game.ts'
import {
  answer,
  draws,
  type GivenFacts,
  guesses,
  now,
  passes,
  places,
  play,
  tableOf,
} from '../testing/fixture.ts'
import type { Command } from '../vocabulary/commands.ts'

const draw = (deck: 1 | 2 | 3): Command => ({ type: 'draw', deck })
const place = (card: number): Command => ({ type: 'place', card, sprint: [] })
const pass: Command = { type: 'pass' }
const guess: Command = { type: 'guess', numbers: [41] }
const first: GivenFacts = [places(1), passes]
const second: GivenFacts = [first, draws(1), draws(3), guesses(41)]
/** The fugitive and the marshal draw until the three decks are empty. */
const emptied: GivenFacts = [
  [first, draws(1), draws(1), guesses(41)],
  Array.from({ length: 3 }, () => [draws(1), passes, draws(1), guesses(41)]),
  Array.from({ length: 6 }, () => [draws(2), passes, draws(2), guesses(41)]),
  Array.from({ length: 6 }, () => [draws(3), passes, draws(3), guesses(41)]),
  [draws(3), passes],
]

const cases: { clause: string; name: string; given: GivenFacts; now: string }[] = [
  { clause: 'F3.1', name: 'the fugitive plays first and draws nothing', given: [], now: '1 fugitive place' },
  {
    clause: 'F3.1',
    name: 'a second hideout may be placed',
    given: [places(1)],
    now: '1 fugitive place',
  },
  { clause: 'F3.1', name: 'there is no third', given: [places(1), places(2)], now: '2 marshal draw' },
  { clause: 'F3.1', name: 'the second may be left out', given: first, now: '2 marshal draw' },
  {
    clause: 'F3.2',
    name: 'the marshal draws a second card',
    given: [first, draws(1)],
    now: '2 marshal draw',
  },
  {
    clause: 'F3.2',
    name: 'two of one deck, then a guess',
    given: [first, draws(3), draws(3)],
    now: '2 marshal guess',
  },
  {
    clause: 'F3.2',
    name: 'two of different decks, then a guess',
    given: [first, draws(1), draws(2)],
    now: '2 marshal guess',
  },
  { clause: 'F3.3', name: 'then the fugitive draws one', given: second, now: '3 fugitive draw' },
  { clause: 'F3.3', name: 'and places one', given: [second, draws(1)], now: '3 fugitive place' },
  {
    clause: 'F3.3',
    name: 'one hideout ends the turn',
    given: [second, draws(1), places(2)],
    now: '4 marshal draw',
  },
  { clause: 'F3.3', name: 'or passes', given: [second, draws(1), passes], now: '4 marshal draw' },
  {
    clause: 'F3.3',
    name: 'then the marshal draws one',
    given: [second, draws(1), passes, draws(2)],
    now: '4 marshal guess',
  },
  {
    clause: 'F3.3',
    name: 'one guess ends the turn',
    given: [second, draws(1), passes, draws(2), guesses(41)],
    now: '5 fugitive draw',
  },
  {
    clause: 'F3.3',
    name: 'a right guess ends it as well',
    given: [places(1), places(2), draws(1), draws(1), guesses(2)],
    now: '3 fugitive draw',
  },
  {
    clause: 'F3.3',
    name: 'with all decks empty the marshal’s draw is skipped',
    given: emptied,
    now: '34 marshal guess',
  },
  {
    clause: 'F3.3',
    name: 'and the fugitive’s',
    given: [emptied, guesses(41)],
    now: '35 fugitive place',
  },
]

describe('whose turn it is, and what is due', () => {
  test.each(cases)('$clause: $name', ({ given, now: due }) => {
    expect(now(play({}, given))).toBe(due)
  })
})

const refused: {
  clause: string
  name: string
  given: GivenFacts
  who: 'fugitive' | 'marshal'
  wish: Command
  says: string
}[] = [
  {
    clause: 'F3.1',
    name: 'the first turn can’t be passed',
    given: [],
    who: 'fugitive',
    wish: pass,
    says: 'must-place F3.1',
  },
  {
    clause: 'F3.1',
    name: 'no draw in it',
    given: [],
    who: 'fugitive',
    wish: draw(1),
    says: 'no-draw-now F3.3',
  },
  {
    clause: 'F3.1',
    name: 'the marshal does not begin',
    given: [],
    who: 'marshal',
    wish: draw(1),
    says: 'not-your-turn F3.3',
  },
  {
    clause: 'F3.2',
    name: 'a guess after one draw',
    given: [first, draws(1)],
    who: 'marshal',
    wish: guess,
    says: 'draw-first F3.3',
  },
  {
    clause: 'F3.2',
    name: 'a third draw',
    given: [first, draws(1), draws(1)],
    who: 'marshal',
    wish: draw(1),
    says: 'no-draw-now F3.3',
  },
  {
    clause: 'F3.3',
    name: 'a placement before the draw',
    given: second,
    who: 'fugitive',
    wish: place(2),
    says: 'draw-first F3.3',
  },
  {
    clause: 'F3.3',
    name: 'a pass before the draw',
    given: second,
    who: 'fugitive',
    wish: pass,
    says: 'draw-first F3.3',
  },
  {
    clause: 'F3.3',
    name: 'a second draw',
    given: [second, draws(1)],
    who: 'fugitive',
    wish: draw(1),
    says: 'no-draw-now F3.3',
  },
  {
    clause: 'F3.3',
    name: 'the marshal, in the fugitive’s turn',
    given: second,
    who: 'marshal',
    wish: guess,
    says: 'not-your-turn F3.3',
  },
  {
    clause: 'F3.3',
    name: 'the fugitive, in the marshal’s turn',
    given: first,
    who: 'fugitive',
    wish: place(2),
    says: 'not-your-turn F3.3',
  },
  {
    clause: 'F3.3',
    name: 'the marshal can’t pass',
    given: [first, draws(1), draws(1)],
    who: 'marshal',
    wish: pass,
    says: 'no-place-now F3.3',
  },
]

describe('who acts out of turn is refused', () => {
  test.each(refused)('$clause: $name', ({ given, who, wish, says }) => {
    expect(answer(play({}, given), who, wish)).toBe(says)
  })
})

describe('F3.4: which deck a card came from is public; which card is not', () => {
  const played = play({}, [first, draws(1), draws(3), guesses(41), draws(2)])
  const seen = (audience: Audience) =>
    played.events
      .filter(({ type }) => type === 'card.drawn')
      .map((event) => {
        const known = new Set(fugitive.knows(played.match, audience).map(({ seq, part }) => `${seq} ${part}`))
        return fugitive.mask(event, (part) => known.has(`${event.seq} ${part}`)).data
      })

  const hidden = (deck: number) => ({ deck, card: null, hidden: true })
  const rows: { audience: Audience; sees: object[] }[] = [
    { audience: 'public', sees: [hidden(1), hidden(3), hidden(2)] },
    { audience: { seat: 0 }, sees: [hidden(1), hidden(3), { deck: 2, card: 17 }] },
    { audience: { seat: 1 }, sees: [{ deck: 1, card: 7 }, { deck: 3, card: 29 }, hidden(2)] },
  ]
  test.each(rows)('F3.4: as $audience', ({ audience, sees }) => {
    expect(seen(audience)).toEqual(sees)
    const table = fugitive.viewOf(played.match, audience).table
    expect(table?.decks).toEqual([7, 11, 12])
    expect(table?.drawn).toEqual({ fugitive: [3, 3, 0], marshal: [1, 0, 1] })
  })

  test('F3.4: a card is the top one of its deck', () => {
    const given = play({ deal: { tops: [[14], [], []] } }, [first, draws(1)])
    expect(tableOf(given).hands.marshal.cards).toEqual([14])
    expect(tableOf(given).decks[0]).toEqual([7, 8, 9, 10, 11, 12, 13])
  })
})
