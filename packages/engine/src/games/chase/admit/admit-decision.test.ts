import { describe, expect, test } from 'vitest'
import {
  corrected,
  type GivenFact,
  type GivenFacts,
  goOn,
  judge,
  lastRound,
  marks,
  opening,
  play,
  referee,
  said,
  scoredFor,
  word,
} from '../testing/fixture.ts'
import type { Data } from '../vocabulary/events.ts'

type Score = Data['round.scored']
const captured: GivenFacts = [opening(), marks(['triangle', 'diamond'])]
/** What the referee should say of that capture, with something else instead. */
const scored = (change: Partial<Score>): GivenFact => {
  const mistakes = { runners: null, chasers: null }
  return word('round.scored', { round: 1, winner: 'chasers', mistakes, awards: { 0: 'small' }, ...change })
}
const ended =
  (change: Partial<Data['round.ended']>): GivenFact =>
  (match, next) => {
    const at = match.round?.ending?.at ?? 0
    return word('round.ended', { round: 1, reason: 'captured', ended: at, ...change })(match, next)
  }
const wins = (perfect: number) =>
  word('game.ended', {
    winner: 1,
    tally: [
      { perfect: 0, small: 0 },
      { perfect, small: 1 },
    ],
  })

describe('C9.4: a correction', () => {
  const decides = [
    scoredFor('runners'),
    scoredFor(null),
    opening(),
    marks(['triangle']),
    corrected(2, { 1: 'perfect' }),
  ]

  test('that decides the match abandons a running round', () => {
    const played = play({}, decides)
    expect(lastRound(played)).toMatchObject({ round: 3, status: 'abandoned', winner: null })
    expect(judge(played).report).toMatchObject({
      winner: 1,
      corrections: [{ round: 2, awards: { 1: 'perfect' } }],
    })
    expect(goOn(played, [referee()]).match.over?.how).toBe('ended')
  })

  test('that decides nothing leaves it running', () => {
    const played = play({}, [
      scoredFor('runners'),
      scoredFor(null),
      opening(),
      corrected(2, { 1: 'small' }),
      corrected(2, {}),
    ])
    expect(lastRound(played).status).toBe('abandoned')
    const other = play({}, [scoredFor('runners'), scoredFor(null), opening(), corrected(2, { 0: 'perfect' })])
    expect(lastRound(other).status).toBe('running')
  })

  test('the scored one stays in the record', () => {
    const { report } = judge(play({}, [scoredFor('runners'), corrected(1, { 0: 'small' })]))
    expect(report.rounds[0]).toMatchObject({ winner: 'runners', awards: { 1: 'perfect' } })
  })
})

const differing: { clause: string; name: string; given: GivenFacts; what: RegExp }[] = [
  { clause: 'C8.1', name: 'no ending', given: [opening(), ended({})], what: /no round has ended/ },
  {
    clause: 'C8.1',
    name: 'another reason',
    given: [captured, ended({ reason: 'hideout' })],
    what: /by captured/,
  },
  { clause: 'C8.1', name: 'another instant', given: [captured, ended({ ended: 1 })], what: /by captured/ },
  {
    clause: 'C8.1',
    name: 'another round',
    given: [captured, ended({ round: 2 })],
    what: /round 1 by captured/,
  },
  { clause: 'C8.1', name: 'said twice', given: [captured, ended({}), ended({})], what: /recorded before/ },
  { clause: 'C8.4', name: 'a score of nothing', given: [opening(), scored({})], what: /no round has ended/ },
  {
    clause: 'C8.4',
    name: 'another winner',
    given: [captured, scored({ winner: 'runners' })],
    what: /says chasers/,
  },
  { clause: 'C8.4', name: 'another round', given: [captured, scored({ round: 3 })], what: /it is round 1/ },
  { clause: 'C8.4', name: 'scored twice', given: [captured, scored({}), scored({})], what: /scored before/ },
  {
    clause: 'C8.2',
    name: 'a mistake of nobody’s',
    given: [
      captured,
      scored({ mistakes: { runners: { path: 0, position: 1, clause: 'C5.1' }, chasers: null } }),
    ],
    what: /mistakes\.runners/,
  },
  {
    clause: 'C8.3',
    name: 'a marker that was right',
    given: [
      captured,
      scored({ mistakes: { runners: null, chasers: { path: 0, position: 1, clause: 'C7.2' } } }),
    ],
    what: /mistakes\.chasers/,
  },
  {
    clause: 'C8.5',
    name: 'other awards',
    given: [captured, scored({ awards: { 0: 'perfect' } })],
    what: /awards/,
  },
  { clause: 'C9.2', name: 'nobody has won', given: [scoredFor('runners'), wins(1)], what: /nobody yet/ },
  {
    clause: 'C9.2',
    name: 'a round runs',
    given: [scoredFor('runners'), opening(), wins(1)],
    what: /round 2 is running/,
  },
  {
    clause: 'C9.2',
    name: 'another tally',
    given: [scoredFor('runners'), scoredFor('chasers'), wins(2)],
    what: /tally/,
  },
]

describe('a recorded decision that differs is a finding, and not followed', () => {
  test.each(differing)('$clause: $name', ({ clause, given, what }) => {
    const played = play({ loose: true }, given)
    const { findings } = judge(played)
    expect(findings).toMatchObject([{ seq: played.events.length, what: expect.stringMatching(what) }])
    expect(findings[0]?.what).toContain(`(${clause})`)
    expect(played.match).toEqual(play({ loose: true }, given.slice(0, -1)).match)
  })

  test('C8.1: a round that was dealt after the win still runs, and no end is due', () => {
    const won = [scoredFor('runners'), scoredFor('chasers')]
    const running = play({ loose: true }, [won, opening(), wins(1)])
    expect(said(judge(running).findings)).toEqual([
      expect.stringContaining('round 3 is dealt after seat 1 has won (C9.4)'),
      expect.stringContaining('in the replay round 3 is running (C9.2)'),
    ])
    const voided = goOn(running, [word('round.voided', { round: 3, reason: '' }, 'organiser'), wins(1)])
    expect(judge(voided).findings).toHaveLength(2)
    expect(voided.match.over?.how).toBe('ended')
  })

  test('the right ones are none', () => {
    expect(judge(play({}, [captured, ended({}), scored({})])).findings).toEqual([])
    expect(judge(play({}, [scoredFor('runners'), scoredFor('chasers'), wins(1)])).findings).toEqual([])
  })
})
