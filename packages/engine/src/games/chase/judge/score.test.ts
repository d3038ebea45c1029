import { describe, expect, test } from 'vitest'
import {
  deal,
  type GivenFact,
  type GivenFacts,
  goOn,
  lastRound,
  loses,
  mark,
  marks,
  mistake,
  opening,
  play,
  start,
  type TilePlace,
  takesPile,
  tile,
  tiles,
  word,
} from '../testing/fixture.ts'

const BIG = { table: { width: 61, height: 61 } }
const PILE_0: TilePlace[] = [
  'r1 north',
  'r2 north',
  'r3 north',
  'map north',
  'money north',
  'keys north',
  'r4 north',
]
const PILE_1: TilePlace[] = [
  'r5 north',
  'r6 north',
  'r7 north',
  'r8 north',
  'r9 north',
  'r10 north',
  'tied north',
]

/** A path straight north with so many tiles; the runner's first mistake is a roadblock against a street. */
function north(length: number, runnersMistake?: number): GivenFact[] {
  const wrong = (place: TilePlace, index: number): TilePlace =>
    index + 3 === runnersMistake ? 'roadblocks north' : place
  const [one, other] = [PILE_0.slice(0, length - 2), PILE_1.slice(0, Math.max(0, length - 9))]
  return [...opening(), ...tiles(one.map(wrong)), takesPile(1), ...tiles(other)]
}

/** Markers from the prison on; ahead the triangle is right, and wrong is another red one. */
function marked(count: number, chasersMistake?: number): GivenFact[] {
  return Array.from({ length: count }, (_, index) =>
    mark(index + 1 === chasersMistake ? 'square' : 'triangle'),
  )
}

const endings: Record<string, (runner?: number, chaser?: number) => GivenFacts> = {
  captured: (runner, chaser) => [
    north(7, runner),
    marked(6, chaser),
    mark(chaser === 7 ? 'triangle' : 'diamond'),
  ],
  hideout: (runner, chaser) => [north(8, runner), marked(7, chaser), takesPile(0), tile('hideout north')],
  'trail-lost': (runner, chaser) => [north(16, runner), marked(15, chaser), loses('red')],
}

type Winner = 'runners' | 'chasers' | null
const cases: { ending: string; runner?: number; chaser?: number; winner: Winner }[] = [
  { ending: 'captured', winner: 'chasers' },
  { ending: 'captured', runner: 5, winner: 'chasers' },
  { ending: 'captured', chaser: 5, winner: 'runners' },
  { ending: 'captured', chaser: 7, winner: 'runners' },
  { ending: 'captured', runner: 5, chaser: 4, winner: 'runners' },
  { ending: 'captured', runner: 5, chaser: 5, winner: null },
  { ending: 'captured', runner: 5, chaser: 6, winner: 'chasers' },
  { ending: 'hideout', winner: 'runners' },
  { ending: 'hideout', runner: 5, winner: 'chasers' },
  { ending: 'hideout', chaser: 5, winner: 'runners' },
  { ending: 'hideout', runner: 5, chaser: 4, winner: 'runners' },
  { ending: 'hideout', runner: 5, chaser: 5, winner: null },
  { ending: 'hideout', runner: 5, chaser: 6, winner: 'chasers' },
  { ending: 'trail-lost', winner: 'runners' },
  { ending: 'trail-lost', runner: 5, winner: 'chasers' },
  { ending: 'trail-lost', chaser: 5, winner: 'runners' },
  { ending: 'trail-lost', runner: 5, chaser: 4, winner: 'chasers' },
  { ending: 'trail-lost', runner: 5, chaser: 5, winner: 'chasers' },
]
const awardsOf = { runners: { 1: 'perfect' }, chasers: { 0: 'small' }, nobody: {} }

describe.each(cases)('$ending, the runner errs at $runner, the chaser at $chaser', (one) => {
  const { ending, runner, chaser, winner } = one
  const round = lastRound(play({ options: BIG }, endings[ending]?.(runner, chaser) ?? []))

  test('C8.4: who has won', () => {
    expect(round).toMatchObject({ status: 'scored', reason: ending, winner })
  })

  test('C8.5, C1.5: Perfect for runners, Small for chasers', () => {
    expect(round.awards).toEqual(awardsOf[winner ?? 'nobody'])
  })

  test('C8.3: both first mistakes are recorded, whether or not the winner depends on them', () => {
    expect(mistake(round.mistakes.runners)).toBe(runner ? `0:${runner} C5.3` : null)
    const clause = chaser === 7 ? 'C7.3' : 'C7.2'
    expect(mistake(round.mistakes.chasers)).toBe(chaser ? `0:${chaser} ${clause}` : null)
  })
})

