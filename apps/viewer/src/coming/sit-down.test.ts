import { type Client, type JoinSeat, type Room, ServiceError } from '@getaway/client'
import { expect, it } from 'vitest'
import { createOwnTables } from '../own-tables/own-tables.ts'
import type { WantedSeat } from '../player/wanted-seat.ts'
import { playAgain } from './play-again.ts'
import { sitAtOpenTable } from './sit-at-open-table.ts'
import { sitDown } from './sit-down.ts'

/** A service whose answers can be lost on their way; the first token gets a seat, and gets it again. */
function table(seats: readonly (string | undefined)[] = [undefined, undefined]) {
  const sitting = [...seats]
  const line = { loses: false }
  const tables = createOwnTables({ kept: undefined, tab: undefined, now: () => 1 })
  const client = {
    async joinSeat(_match: string, { token, seat = 0 }: JoinSeat) {
      sitting[seat] ??= token
      if (sitting[seat] !== token) throw new ServiceError(409, 'seat-taken', 'taken')
      if (line.loses) throw new TypeError('Failed to fetch')
      return { seat, play: '' }
    },
    readRoom: async () => {
      // As it stood before the others came.
      return { seats: sitting.map((_, seat) => ({ seat, name: null, plannedBot: null })) } as unknown as Room
    },
    askRematch: async () => ({ match: 'm2', seat: 0, invitation: 'i' }),
    command: async () => ({ seq: 1, hash: '' }),
  } as unknown as Pick<Client, 'createMatch' | 'joinSeat' | 'command' | 'readRoom' | 'askRematch'>
  const player = {
    join: async ({ seat, token, name }: WantedSeat) => ({ seat, token, name }),
  }
  return { sitting, line, tables, dependencies: { client, tables, player, service: 'http://here' } }
}
const place = { match: 'm1', seat: 1, invitation: 'i', name: 'Ada' }

it('a seat whose answer was lost is had with the next press', async () => {
  const { sitting, line, tables, dependencies } = table()
  line.loses = true
  await expect(sitDown(dependencies, place)).rejects.toThrow('Failed to fetch')
  expect(tables.keyOf('m1')).toBeUndefined()
  line.loses = false
  expect(await sitDown(dependencies, place)).toBe(sitting[1])
  expect(tables.keyOf('m1')).toBe(sitting[1])
})

it('at an open table the next free seat is taken, if somebody was quicker', async () => {
  const { sitting, tables, dependencies } = table(['Ben', 'Cleo', undefined])
  await sitAtOpenTable(dependencies, { match: 'm1', seat: 1, name: 'Ada' })
  expect(sitting).toEqual(['Ben', 'Cleo', tables.keyOf('m1')])
})

it('a full table is a full table', async () => {
  const { dependencies } = table(['Ben', 'Cleo'])
  await expect(sitAtOpenTable(dependencies, { match: 'm1', seat: 1, name: 'Ada' })).rejects.toThrow('taken')
})

it('the host of a match is the host of its rematch', async () => {
  const { tables, dependencies } = table()
  tables.note('m1', { host: 'h' })
  await playAgain(dependencies, { match: 'm1', token: 'a', name: 'Ada' })
  expect(tables.of('m2')?.host).toBe('h')
})
