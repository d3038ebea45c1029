import { describe, expect, test } from 'vitest'
import { nearnessTo } from '../../../target.ts'
import { chase } from '../game.ts'
import { type Tally, winnerOf } from '../state/tally.ts'
import {
  corrected,
  deal,
  type GivenFacts,
  goOn,
  judge,
  marks,
  opening,
  play,
  referee,
  scoredFor,
  word,
} from '../testing/fixture.ts'
import { type OptionsData, optionsOf } from '../vocabulary/options.ts'
import { targetOf } from './standing.ts'

const reason = 'a draught took the tiles'
const STANDARD = [
  { perfect: 2, small: 0 },
  { perfect: 1, small: 1 },
  { perfect: 0, small: 3 },
]
const MARATHON = [
  { perfect: 4, small: 0 },
  { perfect: 2, small: 3 },
]

/** `2P 1S, 0P 3S`, by seat. */
const tallyOf = (text: string): Tally[] =>
  text.split(', ').map((one) => ({ perfect: Number(one.charAt(0)), small: Number(one.charAt(3)) }))
const written = (tally: readonly Tally[]) =>
  tally.map(({ perfect, small }) => `${perfect}P ${small}S`).join(', ')

const thresholds: {
  clause: string
  name: string
  tally: string
  marathon?: boolean
  winner: number | undefined
}[] = [
  { clause: 'C9.2', name: 'one Perfect is not enough', tally: '1P 0S, 0P 0S', winner: undefined },
  { clause: 'C9.2', name: 'two Small are not enough', tally: '0P 2S, 0P 2S', winner: undefined },
  { clause: 'C9.2', name: 'two Perfect', tally: '0P 0S, 2P 0S', winner: 1 },
  { clause: 'C9.2', name: 'three Perfect', tally: '0P 0S, 3P 0S', winner: 1 },
  { clause: 'C9.2', name: 'one of each', tally: '1P 1S, 1P 0S', winner: 0 },
  { clause: 'C9.2', name: 'three Small', tally: '0P 3S, 0P 2S', winner: 0 },
  { clause: 'C9.2', name: 'more than enough', tally: '0P 4S, 1P 0S', winner: 0 },
  { clause: 'C9.2', name: 'several: most Perfect', tally: '1P 1S, 2P 0S, 0P 3S', winner: 1 },
  { clause: 'C9.2', name: 'several: Small do not count then', tally: '1P 5S, 2P 0S', winner: 1 },
  { clause: 'C9.2', name: 'several: one Perfect before three Small', tally: '0P 3S, 1P 1S', winner: 1 },
  { clause: 'C9.2', name: 'level at the top', tally: '2P 0S, 2P 1S, 0P 3S', winner: undefined },
  { clause: 'C9.2', name: 'level with no Perfect', tally: '0P 3S, 0P 4S', winner: undefined },
  { clause: 'C9.2', name: 'Perfects without enough don’t matter', tally: '1P 0S, 0P 3S', winner: 1 },
  {
    clause: 'C9.3',
    name: 'marathon: the ordinary is not enough',
    tally: '2P 2S, 0P 9S',
    marathon: true,
    winner: undefined,
  },
  { clause: 'C9.3', name: 'marathon: at least', tally: '2P 4S, 1P 9S', marathon: true, winner: 0 },
  { clause: 'C9.3', name: 'marathon: the other way', tally: '0P 0S, 4P 0S', marathon: true, winner: 1 },
]

test.each(thresholds)('$clause: $name: $tally', ({ tally, marathon, winner }) => {
  const victory = marathon ? MARATHON : STANDARD
  expect(winnerOf(tallyOf(tally), victory)).toBe(winner)
  if (winner !== undefined) {
    const marks = tallyOf(tally).map((had) => ({ ...had }))
    const target = victory.map((need) => ({ ...need }))
    expect(nearnessTo(target, ['perfect', 'small'], marks).level).toEqual([])
  }
})

test.each([
  { clause: 'C9.2', victory: undefined, target: [{ perfect: 2 }, { perfect: 1, small: 1 }, { small: 3 }] },
  {
    clause: 'C9.3',
    victory: [{ perfect: 4, small: 0 }, { small: 9 }],
    target: [{ perfect: 4 }, { small: 9 }],
  },
])('$clause: what a match is played to: $target', ({ victory, target }) => {
  expect(targetOf({ options: optionsOf(victory ? { victory } : {}) })).toEqual(target)
})

