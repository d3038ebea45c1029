import { describe, expect, test } from 'vitest'
import type { By } from '../../../log/event.ts'
import {
  action,
  answer,
  deal,
  type GivenFacts,
  judge,
  mark,
  marks,
  opening,
  play,
  recorded,
  referee,
  said,
  tile,
  wish,
  word,
} from '../testing/fixture.ts'
import { type RefusedCase, refused } from '../testing/refused-case.ts'
import type { Command } from '../vocabulary/commands.ts'
import { type RefusalCode, refuse } from './refusals.ts'

const lay = (tile: string, x = 9, y = 5): Command => ({ type: 'place-tile', tile, x, y, rot: 0 })
const put = (position: number): Command => ({ type: 'place-marker', position, symbol: 'star' })
const sides = (two: 'north' | 'east', three: 'south' | 'west'): Command => ({
  type: 'plan-sides',
  sides: { 2: two, 3: three },
})
const targets = (zero: number, one: number): Command => ({
  type: 'plan-targets',
  targets: { 0: zero, 1: one },
})
const reason = 'a draught took the tiles'
const voids = (round: number): Command => ({ type: 'void-round', round, reason })
const corrects = (round: number): Command => ({
  type: 'correct-round',
  round,
  winner: null,
  awards: {},
  reason,
})

const half = opening(4).slice(0, 2)
const captured: GivenFacts = [opening(), marks(['triangle', 'diamond'])]
const scored: GivenFacts = [captured, referee()]
const setAside = word('round.voided', { round: 1, reason }, 'organiser')
const voided: GivenFacts = [opening(), setAside]
const abandoned = word('game.abandoned', { reason })

const cases: RefusedCase[] = [
  ...refused('not-your-role C4.2', 4, [
    ['C3.4: a chaser plans sides', [deal()], 0, sides('north', 'south')],
    ['C3.4: a runner plans targets', [deal()], 2, targets(0, 1)],
  ]),
  ...refused('plan-not-open C3.4', 2, [['C3.4: with 2 players', [deal()], 1, sides('north', 'south')]]),
  ...refused('plan-not-open C3.4', 4, [
    ['C3.4: sides once a start is submitted', half, 3, sides('north', 'south')],
    ['C3.4: targets once the round runs', opening(4), 0, targets(1, 0)],
  ]),
  ...refused('plan-not-whole C3.4', 4, [
    ['C3.4: sides that are not opposite', [deal()], 2, sides('north', 'west')],
    ['C3.4: one side only', [deal()], 2, { type: 'plan-sides', sides: { 2: 'north' } }],
    ['C3.4: no side', [deal()], 2, { type: 'plan-sides' } as Command],
    ['C3.4: no target', [deal()], 0, { type: 'plan-targets' } as Command],
    ['C3.4: both on one path', [deal()], 0, targets(1, 1)],
    ['C3.4: a target for a runner', [deal()], 0, { type: 'plan-targets', targets: { 0: 1, 2: 0 } }],
  ]),
  ...refused('nothing-to-void C9.4', 2, [
    ['C9.4: a round that is not the present one', opening(), 'organiser', voids(2)],
    ['C9.4: a scored round', scored, 'organiser', voids(1)],
    ['C9.4: a void one', voided, 'organiser', voids(1)],
    ['C9.4: no round', [], 'organiser', voids(1)],
  ]),
  ...refused('nothing-to-correct C9.4', 2, [
    ['C9.4: a running round', opening(), 'organiser', corrects(1)],
    ['C9.4: a round to come', scored, 'organiser', corrects(2)],
    ['C9.4: an ended one that was set aside', [captured, setAside, deal()], 'organiser', corrects(1)],
    ['C9.4: a void one', voided, 'organiser', corrects(1)],
  ]),
  ...refused('wrong-voice C9.4', 2, [
    ['C9.4: a player voids', opening(), 1, voids(1)],
    ['C9.4: a player corrects', scored, 1, corrects(1)],
    ['C9.4: a player abandons', opening(), 1, { type: 'abandon-game', reason }],
    ['C9.4: an organiser is ready', [], 'organiser', { type: 'get-ready' }],
    ['C9.4: an organiser leaves', [], 'organiser', { type: 'leave' }],
  ]),
  ...refused('match-over C9.4', 2, [
    ['C9.4: a tile', [opening(), abandoned], 1, lay('r1')],
    ['C9.4: a correction', [scored, abandoned], 'organiser', corrects(1)],
  ]),
]

describe.each(cases)('$no, $name', ({ no, players, given, by, command }) => {
  const played = play({ players }, given)

  test('is refused', () => {
    expect(answer(wish(played, by, command))).toBe(no)
  })

  test('changes nothing, even where it is recorded', () => {
    const after = recorded(played, by, command)
    expect(after.match).toEqual(played.match)
    expect(judge(after).findings).toHaveLength(after === played ? 0 : 1)
  })
})

