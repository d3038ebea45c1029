import { describe, expect, test } from 'vitest'
import { refusalsOf } from '../refusal.ts'
import { admitPeople, peopleRefusals, voiceOf } from './admit-people.ts'
import type { PeopleEvent } from './people-events.ts'
import { type Player, playersOf } from './player.ts'

const refuse = refusalsOf(peopleRefusals('F8'))
const players: readonly Player[] = playersOf([
  { seat: 0, name: 'Ann' },
  { seat: 1, name: null },
])
const said = (type: string, data: object, by: PeopleEvent['by']) =>
  ({ type, data, by, at: 1, seq: 2, hash: '' }) as PeopleEvent
const taken = (seat: number) => said('seat.taken', { seat, name: 'Bob', key: null, bot: null }, 'server')

const cases: { name: string; event: PeopleEvent; code: string | undefined }[] = [
  { name: 'an open seat is taken', event: taken(1), code: undefined },
  { name: 'a taken one is not', event: taken(0), code: 'seat-not-open' },
  { name: 'nor one that there is not', event: taken(2), code: 'seat-not-open' },
  { name: 'a seat speaks for itself', event: said('seat.ready', {}, 1), code: undefined },
  { name: 'and may name itself', event: said('seat.ready', { seat: 1 }, 1), code: undefined },
  { name: 'but no other', event: said('seat.left', { seat: 0 }, 1), code: 'wrong-voice' },
  { name: 'the server says whom it means', event: said('seat.left', { seat: 0 }, 'server'), code: undefined },
  { name: 'or means nobody', event: said('seat.left', {}, 'server'), code: 'seat-not-open' },
  { name: 'a seat that there is not', event: said('seat.connected', {}, 2), code: 'seat-not-open' },
  {
    name: 'one that the server invents',
    event: said('seat.ready', { seat: 7 }, 'server'),
    code: 'seat-not-open',
  },
  {
    name: 'observers need no seat',
    event: said('observer.admitted', { role: 'caster', name: 'Eve' }, 'server'),
    code: undefined,
  },
]

describe('words about people', () => {
  test.each(cases)('$name', ({ event, code }) => {
    const admission = admitPeople(players, event, refuse)
    expect(admission.type === 'finding' ? admission.refusal.code : undefined).toBe(code)
  })

  test('the refusals stand under the clause of their game', () => {
    expect(refuse('match-over')).toMatchObject({ code: 'match-over', clause: 'F8' })
    expect(Object.values(peopleRefusals('C9.4')).every(([clause]) => clause === 'C9.4')).toBe(true)
  })

  test.each([
    [0, 'seat'],
    [7, 'seat'],
    ['server', 'server'],
    ['organiser', 'organiser'],
  ] as const)('%j is the voice of: %s', (by, voice) => {
    expect(voiceOf(by)).toBe(voice)
  })
})
