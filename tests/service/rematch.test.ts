import { type Client, createClient, newToken } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRaw, type RawSocket } from '../support/service/raw-socket.ts'
import { helloFrame } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

let service: Service
let client: Client
const sockets: RawSocket[] = []

beforeAll(async () => {
  service = await startTestService()
  client = createClient({ url: service.address })
})
afterAll(async () => {
  for (const one of sockets) one.close()
  await service.close()
})

/** Ada and Ben against a bot, part of a tournament; the first chaser is seat 2. */
async function opened(name: string, more: object = {}) {
  const made = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }, { type: 'bot', strength: 'novice', name: 'Lynx' }],
    options: { firstChaser: 2, race: { policy: 'fair', capMs: 80 }, event: { id: name }, ...more },
    organiser: { name: 'Olga' },
  })
  const players = await Promise.all(
    made.invitations.map(async ({ seat, invitation }) => {
      const token = newToken()
      await client.joinSeat(made.id, { invitation, token, name: ['Ada', 'Ben'][seat] ?? '' })
      return { token }
    }),
  )
  const abandon = { id: 'end', command: { type: 'abandon-game', reason: 'Enough.' } }
  const end = () => client.command(made.id, abandon, { token: made.organiser ?? '' })
  const [ada, ben] = players as [(typeof players)[0], (typeof players)[0]]
  return { id: made.id, host: { token: made.host }, ada, ben, end }
}

function dial(id: string, token: string): RawSocket {
  const socket = openRaw(service.address, id)
  sockets.push(socket)
  socket.say(helloFrame(token))
  return socket
}

test('the same game, options and bots, once for each match; each player gets their own seat', async () => {
  const { id, host, ada, ben, end } = await opened('cup')
  await expect(client.askRematch(id, ada)).rejects.toMatchObject({ code: 'not-over' })
  const [listening, late] = [dial(id, ben.token), () => dial(id, ben.token)]
  await listening.hear('room')
  await end()
  await expect(client.askRematch(id, host)).rejects.toMatchObject({ code: 'not-yours' })
  const [first, again] = await Promise.all([client.askRematch(id, ada), client.askRematch(id, ada)])
  expect(again).toEqual(first)
  expect(await listening.hear('rematch')).toEqual({ type: 'rematch', match: first.match, asked: [0] })
  expect(await late().hear('rematch')).toEqual({ type: 'rematch', match: first.match, asked: [0] })
  const other = await client.askRematch(id, ben)
  expect(other).toMatchObject({ match: first.match, seat: 1 })
  expect(other.invitation).not.toBe(first.invitation)
  const join = { invitation: first.invitation, token: newToken(), name: 'Ada' }
  expect(await client.joinSeat(first.match, join)).toMatchObject({ seat: 0 })
  expect(await client.askRematch(id, ada)).toEqual(first)
  const room = await client.readRoom(first.match, host)
  expect(room.seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ada', null],
    [null, null],
    ['Lynx', 'novice'],
  ])
  expect(room.options).toMatchObject({ firstChaser: 0, race: { policy: 'fair', capMs: 80 } })
  expect(await client.readMatch(first.match)).toMatchObject({ event: null, status: 'waiting' })
})

test('behind a delay a host hears nothing of a rematch, or of the end, before the public', async () => {
  const { id, host, ada, ben, end } = await opened('cup', { spectators: { delayMs: 600_000 } })
  for (const { token } of [ada, ben])
    await client.command(id, { id: 'r', command: { type: 'get-ready' } }, { token })
  await expect
    .poll(async () => (await client.readEvents(id, 0, ada)).shown.map(({ event }) => event.type))
    .toContain('round.dealt')
  await end()
  await client.askRematch(id, ada)
  const listening = dial(id, host.token)
  await listening.hear('welcome')
  await dial(id, ben.token).hear('rematch')
  await expect(client.renewTable(id, [], host)).rejects.toMatchObject({ code: 'match-begun' })
  expect(listening.frames.map(({ type }) => type)).not.toContain('rematch')
})

test('a seat that somebody else has got is not given twice', async () => {
  const { id, host, ada, ben, end } = await opened('cup')
  await end()
  const { match } = await client.askRematch(id, ada)
  await client.planBot(match, 0, 'novice', host)
  await client.planBot(match, 1, 'novice', host)
  await client.startMatch(match, host)
  await expect(client.askRematch(id, ben)).rejects.toMatchObject({ code: 'seat-taken' })
})

test('a table that waits is set up again without a player: the others come along, and nobody else', async () => {
  const open = { type: 'open' as const }
  const made = await client.createMatch({
    game: 'chase',
    seats: [open, open, open, { ...open, plannedBot: 'novice' }],
    options: { firstChaser: 2, race: { policy: 'fair', capMs: 80 } },
    open: true,
  })
  const [host, ada, eve] = [{ token: made.host }, { token: newToken() }, { token: newToken() }]
  await client.joinSeat(made.id, { ...ada, name: 'Ada', invitation: made.invitations[0]?.invitation ?? '' })
  await client.joinSeat(made.id, { ...eve, name: 'Eve' })
  const [listening, expelled] = [dial(made.id, ada.token), dial(made.id, eve.token)]
  await Promise.all([listening.hear('room'), expelled.hear('room')])
  await expect(client.renewTable(made.id, [1], ada)).rejects.toMatchObject({ code: 'not-yours' })
  await expect(client.renewTable(made.id, [7], host)).rejects.toMatchObject({ code: 'no-seat' })
  const match = await client.renewTable(made.id, [1], host)
  expect(await client.renewTable(made.id, [1], host)).toBe(match)
  expect(await listening.hear('rematch')).toMatchObject({ match })
  expect(await expelled.hear('goodbye')).toMatchObject({ code: 'token-revoked' })
  await expect(client.askRematch(made.id, eve)).rejects.toMatchObject({ status: 401 })
  const { seat, invitation } = await client.askRematch(made.id, ada)
  await client.joinSeat(match, { invitation, token: newToken(), name: 'Ada' })
  const room = await client.readRoom(match, host)
  expect([seat, room.isOpen, room.options.firstChaser]).toEqual([0, false, 2])
  expect(room.seats.map(({ name, plannedBot }) => name ?? plannedBot)).toEqual(['Ada', null, null, 'novice'])
  expect(await client.readMatch(made.id)).toMatchObject({ status: 'over' })
})
