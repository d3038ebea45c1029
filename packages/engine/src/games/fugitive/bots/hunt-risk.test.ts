import { expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { fugitive } from '../game.ts'
import { deckOf } from '../pieces/pieces.ts'
import { listOf, type Table } from '../state/table.ts'
import { draws, type GivenFacts, guesses, passes, places, play } from '../testing/fixture.ts'
import { huntRiskTo } from './hunt-risk.ts'
import { marshalsEyes } from './marshals-eyes.ts'

/** What the fugitive sees after some turns, in which the marshal has drawn twice from deck 2 and once from deck 3. */
function seenByFugitive(tops: readonly [readonly number[], readonly number[], readonly number[]]): Table {
  const given: GivenFacts = [
    [places(1, 4), places(3), draws(2), draws(2), guesses(41)],
    [draws(1), places(6), draws(3), guesses(40)],
    [draws(1), passes],
  ]
  const { match } = play({ deal: { tops } }, [given])
  const { table } = fugitive.viewOf(match, { seat: 0 })
  if (!table) throw new Error('nothing is dealt')
  return table
}

const handsOf = (eyes: readonly Table[]) => eyes.map(({ hands }) => listOf(hands.marshal.cards) ?? [])

test('hands that the marshal may have: as many of each deck as were drawn, and no card that the fugitive has seen', () => {
  const table = seenByFugitive([[9, 10], [20, 21], [30]])
  const own = [...(listOf(table.hands.fugitive.cards) ?? []), 1, 4, 3, 6]
  for (const hand of handsOf(marshalsEyes(table, 20, seededRandom(1)))) {
    expect(hand.map(deckOf)).toEqual([2, 2, 3])
    expect(hand.filter((card) => own.includes(card))).toEqual([])
    expect(new Set(hand).size).toBe(hand.length)
  }
})

test('what the marshal really has changes nothing of it', () => {
  const [one, other] = [
    seenByFugitive([[9, 10], [20, 21], [30]]),
    seenByFugitive([[9, 10], [22, 27], [38]]),
  ].map((table) => handsOf(marshalsEyes(table, 5, seededRandom(2))))
  expect(one).toEqual(other)
})

/** The fugitive has come from 3 by 6, 9 … to 39, one step of 3 after the other, and nothing was found. */
function nearTheEnd(): Table {
  const way = Array.from({ length: 13 }, (_, index) => 3 * (index + 1))
  const { match } = play({
    loose: true,
    deal: { hand: Array.from({ length: 37 }, (_, index) => 4 + index), decks: [[], [], [41]] },
  })
  const { table } = match
  if (!table) throw new Error('nothing is dealt')
  const row = way.map((card, index) => ({
    ...{ seq: 10 + index, turn: 1, card, sprint: [], isUp: index < 12, isSprintUp: index < 12 },
    ...{ reach: 3, strong: 0, drawn: [11, 14, 12] as const, parity: undefined, deck: undefined },
  }))
  return { ...table, row, drawn: { ...table.drawn, fugitive: [11, 14, 12] } }
}

test('F6.3: a last hideout that can only be one of three is found, unless sprint cards under the 42 hide which', () => {
  const table = nearTheEnd()
  const eyes = marshalsEyes(table, 3, seededRandom(3))
  const risk = huntRiskTo(eyes, 0)
  // From 36 without sprint cards: 37, 38 or 39, of which only the last reaches the 42.
  expect(risk).toBe(1)
  expect(huntRiskTo(eyes, 4)).toBeLessThan(0.5)
})
