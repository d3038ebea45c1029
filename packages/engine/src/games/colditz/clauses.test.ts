import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import { unwrap } from '../../result.ts'
import { colditz } from './game.ts'
import { begin, nationOf } from './state/match.ts'
import { type Case, testCases } from './testing/cases.ts'
import { at, pow, THROWN } from './testing/fixture.ts'

// Clauses that no other table is about.

const A = pow(1, 0)
const cases: Case[] = [
  {
    clause: 'K1.6',
    name: 'officers help each other: a gift is theirs as soon as it is accepted',
    given: { turn: 1, equipment: { 1: { rope: 1 } } },
    does: [
      [1, { type: 'offer', to: 2, gives: { equipment: ['rope'], cards: [] } }],
      [2, { type: 'accept', offer: 3 }],
    ],
    see: ({ table }) => table.equipment.map(({ rope }) => rope),
    is: [0, 0, 1],
  },
  {
    clause: 'K7.2',
    name: 'equipment is its officer’s: any of their POWs plays it',
    given: { turn: 1, did: THROWN(6), pows: { [A]: 'eaststair.5' }, equipment: { 1: { key: 1 } } },
    does: [[1, { type: 'move-pow', pow: A, path: ['towerdoor', 'towerstair.1'] }]],
    see: (told) => [at(told, A), told.table.equipment[1]?.key],
    is: ['towerstair.1', 0],
  },
]
testCases(cases)

describe('K2.3: officers choose nations', () => {
  const matchWith = (options: object, seats = 3) => {
    const created = unwrap(colditz.create({ id: 'clauses', at: 1, seats, options }, seededRandom(3)))
    return begin(created.data as never, 1)
  }

  test('as they wish, in the order of play; who has chosen none gets what is left', () => {
    const match = matchWith({ security: 1, nations: ['polish'] })
    expect([2, 0].map((seat) => nationOf(match, seat))).toEqual(['polish', 'british'])
  })

  test('the security officer is named by the host, or drawn by lot', () => {
    expect(matchWith({ security: 2 }).options.security).toBe(2)
    const drawn = Array.from({ length: 40 }, (_, seed) => {
      const created = unwrap(colditz.create({ id: 'lot', at: 1, seats: 3, options: {} }, seededRandom(seed)))
      return begin(created.data as never, 1).options.security
    })
    expect([...new Set(drawn)].toSorted()).toEqual([0, 1, 2])
  })
})
