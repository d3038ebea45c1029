import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { chase } from '../game.ts'
import {
  action,
  type GivenFact,
  type GivenFacts,
  judge,
  opening,
  play,
  scoredFor,
  word,
} from '../testing/fixture.ts'

const FAR = [-1, 4, 99, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]

/** Each is a number that no rule knows, in what a player or the organiser does; the clause that it breaks. */
const cases: {
  clause: string
  name: string
  players?: 2 | 4
  given?: GivenFacts
  says: (number: number) => GivenFact
}[] = [
  { clause: 'C4.3', name: 'a pile is taken', says: (pile) => action('pile.taken', { pile }, { by: 1 }) },
  {
    clause: 'C4.2',
    name: 'the path of a tile',
    says: (path) => action('tile.placed', { path, tile: 'r1', x: 5, y: 5, rot: 0 }, { by: 1 }),
  },
  {
    clause: 'C4.2',
    name: 'the path of a marker',
    says: (path) => action('marker.placed', { path, position: 1, symbol: 'star' }),
  },
  {
    clause: 'C7.1',
    name: 'the position of a marker',
    says: (position) => action('marker.placed', { path: 0, position, symbol: 'star' }),
  },
  {
    clause: 'C4.2',
    name: 'the path of a trail',
    says: (path) => action('trail.lost', { path, colour: 'red' }),
  },
  {
    clause: 'C7.6',
    name: 'who is passed markers',
    players: 4,
    says: (to) => action('markers.passed', { to, colour: 'red', count: 1 }),
  },
  {
    clause: 'C4.2',
    name: 'how many markers',
    players: 4,
    says: (count) => action('markers.passed', { to: 1, colour: 'red', count: count === 4 ? 0 : count }),
  },
  {
    clause: 'C3.4',
    name: 'the path of a chaser',
    players: 4,
    given: opening(4).slice(0, 1),
    says: (path) => action('plan.set', { targets: { 0: path, 1: 0 } }),
  },
  { clause: 'C9.4', name: 'a round is voided', says: (round) => voided(round) },
  { clause: 'C9.4', name: 'a seat is ready', says: (seat) => word('seat.ready', { seat }) },
]

const voided = (round: number) => word('round.voided', { round, reason: '' }, 'organiser')

describe('a number out of its range is a finding and no error', () => {
  test.each(cases)('$clause: $name', ({ clause, players = 2, given = opening(players), says }) => {
    const before = play({ players }, given)
    for (const number of FAR) {
      const played = play({ players, loose: true }, [given, says(number)])
      const event = played.events.at(-1)
      expect(event && chase.problemOf(event)).toBeUndefined()
      expect(judge(played).findings).toMatchObject([
        { seq: event?.seq, what: expect.stringContaining(`(${clause})`) },
      ])
      expect(played.match.round).toEqual(before.match.round)
    }
  })

  const won = play({}, [scoredFor('runners'), scoredFor('chasers')])
  const mistakes = { runners: { path: 9, position: 0, clause: 'C5.1' }, chasers: null }
  const decisions: { type: string; data: object }[] = [
    { type: 'round.ended', data: { round: 0, reason: 'captured', ended: -1 } },
    { type: 'round.scored', data: { round: -1, winner: null, mistakes, awards: {} } },
    { type: 'round.scored', data: { round: 3, winner: 'chasers', mistakes, awards: {} } },
    { type: 'game.ended', data: { winner: 7, tally: [] } },
    { type: 'game.ended', data: { winner: 1, tally: [{ perfect: -1, small: 0 }] } },
  ]
  test.each(decisions)('in a decision: $type $data', ({ type, data }) => {
    const played = play({ loose: true }, [
      scoredFor('runners'),
      scoredFor('chasers'),
      (_, next) => ({ type, at: won.events[0].at + next, by: 'server', data: data as never }),
    ])
    const event = played.events.at(-1)
    expect(event && chase.problemOf(event)).toBeUndefined()
    expect(judge(played).findings).toMatchObject([{ seq: event?.seq }])
  })

  test('C9.1: a deal with the number of no round is followed', () => {
    for (const round of [0, ...FAR]) {
      const played = play({ loose: true }, [word('round.dealt', { ...dealt(), round })])
      expect(chase.problemOf(played.events[1] as never)).toBeUndefined()
      expect(judge(played).findings).toMatchObject([
        { what: expect.stringMatching(/the next one is 1 \(C9\.1\)$/) },
      ])
      expect(played.match.round?.number).toBe(round)
    }
  })
})

function dealt() {
  const event = play({}, opening().slice(0, 1)).events[1]
  if (event?.type !== 'round.dealt' || 'hidden' in event.data) throw new Error('no round is dealt')
  return event.data
}

test.each([
  { type: 'take-pile', pile: 2 },
  { type: 'plan-targets', targets: { 0: 2, 1: 0 } },
  { type: 'place-marker', position: 0, symbol: 'star' },
  { type: 'pass-markers', to: 1, colour: 'red', count: 0 },
  { type: 'pass-markers', to: 4, colour: 'red', count: 1 },
  { type: 'void-round', round: 0, reason: '' },
  { type: 'correct-round', round: 0, winner: null, awards: {}, reason: '' },
])('a wish out of range is not even heard: $type', (wish) => {
  expect(safeParse(chase.commands, wish).success).toBe(false)
})
