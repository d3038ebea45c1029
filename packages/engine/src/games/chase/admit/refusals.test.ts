import { describe, expect, test } from 'vitest'
import {
  action,
  answer,
  claimsStart,
  deal,
  type GivenFact,
  type GivenFacts,
  judge,
  mark,
  marks,
  opening,
  play,
  recorded,
  type TilePlace,
  tile,
  tiles,
  wish,
} from '../testing/fixture.ts'
import { type RefusedCase, refused } from '../testing/refused-case.ts'
import type { Command } from '../vocabulary/commands.ts'

const lay = (tile: string, x = 9, y = 5): Command => ({ type: 'place-tile', tile, x, y, rot: 0 })
const put = (position: number, symbol: 'star' | 'square' = 'star'): Command => ({
  type: 'place-marker',
  position,
  symbol,
})
const begin = (...places: readonly [tile: string, x: number, y: number][]): Command => ({
  type: 'place-start',
  tiles: places.map(([tile, x, y]) => ({ tile, x, y, rot: 0 })),
})
const s1s2 = begin(['s1', 0, 1], ['s2', 0, 2])
const take = (pile: number): Command => ({ type: 'take-pile', pile })
const lose = (colour: 'red' | 'blue'): Command => ({ type: 'lose-trail', colour })
const pass = (to: number, count = 1): Command => ({ type: 'pass-markers', to, colour: 'red', count })
const claiming: Command = { type: 'claim-start' }
const call: Command = { type: 'call-exchange' }
const withdraw: Command = { type: 'withdraw-exchange' }
const respond: Command = { type: 'answer-exchange' }
const called = (by: number): GivenFact => action('exchange.called', {}, { by })
const half = opening(4).slice(0, 2)
const captured: GivenFacts = [opening(), marks(['triangle', 'diamond'])]
const bent: TilePlace[] = [
  'map north',
  'money north',
  'r1 east',
  'r2 east',
  'keys east',
  'r3 east',
  'trees east',
]
const sevenBlue: GivenFacts = [opening(4), tiles(bent), Array.from({ length: 7 }, () => mark('star'))]
const passed = action('markers.passed', { to: 1, colour: 'red', count: 8 })

