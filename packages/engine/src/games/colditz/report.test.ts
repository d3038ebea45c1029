import { expect, test } from 'vitest'
import { colditz } from './game.ts'
import { reportOf } from './report.ts'
import { along, pow, THROWN, told } from './testing/fixture.ts'

const A = pow(1, 0)
const B = pow(1, 1)
const noNotes = () => ({ dropped: [] }) as never

test('K9.3: a failed staff car and a fallen tunnel are no arrests', () => {
  const { match } = told(
    {
      turn: 1,
      did: THROWN(4),
      hands: { 1: ['staff-car', 'tunnel-A'] },
      pows: { [A]: 'court.17', [B]: 'chapel.3', [pow(1, 2)]: 'court.10' },
      guards: ['court.11'],
    },
    [
      [1, { type: 'move-pow', pow: pow(1, 2), path: ['court.11'] }],
      [1, { type: 'play', card: 'staff-car', pow: A }],
      [1, { type: 'play', card: 'tunnel-A' }],
      [1, { type: 'move-pow', pow: B, path: ['tunnel-A.1'] }],
      [1, { type: 'end-turn' }],
    ],
    Array.from({ length: 6 }, () => [1, 2]).flat(),
  )
  expect(reportOf(match, noNotes).arrests.map(({ how }) => how)).toEqual(['gave-in', 'car', 'fell-in'])
  expect(colditz.outcomeOf(match).players[0]?.marks.arrests).toBe(1)
})

test('a POW that goes down a rope and through the wire in one round has tried once, by the rope', () => {
  const { match } = told(
    {
      turn: 1,
      did: THROWN(8),
      pows: { [A]: 'closet.3', [B]: 'westterrace.4' },
      equipment: { 1: { rope: 1, cutters: 2 } },
    },
    [
      [1, { type: 'move-pow', pow: A, path: along('westfoot westterrace.5 westslope.2') }],
      [1, { type: 'move-pow', pow: B, path: along('westslope.3') }],
    ],
  )
  expect(reportOf(match, noNotes).attempts.map(({ pow: id, by }) => [id, by])).toEqual([
    [A, 'closet.3/westfoot'],
    [B, 'westslope.3/westterrace.4'],
  ])
})