describe('worked case: the roadblock of tile 5 against a plain street of tile 4', () => {
  test.each([
    { chaser: 4, winner: 'runners' },
    { chaser: 5, winner: null },
    { chaser: 6, winner: 'chasers' },
  ])('and a wrong marker on $chaser', ({ chaser, winner }) => {
    const { mistakes, ...round } = lastRound(play({}, endings.captured?.(5, chaser) ?? []))
    expect([mistake(mistakes.runners), mistake(mistakes.chasers)]).toEqual(['0:5 C5.3', `0:${chaser} C7.2`])
    expect(round.winner).toBe(winner)
  })
})

test('C8.5: with 3 players both runners are awarded', () => {
  const errs = play({ players: 3 }, [opening(3), marks(['star', 'diamond'])])
  expect(lastRound(errs).awards).toEqual({ 1: 'perfect', 2: 'perfect' })
  const catches = play({ players: 3 }, [opening(3), marks(['triangle', 'diamond'])])
  expect(lastRound(catches).awards).toEqual({ 0: 'small' })
})

describe('C7.6: the trail is lost', () => {
  const out: GivenFacts = [north(17), marked(15)]

  test('only without a marker of the colour, needed or not', () => {
    const early = play({ options: BIG, loose: true }, [north(17), marked(14), loses('red')])
    expect(lastRound(early).status).toBe('running')
    const blue = play({ options: BIG, loose: true }, [out, loses('blue')])
    expect(lastRound(blue).status).toBe('running')
    expect(lastRound(play({ options: BIG }, [out, loses('red')])).reason).toBe('trail-lost')
  })

  test('C1.4: the 30 markers are 15 red ones and 15 blue ones', () => {
    const { match } = play({}, opening())
    expect(match.round?.stocks).toEqual([
      { red: 15, blue: 15 },
      { red: 0, blue: 0 },
    ])
    expect(play({ options: BIG }, out).match.round?.stocks[0]).toEqual({ red: 0, blue: 15 })
  })
})

describe('C8.1: nothing else ends a round', () => {
  const left = word('seat.left', {}, 1)
  const gone = word('seat.disconnected', {}, 0)
  const reason = 'a draught took the tiles'
  const cases: { name: string; given: GivenFacts; status: string }[] = [
    { name: 'a marker that is no capture', given: [mark('triangle')], status: 'running' },
    { name: 'players who go', given: [left, gone], status: 'running' },
    { name: 'a mistake', given: [tile('r1 at 5,5')], status: 'running' },
    { name: 'a void', given: [word('round.voided', { round: 1, reason }, 'organiser')], status: 'voided' },
    { name: 'the match abandoned', given: [word('game.abandoned', { reason })], status: 'abandoned' },
  ]
  test.each(cases)('$name: $status', ({ given, status }) => {
    const round = lastRound(play({}, [opening(), given]))
    expect(round).toMatchObject({ status, reason: null, winner: null })
    expect(round.awards).toEqual({})
  })

  test('a void of an ended round, too, leaves no score', () => {
    const ended = play({}, [opening(), marks(['triangle', 'diamond'])])
    const round = lastRound(goOn(ended, [word('round.voided', { round: 1, reason }, 'organiser')]))
    expect(round).toMatchObject({ status: 'voided', reason: null, winner: null })
    expect(round.awards).toEqual({})
  })
})

test('C8.2: a mistake in the start comes before any other', () => {
  const given = [deal(), start(['s1 at 3,3', 's2 north']), takesPile(0), tile('r1 at 5,5')]
  expect(mistake(lastRound(play({}, given)).mistakes.runners)).toBe('0:1 C5.1')
})

test('worked case: the path closes a square so that tile 9 touches tile 6 as well', () => {
  const lay: TilePlace[] = [
    'r1 north',
    'r2 north',
    'r3 north',
    'r4 north',
    'map north',
    'money east',
    'keys south',
  ]
  const { checks, mistakes } = lastRound(play({ options: BIG }, [opening(), tiles(lay)]))
  expect(checks.tiles.map(({ clause }) => clause)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    'C5.1',
  ])
  expect(mistake(mistakes.runners)).toBe('0:9 C5.1')
})

test('worked case: a hideout with two kinds of items placed', () => {
  const round = lastRound(play({}, [opening(), tiles(['map west', 'keys west', 'hideout west'])]))
  expect(round).toMatchObject({ status: 'scored', reason: 'hideout', winner: 'chasers' })
  expect(mistake(round.mistakes.runners)).toBe('0:5 C5.4')
})
