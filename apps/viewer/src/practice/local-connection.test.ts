import type { Match } from '@getaway/engine/chase'
import { expect, it, vi } from 'vitest'
import { holdSeat } from '../playing/held-seat.ts'
import { openLocalConnection } from './local-connection.ts'
import type { LocalTable } from './messages.ts'
import { createHurriedClock } from './testing/hurried-clock.ts'
import { portWith } from './testing/port-with.ts'

const TABLE: LocalTable = {
  ...{ id: 'local', game: 'chase', options: { firstChaser: 1 }, name: 'Ada' },
  opponent: { type: 'bot', strength: 'novice', name: 'Bot' },
}

it('however long its player thinks, the line does not fall silent', async () => {
  vi.useFakeTimers()
  const connection = openLocalConnection(portWith(createHurriedClock()), TABLE)
  const instants: number[] = []
  const read = (async () => {
    for await (const item of connection.items) if (item.type === 'head') instants.push(Date.now())
  })()
  await vi.advanceTimersByTimeAsync(10_000)
  connection.close()
  await vi.advanceTimersByTimeAsync(10_000)
  await read
  expect(instants.length).toBeGreaterThanOrEqual(5)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

it('a held seat plays at it as at any other: what it does shows at once, and is confirmed', async () => {
  const clock = createHurriedClock()
  const connection = openLocalConnection(portWith(clock), TABLE)
  const seat = holdSeat(connection)
  const read = (async () => {
    for await (const item of connection.items) {
      if (item.type === 'shown' && !seat.match) await seat.prepare(item.event)
      seat.take(item)
    }
  })()
  const round = () => (seat.match?.state as Match | undefined)?.round
  while (round() === undefined) {
    clock.pass()
    await Promise.resolve()
  }
  expect(seat.seat.value).toBe(0)
  const [first = '', second = ''] = round()?.starts?.[0] ?? []
  const tiles = [
    { tile: first, x: 0, y: -1, rot: 0 },
    { tile: second, x: 0, y: -2, rot: 0 },
  ]
  const start = seat.act({ type: 'place-start', tiles })
  expect(start.standing.type).toBe('shown')
  expect(await start.ended).toMatchObject({ type: 'confirmed' })
  const twice = seat.act({ type: 'place-start', tiles })
  expect(await twice.ended).toMatchObject({ type: 'takenBack', because: 'refused' })
  expect(await connection.readLog()).toContain('"start.placed"')
  connection.close()
  await read
  await expect(connection.send({ type: 'leave' })).rejects.toMatchObject({ code: 'closed' })
})
