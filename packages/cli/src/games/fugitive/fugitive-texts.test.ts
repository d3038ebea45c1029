import type { Audit } from '@getaway/engine'
import type { FugitiveReport } from '@getaway/engine/fugitive'
import { expect, test } from 'vitest'
import { sum } from '../../simulate/tally.ts'
import { countFugitive, fugitiveCountLines } from './count-fugitive.ts'
import { fugitiveLines } from './print-fugitive.ts'

const CAUGHT: FugitiveReport = {
  variant: 'random-events',
  status: 'ended',
  fugitive: 1,
  turns: 4,
  hideouts: [
    { seq: 5, turn: 1, card: 2, sprint: [], found: true },
    { seq: 9, turn: 3, card: 7, sprint: [12, 3], found: true },
  ],
  guesses: [
    { seq: 7, turn: 2, numbers: [3], right: false, manhunt: false },
    { seq: 12, turn: 4, numbers: [2, 7], right: true, manhunt: false },
  ],
  resolved: [{ seq: 11, turn: 4, event: 'g05' }],
  reason: 'caught',
  winner: 0,
  winners: [0],
  dropped: [],
}

const ESCAPED: FugitiveReport = {
  ...CAUGHT,
  variant: null,
  hideouts: [...CAUGHT.hideouts, { seq: 14, turn: 5, card: 42, sprint: [40], found: false }],
  turns: 5,
  resolved: [],
  reason: 'escaped',
  winner: 1,
  winners: [1],
}

const player = (name: string) => ({ name, key: null, bot: null, marks: {} })
const terminal = { paint: (_: unknown, text: string) => text } as Parameters<typeof fugitiveLines>[1]
const told = (report: FugitiveReport) =>
  fugitiveLines(
    { report, outcome: { players: [player('Ada'), player('Ben')] } } as unknown as Audit,
    terminal,
  )

test('a match is told turn by turn', () => {
  expect(told(CAUGHT)).toEqual([
    'Ben flees from Ada · random-events  caught, 4 turns',
    '    1  hideout 2  (found)',
    '    2  guess 3: wrong',
    '    3  hideout 7 + 12 + 3  (found)',
    '    4  event g05: Reinforcements',
    '    4  guess 2, 7: right',
    '',
    'Ada: marshal ← winner',
    'Ben: fugitive',
    '',
  ])
})

test('whose time ran out, and who gave up', () => {
  const lines = told({
    ...CAUGHT,
    reason: 'given-up',
    lapsed: [
      { seq: 8, seat: 0 },
      { seq: 10, seat: 1 },
      { seq: 11, seat: 1 },
    ],
  })
  expect(lines[0]).toContain('the opponent gave up, 4 turns')
  expect(lines).toContain('Ada: marshal, out of time once ← winner')
  expect(lines).toContain('Ben: fugitive, out of time 2 times')
})

test('a match that is not over has its status in place of a result', () => {
  expect(told({ ...CAUGHT, status: 'running', reason: null, winner: null, winners: [] })[0]).toContain(
    'running, 4 turns',
  )
})

test('what matches come to', () => {
  const counts = sum(
    { counts: countFugitive(CAUGHT) } as Parameters<typeof sum>[0],
    { counts: countFugitive(ESCAPED) } as Parameters<typeof sum>[1],
  ).counts
  expect(fugitiveCountLines(counts, 2)).toEqual([
    ['won by', 'fugitive 50.0 %, marshal 50.0 %'],
    ['ended by', 'escape 50.0 %, escape from manhunt 0.0 %, capture in manhunt 0.0 %, capture 50.0 %'],
    ['turns of a match', 'median 4, 90 % up to 5, most 5'],
    ['hideouts', '2.0 a match, 2.0 of them found, 2.5 sprint cards'],
    ['guesses', '2.0 a match, 1.0 of them right, 1.5 numbers each'],
    ['events', '1, 0.5 a match'],
  ])
})
