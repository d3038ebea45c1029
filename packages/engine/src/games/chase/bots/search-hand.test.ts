import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { clauseOfNext } from '../judge/check-tiles.ts'
import {
  claimsStart,
  deal,
  type GivenFacts,
  marks,
  play,
  start,
  takesPile,
  tile,
  tiles,
} from '../testing/fixture.ts'
import { PERSONS, type Person } from './person.ts'
import { searchHand } from './search-hand.ts'

const sure: Person = { ...PERSONS.regular, slips: 0 }
const north2 = start(['s1 north', 's2 north'])
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1)

/** Everything that may come of a search in such a hand. */
function searches(hand: readonly string[], person: Person, after: GivenFacts = []) {
  const { match } = play({ loose: true }, [deal({ piles: [[...hand], []] }), north2, takesPile(0), after])
  const { round } = match
  if (!round) throw new Error('no round')
  const held = hand.flatMap((id) => match.tiles.get(id) ?? [])
  return SEEDS.map((seed) => {
    const search = searchHand({ match, round, seat: 1, person, random: seededRandom(seed) }, 0, held)
    const { found } = search
    return { ...search, id: found?.tile.id, clause: found && clauseOfNext(match, round, 0, found) }
  })
}
const found = (...args: Parameters<typeof searches>) => new Set(searches(...args).map(({ id }) => id))
const meanMs = (...args: Parameters<typeof searches>) => {
  const all = searches(...args).map((search) => search.meanMs)
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

describe('foresight', () => {
  test('an item that leads on is taken before anything else', () => {
    expect(found(['map', 'r1', 'r2', 'r3'], sure)).toEqual(new Set(['map']))
  })
  test('what blocks the path is not placed while something else fits', () => {
    expect(found(['only-south', 'r1', 'r2'], sure)).not.toContain('only-south')
  })
  test('who does not look ahead blocks the path now and then', () => {
    expect(found(['only-south', 'r1', 'r2'], { ...sure, foresight: 0 })).toContain('only-south')
  })
  test('hideouts wait until all items lie', () => {
    expect(found(['hideout', 'r1'], sure)).toEqual(new Set(['r1']))
    const items = tiles(['map north', 'money north', 'keys north'])
    expect(found(['map', 'money', 'keys', 'hideout', 'r1'], sure, items)).toEqual(new Set(['hideout']))
  })
  test('with the chaser close behind one weighs less', () => {
    const items = tiles(['map north', 'money north', 'keys north'])
    const hand = ['map', 'money', 'keys', 'hideout-at-1', 'r1', 'r2', 'r3', 'r4']
    const weigher: Person = { ...sure, foresight: 3, candidates: 3 }
    const pressed = [items, marks(['star', 'star'])]
    expect(meanMs(hand, weigher, pressed)).toBeLessThan(meanMs(hand, weigher, items))
  })
  test('C5.4: with the last item a hideout in hand leads on', () => {
    const items = tiles(['map north', 'money north'])
    const leads = searches(['map', 'money', 'keys', 'hideout'], { ...sure, foresight: 3 }, items)
    expect(new Set(leads.map(({ id }) => id))).toEqual(new Set(['keys']))
  })
})

describe('slips', () => {
  test('whoever does not slip finds nothing where nothing fits', () => {
    expect(found(['roadblocks', 'at-1'], sure)).toEqual(new Set([undefined]))
  })
  test('whoever does takes a roadblock for a street (C5.3)', () => {
    const clauses = searches(['roadblocks', 'at-1'], { ...sure, slips: 50 }).map(({ clause }) => clause)
    expect(new Set(clauses)).toEqual(new Set(['C5.3']))
  })
})

test('a hand that is new has to be looked through, though one has placed from another', () => {
  const hand = ['at-1', 'at-3', 'roadblocks', 'r1', 'r2', 'r3']
  const known = meanMs(hand, sure, tiles(['r1 north']))
  const { match } = play({ loose: true }, [
    deal({ piles: [hand, ['r5', 'r6', 'r7', 'r8', 'r9', 'r10']] }),
    [north2, takesPile(0), tiles(['r1 north']), takesPile(1)],
  ])
  const held = ['r5', 'r6', 'r7', 'r8', 'r9', 'r10'].flatMap((id) => match.tiles.get(id) ?? [])
  if (!match.round) throw new Error('no round')
  const mind = { match, round: match.round, seat: 1, person: sure, random: seededRandom(1) }
  expect(searchHand(mind, 0, held).meanMs).toBeGreaterThan(known - 1000)
  expect(match.round.handsSince).toBeGreaterThan(match.round.paths[0]?.tiles.at(-1)?.at ?? 0)
})

test('the more tiles one has to look at, the longer it takes', () => {
  const unfit = ['at-1', 'at-3', 'roadblocks']
  expect(meanMs([...unfit, 'r1'], sure)).toBeGreaterThan(meanMs(['r1'], sure))
})

test('what one has searched before is searched faster', () => {
  const hand = ['at-1', 'at-3', 'roadblocks', 'r1', 'r2', 'r3']
  expect(meanMs(hand, sure, tiles(['r1 north']))).toBeLessThan(meanMs(hand, sure))
})

test('C3.3: who waited for the turn has looked the hand through meanwhile', () => {
  const hand = ['at-1', 'at-3', 'roadblocks', 'r1', 'r2', 'r6']
  const pileOfSeat2 = deal({ piles: [['r4', 'r5'], hand] })
  const first = [pileOfSeat2, claimsStart(1), north2]
  const searchOfSeat2 = (given: GivenFacts) => {
    const { match } = play({ players: 3, loose: true }, given)
    const { round } = match
    if (!round) throw new Error('no round')
    const held = hand.slice(0, 5).flatMap((id) => match.tiles.get(id) ?? [])
    return searchHand({ match, round, seat: 2, person: sure, random: seededRandom(1) }, 0, held).meanMs
  }
  // The starting tiles lie, and it is their turn at once; or they placed one and then the partner did.
  const atOnce = searchOfSeat2(first)
  const later = searchOfSeat2([...first, tile('r6 north', { by: 2 }), tile('r4 north', { by: 1 })])
  expect(later).toBeLessThan(atOnce)
})
