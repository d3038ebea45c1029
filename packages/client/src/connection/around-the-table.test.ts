import { expect, test } from 'vitest'
import type { Frame } from '../protocol/frames.ts'
import { events, welcome } from '../testing/frames.ts'
import { openSeats } from '../testing/table.ts'

const seat = {
  seat: 0,
  name: 'Ada',
  bot: null,
  plannedBot: null,
  key: null,
  isReady: false,
  hasLeft: false,
  isConnected: true,
  latency: 'low' as const,
  latencyMs: 20,
  clockErrorMs: 2,
}
const room = { id: 'm1', game: 'chase', options: { firstChaser: 1 }, isOpen: true, seats: [seat] }
const pointed: Frame<'pointed'> = { type: 'pointed', seat: 3, x: -1, y: 2, say: 'here' }
const rematch: Frame<'rematch'> = { type: 'rematch', match: 'm2', asked: [0, 1] }
const text = { en: 'Nobody is there.', it: 'Non c’è nessuno.' }
const notPointed: Frame<'not-pointed'> = { type: 'not-pointed', code: 'no-team', clause: null, text }

test('what is told around the table comes in its order, and leaves the match as it is', async () => {
  const { server, items, until } = await openSeats()
  const visit = await server.visit()
  visit.say(welcome(1, 'tail'), { type: 'room', ...room }, events(1), pointed, notPointed, rematch)
  await until('head 1')
  const told = []
  for (let n = 0; n < 5; n++) told.push((await items.next()).value)
  expect(told).toEqual([
    { type: 'room', room },
    expect.objectContaining({ type: 'shown' }),
    pointed,
    notPointed,
    rematch,
  ])
})

test('a point goes out at once, or not at all', async () => {
  const { server, connection, until } = await openSeats()
  connection.point({ x: 9, y: 9 })
  const visit = await server.visit()
  visit.say(welcome(0, 'nothing'))
  await until('live')
  connection.point({ x: 1, y: -2, say: 'wait' })
  expect(await visit.point()).toEqual({ type: 'point', x: 1, y: -2, say: 'wait' })
})

test('a page plays from the moment its player says so, and hears when another one does', async () => {
  const { server, connection, clock, until } = await openSeats({ token: 'A'.repeat(43) })
  connection.playHere()
  const first = await server.visit()
  // Another page had the hand until the service heard of this one.
  first.say(welcome(0, 'nothing'), { type: 'hand', isHere: false })
  await first.playHere()
  first.say({ type: 'hand', isHere: true }, { type: 'hand', isHere: false })
  expect(await until('played elsewhere')).toContain('played here')
  first.cut()
  await until('offline')
  clock.pass(250)
  const second = await server.visit()
  expect(first.hello.page).toBeDefined()
  expect(second.hello.page).toBe(first.hello.page)
  second.say(welcome(0, 'nothing'))
  await until('live')
  // It asks for nothing by itself when it comes back.
  connection.point({ x: 1, y: 1 })
  await second.point()
})
