import { describe, expect, test } from 'vitest'
import {
  deal,
  type GivenFacts,
  judge,
  marks,
  opening,
  play,
  referee,
  type Setup,
  scoredFor,
  T0,
  word,
} from '../testing/fixture.ts'
import { PILES } from '../testing/table-tiles.ts'
import type { Data } from '../vocabulary/events.ts'

type Deal = Partial<Data['round.dealt']>
const [one, other] = PILES
const without = (pile: readonly string[], id: string, instead: string) =>
  pile.map((each) => (each === id ? instead : each))
const perfectPlan: Setup = { options: { variants: { perfectPlan: true } } }
const headStart: Setup = { options: { variants: { headStart: true } } }
const ended: GivenFacts = [opening(), marks(['triangle', 'diamond'])]

const wrong: { clause: string; name: string; setup?: Setup; given?: GivenFacts; change: Deal }[] = [
  {
    clause: 'C9.1',
    name: 'C2.5, the wrong first chaser',
    change: { roles: ['runner', 'chaser'], start: { 0: ['s1', 's2'] } },
  },
  {
    clause: 'C9.1',
    name: 'roles that did not change',
    given: scoredFor('chasers'),
    change: { roles: ['chaser', 'runner'], start: { 1: ['s1', 's2'] } },
  },
  { clause: 'C9.1', name: 'the first round is no 2', change: { round: 2 } },
  { clause: 'C9.1', name: 'the same number again', given: scoredFor('chasers'), change: { round: 1 } },
  { clause: 'C10.1', name: 'a deal while a round runs', given: opening(), change: {} },
  {
    clause: 'C9.4',
    name: 'a deal after somebody has won',
    given: [scoredFor('runners'), scoredFor('chasers')],
    change: {},
  },
  { clause: 'C2.2', name: 'one starting tile too few', change: { start: { 1: ['s1'] } } },
  { clause: 'C2.2', name: 'one starting tile too many', change: { start: { 1: ['s1', 's2', 's3'] } } },
  {
    clause: 'C2.2',
    name: 'C9.3, two for a head start',
    setup: headStart,
    change: { start: { 1: ['s1', 's2'] } },
  },
  { clause: 'C2.2', name: 'a starting tile twice', change: { start: { 1: ['s1', 's1'] } } },
  { clause: 'C2.2', name: 'an ordinary tile to start with', change: { start: { 1: ['s1', 'r1'] } } },
  { clause: 'C2.2', name: 'starting tiles for the chaser', change: { start: { 0: ['s1', 's2'] } } },
  {
    clause: 'C2.2',
    name: 'starting tiles for both',
    change: { start: { 0: ['s1', 's2'], 1: ['s3', 's4'] } },
  },
  {
    clause: 'C2.2',
    name: 'with 3 players for a seat',
    setup: { players: 3 },
    change: { start: { 1: ['s1', 's2'] } },
  },
  {
    clause: 'C2.2',
    name: 'with 4 players for one of them',
    setup: { players: 4 },
    change: { start: { 2: ['s1', 's2'] } },
  },
  {
    clause: 'C2.2',
    name: 'with 4 players one twice',
    setup: { players: 4 },
    change: { start: { 2: ['s1', 's2'], 3: ['s2', 's3'] } },
  },
  { clause: 'C2.3', name: 'piles of 13 and 15', change: { piles: [one.slice(1), [...other, 'map']] } },
  { clause: 'C2.3', name: 'a tile twice', change: { piles: [without(one, 'r1', 'r2'), [...other]] } },
  { clause: 'C2.3', name: 'a tile of no set', change: { piles: [without(one, 'r1', 'r99'), [...other]] } },
  {
    clause: 'C2.3',
    name: 'a starting tile in a pile',
    change: { piles: [without(one, 'r1', 's6'), [...other]] },
  },
  {
    clause: 'C2.3',
    name: 'a starting tile for a hideout',
    change: { piles: [without(one, 'hideout', 's6'), [...other]] },
  },
  { clause: 'C2.3', name: 'the prison in a pile', change: { piles: [without(one, 'r1', 'p'), [...other]] } },
  {
    clause: 'C9.3',
    name: 'both maps in one pile',
    setup: perfectPlan,
    change: { piles: [without(one, 'r1', 'map2'), without(other, 'map2', 'r1')] },
  },
]

describe('a deal is checked, and followed all the same', () => {
  test.each(wrong)('$clause: $name', ({ clause, setup, given = [], change }) => {
    const played = play({ loose: true, ...setup }, [given, deal(change)])
    const clauses = judge(played).findings.map(
      ({ seq, what }) => `${seq} ${/\((C[\d.]+)\)$/.exec(what)?.[1]}`,
    )
    expect(clauses).toEqual([`${played.events.length} ${clause}`])
    expect(played.match.round?.dealt.seq).toBe(played.events.length)
  })

  test.each([
    { name: 'an ordinary deal', setup: {} },
    { name: 'the perfect plan', setup: perfectPlan },
    { name: 'the head start', setup: headStart },
  ])('C2.2, C2.3: $name is no finding', ({ setup }) => {
    expect(judge(play(setup, [deal()])).findings).toEqual([])
  })

  test('C10.1: after an ending with no decision, as in a log of facts only, it is no finding', () => {
    expect(judge(play({}, [ended, deal()])).findings).toEqual([])
  })
})

const unplayable: { name: string; players?: 3 | 4; roles: ('chaser' | 'runner')[] }[] = [
  { name: 'no chaser', roles: ['runner', 'runner'] },
  { name: 'no runner', roles: ['chaser', 'chaser'] },
  { name: 'a role too many', roles: ['chaser', 'runner', 'runner'] },
  { name: 'two chasers of 3', players: 3, roles: ['chaser', 'chaser', 'runner'] },
  { name: 'one chaser of 4', players: 4, roles: ['chaser', 'runner', 'runner', 'runner'] },
]

test.each(unplayable)(
  'C2.5: roles that nobody could play by are not followed: $name',
  ({ players, roles }) => {
    const played = play({ players: players ?? 2, loose: true }, [deal({ roles })])
    expect(judge(played).findings).toMatchObject([{ seq: 2, what: expect.stringContaining('(C2.5)') }])
    expect(played.match.round).toBeUndefined()
  },
)

test('C9.4: nothing is dealt once the match is over', () => {
  const played = play({ loose: true }, [ended, referee(), word('game.abandoned', { reason: 'late' }), deal()])
  expect(played.match.round?.number).toBe(1)
  expect(judge(played).findings).toMatchObject([{ seq: played.events.length }])
})

test('C2.3: the order of a pile is as dealt', () => {
  const { match, events } = play({}, [deal()])
  expect(match.round?.piles.map(({ tiles }) => tiles)).toEqual(PILES)
  expect(events.at(-1)?.at).toBeGreaterThan(T0)
})
