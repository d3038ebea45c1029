import { describe, expect, test } from 'vitest'
import type { PeopleEvent } from './people-events.ts'
import { isOfPeople } from './people-events.ts'
import { type Player, playersAfter, playersOf, seatsProblem, withPlayer } from './player.ts'

const open: Player = {
  name: null,
  key: null,
  isProved: false,
  bot: null,
  taken: false,
  ready: false,
  left: false,
}
const ann: Player = { ...open, name: 'Ann', taken: true }
const said = (type: string, data: object, by: PeopleEvent['by'] = 'server') =>
  ({ type, data, by, at: 1, seq: 2, hash: '' }) as PeopleEvent

const cases: { name: string; before: Player; event: PeopleEvent; after: Player }[] = [
  {
    name: 'a seat is taken',
    before: open,
    event: said('seat.taken', { seat: 1, name: 'Bob', key: 'k', bot: 'novice' }),
    after: { ...open, name: 'Bob', key: 'k', bot: 'novice', taken: true },
  },
  {
    name: 'a seat is taken with a proof of its key',
    before: open,
    event: said('seat.taken', { seat: 1, name: 'Bob', key: 'k', bot: null, proof: {} }),
    after: { ...open, name: 'Bob', key: 'k', isProved: true, taken: true },
  },
  {
    name: 'ready, by its own word',
    before: ann,
    event: said('seat.ready', {}, 1),
    after: { ...ann, ready: true },
  },
  {
    name: 'ready, by the server',
    before: ann,
    event: said('seat.ready', { seat: 1 }),
    after: { ...ann, ready: true },
  },
  {
    name: 'who leaves is not ready',
    before: { ...ann, ready: true },
    event: said('seat.left', {}, 1),
    after: { ...ann, left: true },
  },
  {
    name: 'who comes back has not left',
    before: { ...ann, left: true },
    event: said('seat.connected', { seat: 1 }),
    after: ann,
  },
  {
    name: 'a broken line is no leaving',
    before: { ...ann, ready: true },
    event: said('seat.disconnected', { seat: 1 }),
    after: { ...ann, ready: true },
  },
  {
    name: 'an observer changes nothing',
    before: ann,
    event: said('observer.admitted', { role: 'organiser', name: 'Eve' }),
    after: ann,
  },
]

describe('players', () => {
  test.each(cases)('$name', ({ before, event, after }) => {
    expect(playersAfter([ann, before], event)).toEqual([ann, after])
    expect(isOfPeople(event)).toBe(true)
  })

  test('listed in any order, they sit by seat; who has a name has taken it', () => {
    const listed = [
      { seat: 1, name: null },
      { seat: 0, name: 'Ann' },
    ]
    expect(playersOf(listed)).toEqual([ann, open])
  })

  test('who there is not is not changed', () => {
    for (const seat of [2, -1, 'server', undefined]) {
      expect(withPlayer([ann, open], seat, { left: true })).toEqual([ann, open])
    }
  })

  test.each([
    [[0, 1], undefined],
    [[1, 0], undefined],
    [[0, 0], /once each, not 0, 0/],
    [[0, 2], /seats 0 to 1 once each, not 0, 2/],
    [[1, 2], /once each/],
  ] as const)('the seats %j', (seats, problem) => {
    const found = seatsProblem(seats.map((seat) => ({ seat })))
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeUndefined()
  })
})