test('C9.4: what is not wrong is accepted', () => {
  const accepted = (given: GivenFacts, by: By, command: Command, players: 2 | 4 = 4) =>
    answer(wish(play({ players }, given), by, command))
  expect(accepted([deal()], 3, sides('north', 'south'))).toBe('accepted')
  expect(accepted(half, 1, targets(1, 0))).toBe('accepted')
  expect(accepted(opening(), 'organiser', voids(1), 2)).toBe('accepted')
  expect(accepted(scored, 'organiser', corrects(1), 2)).toBe('accepted')
})

// What came too late even to be late: refused as soon as the second is over (C10.5).
const tooLate: { no: string; name: string; players?: 4; given: GivenFacts; by: number; command: Command }[] =
  [
    { no: 'path-caught C7.4', name: 'a tile on a caught path', given: captured, by: 1, command: lay('r1') },
    {
      no: 'round-over C8.1',
      name: 'a pile',
      given: captured,
      by: 1,
      command: { type: 'take-pile', pile: 1 },
    },
    {
      no: 'round-over C8.1',
      name: 'a tile',
      given: [opening(), tile('hideout north')],
      by: 1,
      command: lay('r1'),
    },
    {
      no: 'round-over C8.1',
      name: 'a marker',
      given: [opening(), tile('hideout north')],
      by: 0,
      command: put(1),
    },
    {
      no: 'path-caught C7.4',
      name: 'a tile while the other path goes on',
      players: 4,
      given: [opening(4), marks(['triangle', 'diamond'])],
      by: 2,
      command: lay('r1'),
    },
  ]

test.each(tooLate)('$no, $name', ({ no, players, given, by, command }) => {
  const played = play({ players: players ?? 2 }, given)
  const ended = played.match.round?.ending?.at ?? played.match.round?.paths[0]?.caught?.at ?? 0
  const after = (time: number) => answer(wish(played, by, command, { received: ended + time }))
  expect([after(1), after(999_999), after(1_000_000)]).toEqual(['accepted', 'accepted', no])
})

test('C9.4: a void leaves no time for late actions', () => {
  const played = play({}, voided)
  expect(answer(wish(played, 1, lay('r1')))).toBe('round-over C8.1')
})

const recordedOnly: { name: string; given: GivenFacts; finding: string }[] = [
  {
    name: 'a tile on the other path',
    given: [opening(4), tile('r1 north', { by: 2, path: 1 })],
    finding: 'C4.2',
  },
  {
    name: 'a start on the other path',
    given: [deal(), opening(4).slice(1, 2), action('start.placed', { path: 0, tiles: [] }, { by: 3 })],
    finding: 'C4.2',
  },
  {
    name: 'a marker on the other path',
    given: [opening(4), mark('diamond', { path: 1, by: 0 })],
    finding: 'C4.2',
  },
  {
    name: 'a trail lost on the other path',
    given: [opening(4), action('trail.lost', { path: 1, colour: 'red' })],
    finding: 'C4.2',
  },
]

test.each(recordedOnly)('not-your-path C7.7, $name', ({ given, finding }) => {
  const played = play({ players: 4, loose: true }, given)
  const text = refuse('not-your-path').text.en
  const last = played.events.at(-1)
  expect(said(judge(played).findings)).toEqual([`${last?.seq} ${last?.type}: ${text} (${finding})`])
})

const codes: Record<RefusalCode, true> = {
  'match-over': true,
  'round-not-running': true,
  'round-over': true,
  'path-caught': true,
  'not-your-role': true,
  'not-your-path': true,
  'not-your-turn': true,
  'tile-not-in-hand': true,
  'hand-laid-down': true,
  'cell-taken': true,
  'off-the-table': true,
  'wrong-start': true,
  'start-already-placed': true,
  'start-not-claimed': true,
  'claim-not-open': true,
  'pile-already-held': true,
  'no-such-pile': true,
  'pile-not-open': true,
  'no-unmarked-tile': true,
  'not-the-next-position': true,
  'no-marker-left': true,
  'passing-not-open': true,
  'not-that-many-markers': true,
  'exchange-not-open': true,
  'trail-not-lost': true,
  'plan-not-open': true,
  'plan-not-whole': true,
  'nothing-to-void': true,
  'nothing-to-correct': true,
  'wrong-voice': true,
  'ready-already': true,
  'seat-not-open': true,
  'sealed-too-early': true,
}

test.each(Object.keys(codes) as RefusalCode[])(
  'C4.2: %s has a clause and a sentence in both languages',
  (code) => {
    const { clause, text } = refuse(code)
    expect(clause).toMatch(/^C\d+\.\d+$/)
    expect(text.en).toMatch(/^[A-Z].+\.$/)
    expect(text.it).toMatch(/^[A-Z].+\.$/)
    expect(text.it).not.toBe(text.en)
  },
)
