import { describe, expect, test } from 'vitest'
import type { Audience } from '../../../game.ts'
import { chase } from '../game.ts'
import {
  action,
  answer,
  deal,
  type GivenFact,
  type GivenFacts,
  goOn,
  judge,
  marks,
  opening,
  type Played,
  play,
  type TilePlace,
  takesPile,
  tile,
  tiles,
  wish,
} from '../testing/fixture.ts'
import { PILES } from '../testing/table-tiles.ts'
import type { Command } from '../vocabulary/commands.ts'

const lay = (tile: string): Command => ({ type: 'place-tile', tile, x: 8, y: -5, rot: 0 })
const says = (type: 'called' | 'withdrawn' | 'answered', by: number): GivenFact =>
  action(`exchange.${type}`, {}, { by })
const called = (by: number) => says('called', by)
const respond: Command = { type: 'answer-exchange' }
const call: Command = { type: 'call-exchange' }

/** Which runner may place a tile of which pile: r1 is of the first runner's, r5 of the second's. */
function mayPlace(played: Played, ...seats: number[]): string {
  const may = (seat: number, tile: string) => answer(wish(played, seat, lay(tile))) === 'accepted'
  return seats
    .flatMap((seat) => ['r1', 'r5'].filter((id) => may(seat, id)).map((id) => `${seat}:${id}`))
    .join(' ')
}

describe('C4.3: 2 players', () => {
  const cases: { name: string; given: GivenFacts; may: string }[] = [
    { name: 'no pile taken', given: opening().slice(0, 2), may: '' },
    { name: 'one taken, any tile of it', given: opening(), may: '1:r1' },
    { name: 'put back for the other', given: [opening(), takesPile(1)], may: '1:r5' },
    { name: 'and back again', given: [opening(), takesPile(1), takesPile(0)], may: '1:r1' },
  ]
  test.each(cases)('$name', ({ given, may }) => {
    expect(mayPlace(play({}, given), 1)).toBe(may)
  })

  test('the first and the last tile of a pile alike', () => {
    const pile = PILES[0]
    const place = (id: string | undefined) => answer(wish(play({}, opening()), 1, lay(id ?? '')))
    expect([place(pile[0]), place(pile[13])]).toEqual(['accepted', 'accepted'])
  })
})

const exchanges: { name: string; players: 3 | 4; given: GivenFacts; may: string }[] = [
  { name: 'each their own', players: 4, given: [], may: '2:r1 3:r5' },
  { name: 'called, the caller places nothing', players: 4, given: [called(2)], may: '3:r5' },
  {
    name: 'answered, the piles have changed hands',
    players: 4,
    given: [called(2), says('answered', 3)],
    may: '2:r5 3:r1',
  },
  {
    name: 'a call while one is open answers it',
    players: 4,
    given: [called(3), called(2)],
    may: '2:r5 3:r1',
  },
  { name: 'withdrawn', players: 4, given: [called(2), says('withdrawn', 2)], may: '2:r1 3:r5' },
  {
    name: 'twice, and each has their own again',
    players: 4,
    given: [called(2), called(3), called(3), says('answered', 2)],
    may: '2:r1 3:r5',
  },
  { name: 'of 3, whose turn it is calls', players: 3, given: [called(2)], may: '' },
  {
    name: 'of 3, and the turn stays theirs',
    players: 3,
    given: [called(2), says('answered', 1)],
    may: '2:r1',
  },
  { name: 'of 3, the other one’s call answers', players: 3, given: [called(2), called(1)], may: '2:r1' },
]

describe('C4.5: an exchange', () => {
  test.each(exchanges)('$players players: $name', ({ players, given, may }) => {
    const [one, other] = players === 3 ? [1, 2] : [2, 3]
    expect(mayPlace(play({ players }, [opening(players), given]), one ?? 0, other ?? 0)).toBe(may)
  })

  test('C4.4: either sees the other’s pile then, and nobody else does', () => {
    const played = play({ players: 4 }, [opening(4), called(2)])
    const sees = (now: Played, audience: Audience) =>
      chase.viewOf(now.match, audience).round?.piles.map(({ tiles }) => tiles !== undefined)
    expect([2, 3].map((seat) => sees(played, { seat }))).toEqual([
      [true, false],
      [false, true],
    ])
    const after = goOn(played, [says('answered', 3)])
    expect([0, 2, 3].map((seat) => sees(after, { seat }))).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
  })

  test('a caught runner keeps the pile and may still call and answer', () => {
    const caught: GivenFacts = [opening(4), marks(['triangle', 'diamond'])]
    expect(mayPlace(play({ players: 4 }, [caught, called(2), says('answered', 3)]), 3)).toBe('3:r1')
    expect(answer(wish(play({ players: 4 }, caught), 2, call))).toBe('accepted')
    expect(answer(wish(play({ players: 4 }, [caught, called(3)]), 2, respond))).toBe('accepted')
  })

  test('an empty hand may be exchanged', () => {
    const all = PILES[0].map((id) => (id === 'hideout' ? 'r5' : id))
    const piles: [string[], string[]] = [all, PILES[1].map((id) => (id === 'r5' ? 'hideout' : id))]
    const laid = tiles(all.map((id, index): TilePlace => `${id} at ${index - 6},5`))
    const played = play({ players: 4 }, [deal({ piles }), opening(4).slice(1), laid])
    expect(played.match.round?.piles.map(({ size }) => size)).toEqual([0, 14])
    const exchanged = goOn(played, [called(2), says('answered', 3)])
    expect(judge(exchanged).findings).toEqual([])
    expect(answer(wish(exchanged, 2, lay('r6')))).toBe('accepted')
  })

  test('the end of the round cancels it', () => {
    const played = play({ players: 4 }, [opening(4), called(2)])
    expect(played.match.round?.caller).toBe(2)
    const ended = goOn(played, [tile('hideout-at-1 south', { path: 1 })])
    expect(ended.match.round?.ending?.reason).toBe('hideout')
    expect(ended.match.round?.caller).toBeUndefined()
    expect(answer(wish(ended, 2, lay('r1')))).toBe('hand-laid-down C4.5')
  })
})