const flows: {
  clause: string
  name: string
  players?: 3 | 4
  options?: Partial<OptionsData>
  given: GivenFacts
  tally: string
  winner: number | null
}[] = [
  {
    clause: 'C9.2',
    name: 'runner, then chaser',
    given: [scoredFor('runners'), scoredFor('chasers')],
    tally: '0P 0S, 1P 1S',
    winner: 1,
  },
  {
    clause: 'C9.2',
    name: 'each as the runner',
    given: [scoredFor('runners'), scoredFor('runners')],
    tally: '1P 0S, 1P 0S',
    winner: null,
  },
  {
    clause: 'C9.2',
    name: 'nobody, then nobody',
    given: [scoredFor(null), scoredFor(null)],
    tally: '0P 0S, 0P 0S',
    winner: null,
  },
  {
    clause: 'C9.2',
    name: 'two runners at once, one has more',
    players: 3,
    given: [scoredFor('runners', 3), scoredFor('runners', 3)],
    tally: '1P 0S, 1P 0S, 2P 0S',
    winner: 2,
  },
  {
    clause: 'C9.2',
    name: 'level at the top',
    players: 4,
    given: [scoredFor('runners', 4), scoredFor(null, 4), scoredFor('chasers', 4)],
    tally: '0P 0S, 0P 0S, 1P 1S, 1P 1S',
    winner: null,
  },
  {
    clause: 'C9.2',
    name: 'another round, then over all players again',
    players: 4,
    given: [scoredFor('runners', 4), scoredFor(null, 4), scoredFor('chasers', 4), scoredFor('runners', 4)],
    tally: '0P 0S, 1P 0S, 2P 1S, 1P 1S',
    winner: 2,
  },
  {
    clause: 'C9.3',
    name: 'a marathon goes on',
    options: { victory: [{ small: 3 }] },
    given: [scoredFor('runners'), scoredFor('chasers')],
    tally: '0P 0S, 1P 1S',
    winner: null,
  },
  {
    clause: 'C9.1',
    name: 'a void round counts nothing',
    given: [
      scoredFor('runners'),
      opening(),
      marks(['triangle', 'diamond']),
      word('round.voided', { round: 2, reason }, 'organiser'),
    ],
    tally: '0P 0S, 1P 0S',
    winner: null,
  },
  {
    clause: 'C9.4',
    name: 'a correction replaces a round’s awards whole',
    given: [scoredFor('runners'), corrected(1, { 0: 'small' })],
    tally: '0P 1S, 0P 0S',
    winner: null,
  },
  {
    clause: 'C9.4',
    name: 'the last correction counts',
    given: [scoredFor('runners'), corrected(1, { 0: 'small' }), corrected(1, {})],
    tally: '0P 0S, 0P 0S',
    winner: null,
  },
  {
    clause: 'C9.4',
    name: 'a correction of an earlier round',
    given: [scoredFor('runners'), scoredFor('runners'), corrected(1, { 0: 'small' })],
    tally: '1P 1S, 0P 0S',
    winner: 0,
  },
  {
    clause: 'C9.4',
    name: 'a correction that takes a victory away',
    given: [scoredFor('runners'), scoredFor('chasers'), corrected(2, {}), deal()],
    tally: '0P 0S, 1P 0S',
    winner: null,
  },
]

describe.each(flows)('$clause: $name', ({ players, options, given, tally, winner }) => {
  const played = play({ players: players ?? 2, ...(options ? { options } : {}) }, given)

  test('the tally and the winner', () => {
    const { report } = judge(played)
    expect(written(report.tally)).toBe(tally)
    expect(report.winner).toBe(winner)
  })

  test('the referee ends the match then, and only then', () => {
    const after = goOn(played, [referee(2)])
    const last = after.events.at(-1)
    const ended = last?.type === 'game.ended' ? last.data : null
    expect(ended).toEqual(winner === null ? null : { winner, tally: tallyOf(tally) })
    expect(judge(after).findings).toEqual([])
  })
})

test('C9.4: what had been won by then counts as it was corrected since, round by round', () => {
  const first = play({ options: { victory: [{ perfect: 9, small: 0 }] } }, [scoredFor('runners')])
  const second = goOn(first, [scoredFor('chasers')])
  const corrected1 = goOn(second, [corrected(1, { 1: 'small' }), corrected(2, { 0: 'perfect' })])
  const won = (then: typeof first, now: typeof first) =>
    chase.wonBefore(then.match, now.match).map(({ perfect, small }) => `${perfect}P ${small}S`)
  expect(won(first, first)).toEqual(['0P 0S', '1P 0S'])
  expect(won(first, second)).toEqual(['0P 0S', '1P 0S'])
  expect(won(first, corrected1)).toEqual(['0P 0S', '0P 1S'])
  expect(won(second, corrected1)).toEqual(['1P 0S', '0P 1S'])
})