// With 2 players seat 0 chases and 1 runs; with 3, 1 and 2 run, 1 has started; with 4, 0 and 1 chase 2 and 3.
const cases: RefusedCase[] = [
  ...refused('round-not-running C4.2', 2, [
    ['C4.2: a tile where nothing is dealt', [], 1, lay('r1')],
    ['C4.2: a claim where nothing is dealt', [], 1, claiming],
    ['C4.2: a tile before the start', [deal()], 1, lay('r1')],
    ['C2.3: a pile before the start', [deal()], 1, take(0)],
    ['C4.2: a marker before the start', [deal()], 0, put(1)],
    ['C7.6: a trail lost before the start', [deal()], 0, lose('red')],
  ]),
  ...refused('round-not-running C4.2', 4, [
    ['C3.4: a tile while one start is missing', half, 2, lay('r1')],
    ['C7.6: markers passed before the start', half, 0, pass(1)],
    ['C4.5: a call before the start', half, 2, call],
  ]),
  ...refused('not-your-role C4.2', 2, [
    ['C4.2: the chaser places a tile', opening(), 0, lay('r1')],
    ['C4.2: the chaser starts', [deal()], 0, s1s2],
    ['C4.2: the chaser takes a pile', opening(), 0, take(1)],
    ['C4.2: a runner marks', opening(), 1, put(1)],
    ['C7.6: a runner gives up the trail', opening(), 1, lose('red')],
    ['C4.2: an organiser places a tile', opening(), 'organiser', lay('r1')],
    ['C4.2: an organiser takes a pile', opening(), 'organiser', take(1)],
  ]),
  ...refused('not-your-role C4.2', 3, [
    ['C3.3: the chaser claims', [deal()], 0, claiming],
    ['C4.5: the chaser calls', opening(3), 0, call],
  ]),
  ...refused('not-your-role C4.2', 4, [['C7.6: a runner passes markers', opening(4), 2, pass(3)]]),
  ...refused('not-your-turn C3.3', 3, [
    ['C3.3: the starter goes on', opening(3), 1, lay('r1')],
    ['C3.3: twice in a row', [opening(3), tile('r5 north')], 2, lay('r6')],
    ['C4.5: a call out of turn', opening(3), 1, call],
  ]),
  ...refused('start-not-claimed C3.3', 3, [['C3.3: a start that nobody claimed', [deal()], 1, s1s2]]),
  ...refused('claim-not-open C3.3', 3, [
    ['C3.3: a second claim', [deal(), claimsStart(2)], 1, claiming],
    ['C3.3: one’s own claim again', [deal(), claimsStart(2)], 2, claiming],
    ['C3.3: the start that the other claimed', [deal(), claimsStart(2)], 1, s1s2],
  ]),
  ...refused('claim-not-open C3.3', 2, [['C3.3: a claim with 2 players', [deal()], 1, claiming]]),
  ...refused('claim-not-open C3.3', 4, [['C3.3: a claim with 4 players', [deal()], 2, claiming]]),
  ...refused('tile-not-in-hand C4.2', 2, [
    ['C4.3: a tile of the other pile', opening(), 1, lay('r5')],
    ['C4.3: a tile with no pile taken', opening().slice(0, 2), 1, lay('r1')],
    ['C4.2: a tile of no set', opening(), 1, lay('nothing')],
    ['C4.2: a starting tile later on', opening(), 1, lay('s3')],
    ['C4.1: a tile that lies is not moved', [opening(), tile('r1 north')], 1, lay('r1')],
    ['C2.2: a starting tile not drawn', [deal()], 1, begin(['s1', 0, 1], ['s3', 0, 2])],
    ['C3.1: one starting tile twice', [deal()], 1, begin(['s1', 0, 1], ['s1', 0, 2])],
  ]),
  ...refused('tile-not-in-hand C4.2', 4, [['C4.4: the other runner’s tile', opening(4), 3, lay('r1')]]),
  ...refused('wrong-start C4.2', 2, [
    ['C3.1: one starting tile only', [deal()], 1, begin(['s1', 0, 1])],
    ['C3.1: no starting tile', [deal()], 1, begin()],
  ]),
  ...refused('start-already-placed C4.2', 2, [['C4.2: a second start', opening(), 1, s1s2]]),
  ...refused('start-already-placed C4.2', 4, [['C3.4: a submitted start is binding', half, 2, s1s2]]),
  ...refused('hand-laid-down C4.5', 4, [['C4.5: the caller places', [opening(4), called(2)], 2, lay('r1')]]),
  ...refused('hand-laid-down C4.5', 3, [['C4.5: the caller places', [opening(3), called(2)], 2, lay('r5')]]),
  ...refused('cell-taken C4.2', 2, [
    ['C4.2: on a tile', opening(), 1, lay('r1', 0, -2)],
    ['C4.2: on the prison', opening(), 1, lay('r1', 0, 0)],
    ['C4.2: a start on the prison', [deal()], 1, begin(['s1', 0, 0], ['s2', 0, 1])],
    ['C4.2: a start on itself', [deal()], 1, begin(['s1', 0, 1], ['s2', 0, 1])],
  ]),
  ...refused('cell-taken C4.2', 4, [
    ['C4.2: on the other path', opening(4), 2, lay('r1', 0, 2)],
    ['C3.4: a submitted start holds its cells', half, 3, begin(['s3', 0, 1], ['s4', 0, -2])],
  ]),
  ...refused('off-the-table C2.1', 2, [
    ['C2.1: east of it', opening(), 1, lay('r1', 11, 0)],
    ['C2.1: west of it', opening(), 1, lay('r1', -11, 0)],
    ['C2.1: north of it', opening(), 1, lay('r1', 0, -8)],
    ['C2.1: south of it', opening(), 1, lay('r1', 0, 8)],
    ['C2.1: a start', [deal()], 1, begin(['s1', 0, 1], ['s2', 0, 8])],
  ]),
  ...refused('pile-already-held C4.3', 2, [['C4.3: the pile in the hand', opening(), 1, take(0)]]),
  ...refused('pile-not-open C4.3', 3, [['C4.4: a pile with 3 players', opening(3), 2, take(0)]]),
  ...refused('pile-not-open C4.3', 4, [['C4.4: a pile with 4 players', opening(4), 2, take(1)]]),
  ...refused('no-unmarked-tile C7.1', 2, [['C7.1: every tile has one', captured, 0, put(3)]]),
  ...refused('no-marker-left C7.6', 4, [
    ['C7.6: the lower seat has 7 blue', sevenBlue, 0, put(8)],
    ['C7.6: the lower seat has passed all red', [opening(4), passed], 0, put(1, 'square')],
  ]),
  ...refused('not-the-next-position C7.1', 2, [
    ['C7.1: past the first tile', opening(), 0, put(2)],
    ['C7.1: on a marked tile', [opening(), mark('triangle')], 0, put(1)],
  ]),
  ...refused('passing-not-open C7.6', 2, [['C7.6: with 2 players', opening(), 0, pass(1)]]),
  ...refused('passing-not-open C7.6', 4, [
    ['C7.6: to a runner', opening(4), 0, pass(2)],
    ['C7.6: to oneself', opening(4), 0, pass(0)],
  ]),
  ...refused('not-that-many-markers C4.2', 4, [
    ['C2.4: the lower seat has 8 red', opening(4), 0, pass(1, 9)],
    ['C2.4: the other has 7', opening(4), 1, pass(0, 8)],
  ]),
  ...refused('exchange-not-open C4.5', 2, [['C4.5: with 2 players', opening(), 1, call]]),
  ...refused('exchange-not-open C4.5', 4, [
    ['C4.5: to answer where nobody called', opening(4), 2, respond],
    ['C4.5: to answer oneself', [opening(4), called(2)], 2, respond],
    ['C4.5: to call twice', [opening(4), called(2)], 2, call],
    ['C4.5: to withdraw where nobody called', opening(4), 2, withdraw],
    ['C4.5: to withdraw the other’s call', [opening(4), called(2)], 3, withdraw],
  ]),
  ...refused('trail-not-lost C7.6', 2, [
    ['C7.6: a red one is left', opening(), 0, lose('red')],
    ['C7.6: a blue one is left', opening(), 0, lose('blue')],
  ]),
]

describe.each(cases)('$no, $name', ({ no, players, given, by, command }) => {
  const played = play({ players }, given)

  test('is refused', () => {
    expect(answer(wish(played, by, command))).toBe(no)
  })

  test('C4.2: leaves no trace, even where it is recorded', () => {
    const after = recorded(played, by, command)
    expect(after.match).toEqual(played.match)
    const findings = after === played ? [] : [{ seq: after.events.length }]
    expect(judge(after).findings).toMatchObject(findings)
  })
})
