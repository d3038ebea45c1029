import { type Client, createClient, type NewMatch, newToken } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

function dial(id: string, token?: string): RawSocket {
  const socket = openRaw(service.address, id)
  sockets.push(socket)
  socket.say(helloFrame(token))
  return socket
}

/** A table whose host sits in seat 0. */
async function hosted(seats = 3, more: Pick<NewMatch, 'open' | 'options'> = {}) {
  const open = Array.from({ length: seats }, () => ({ type: 'open' as const }))
  const made = await client.createMatch({ game: 'chase', seats: open, ...more })
  const invitation = (seat: number) => made.invitations[seat]?.invitation ?? ''
  const token = newToken()
  await client.joinSeat(made.id, { invitation: invitation(0), token, name: 'Ada' })
  return { id: made.id, host: { token: made.host }, ada: { token }, invitation }
}

const refused = (code: string) => expect.objectContaining({ code })

describe('a waiting room', () => {
  test('says who is there and what is planned, and tells of changes', async () => {
    const { id, host, ada, invitation } = await hosted(2)
    const socket = dial(id, ada.token)
    expect(await socket.hear('room')).toMatchObject({ id, isOpen: false, game: 'chase' })
    await client.planBot(id, 1, 'novice', host)
    const planned = { seat: 1, name: null, plannedBot: 'novice', isReady: false, isConnected: false }
    await expect
      .poll(() => socket.frames.findLast(({ type }) => type === 'room'))
      .toMatchObject({
        seats: [{ seat: 0, name: 'Ada', isConnected: true, plannedBot: null }, planned],
      })
    const token = newToken()
    await client.joinSeat(id, { invitation: invitation(1), token, name: 'Ben' })
    socket.say({ type: 'command', id: 'r', command: { type: 'get-ready' }, seen: null, claimed: null })
    await expect
      .poll(() => client.readRoom(id, host))
      .toMatchObject({
        seats: [
          { name: 'Ada', isReady: true },
          { name: 'Ben', plannedBot: null, isReady: false },
        ],
      })
    const connection = client.connect(id, { token })
    const measured = async () => (await client.readRoom(id, ada)).seats[1]
    await expect
      .poll(measured)
      .toMatchObject({ latency: 'low', latencyMs: expect.any(Number), clockErrorMs: expect.any(Number) })
    connection.close()
  })

  test('is for those who hold a token, unless it is open', async () => {
    const { id, host } = await hosted(2)
    await expect(client.readRoom(id)).rejects.toEqual(refused('not-open'))
    await client.openTable(id, true, host)
    expect(await client.readRoom(id)).toEqual(await client.readRoom(id, host))
    await client.openTable(id, false, host)
    await expect(client.readRoom(id)).rejects.toEqual(refused('not-open'))
  })

  test('what is the host’s is nobody else’s', async () => {
    const { id, host, ada } = await hosted(2)
    const acts = [
      () => client.planBot(id, 1, 'novice', ada),
      () => client.unplanBot(id, 1, ada),
      () => client.openTable(id, true, ada),
      () => client.startMatch(id, ada),
    ]
    for (const act of acts) await expect(act()).rejects.toEqual(refused('not-yours'))
    await expect(client.planBot(id, 0, 'novice', host)).rejects.toEqual(refused('seat-taken'))
    await expect(client.planBot(id, 7, 'novice', host)).rejects.toEqual(refused('no-seat'))
    await expect(client.planBot(id, 1, 'huge', host)).rejects.toEqual(refused('no-such-bot'))
  })
})

describe('a start', () => {
  test('seats the planned bots, and the match begins when all are ready', async () => {
    const { id, host, ada, invitation } = await hosted(3)
    await client.planBot(id, 1, 'novice', host)
    await expect(client.startMatch(id, host)).rejects.toEqual(refused('seats-free'))
    await client.planBot(id, 2, 'novice', host)
    await client.unplanBot(id, 2, host)
    await client.planBot(id, 2, 'regular', host)
    await client.startMatch(id, host)
    await client.startMatch(id, host)
    const { players } = await client.readMatch(id)
    expect(players.map(({ bot }) => bot)).toEqual([null, 'novice', 'regular'])
    const late = client.joinSeat(id, { invitation: invitation(1), token: newToken(), name: 'Ben' })
    await expect(late).rejects.toEqual(refused('no-such-invitation'))
    await client.command(id, { id: 'r', command: { type: 'get-ready' } }, ada)
    const room = () =>
      client.readRoom(id, ada).then(
        () => 'open',
        ({ code }) => code,
      )
    await expect.poll(room).toBe('match-begun')
    await expect(client.openTable(id, true, host)).rejects.toEqual(refused('match-begun'))
  })
})

describe('an open table', () => {
  test('is listed, and strangers take the free seats that no bot is to have', async () => {
    const { id, host, invitation } = await hosted(4, { open: true })
    await client.planBot(id, 1, 'novice', host)
    const listed = async () => (await client.listTables()).find((table) => table.id === id)
    expect((await listed())?.seats.map(({ name, plannedBot }) => name ?? plannedBot)).toEqual([
      'Ada',
      'novice',
      null,
      null,
    ])
    const token = newToken()
    const taken = client.joinSeat(id, { token: newToken(), name: 'Cleo', seat: 1 })
    await expect(taken).rejects.toEqual(refused('seat-taken'))
    expect(await client.joinSeat(id, { token, name: 'Cleo' })).toMatchObject({ seat: 2 })
    expect(await client.joinSeat(id, { token, name: 'Cleo' })).toMatchObject({ seat: 2 })
    expect(await client.joinSeat(id, { token: newToken(), name: 'Dan', seat: 3 })).toMatchObject({ seat: 3 })
    expect(await listed()).toBeUndefined()
    const late = client.joinSeat(id, { token: newToken(), name: 'Eve' })
    await expect(late).rejects.toEqual(refused('no-free-seat'))
    // The invitation still opens the planned seat.
    const ben = { invitation: invitation(1), token: newToken(), name: 'Ben' }
    expect(await client.joinSeat(id, ben)).toMatchObject({ seat: 1 })
  })

  test('a closed table takes nobody without an invitation, and is in no list', async () => {
    const { id } = await hosted(2)
    const stranger = client.joinSeat(id, { token: newToken(), name: 'Cleo' })
    await expect(stranger).rejects.toEqual(refused('not-open'))
    expect((await client.listTables()).some((table) => table.id === id)).toBe(false)
  })

  test('behind a delay the public is told nothing of it', async () => {
    const { id, host } = await hosted(2, { open: true, options: { spectators: { delayMs: 60_000 } } })
    const isListed = async () => (await client.listTables()).some((table) => table.id === id)
    const [hosting, watching] = [dial(id, host.token), dial(id)]
    expect(await isListed()).toBe(false)
    await expect(client.readRoom(id)).rejects.toEqual(refused('not-yet'))
    await expect(client.joinSeat(id, { token: newToken(), name: 'Eve' })).rejects.toEqual(refused('not-open'))
    await client.planBot(id, 1, 'novice', host)
    const planned = { type: 'room', seats: [{ name: 'Ada' }, { plannedBot: 'novice' }] }
    await expect.poll(() => hosting.frames.findLast(({ type }) => type === 'room')).toMatchObject(planned)
    expect(await isListed()).toBe(false)
    expect(watching.frames.map(({ type }) => type)).not.toContain('room')
  })

  test('after the delay the public is told, as it was that much earlier', async () => {
    const delayMs = 700
    const madeAt = Date.now()
    const { id, host } = await hosted(2, { open: true, options: { spectators: { delayMs } } })
    const isListed = async () => (await client.listTables()).some((table) => table.id === id)
    const watching = dial(id)
    await expect.poll(isListed).toBe(true)
    expect(Date.now() - madeAt).toBeGreaterThanOrEqual(delayMs - 5)
    expect((await client.readRoom(id)).seats[1]).toMatchObject({ plannedBot: null, isConnected: null })
    const plannedAt = Date.now()
    await client.planBot(id, 1, 'novice', host)
    await expect.poll(async () => (await client.readRoom(id)).seats[1]?.plannedBot).toBe('novice')
    expect(Date.now() - plannedAt).toBeGreaterThanOrEqual(delayMs - 5)
    expect(await isListed()).toBe(false)
    expect(watching.frames.map(({ type }) => type)).not.toContain('room')
  })
})

test('a match against bots is over when its people give up', async () => {
  const { id, host, ada } = await hosted(2)
  await client.planBot(id, 1, 'novice', host)
  await client.startMatch(id, host)
  await client.command(id, { id: 'r', command: { type: 'get-ready' } }, ada)
  const hasBegun = () => client.readRoom(id, ada).catch(({ code }) => code)
  await expect.poll(hasBegun).toBe('match-begun')
  await client.command(id, { id: 'l', command: { type: 'leave' } }, ada)
  await expect.poll(() => client.readMatch(id)).toMatchObject({ status: 'over', abandoned: true })
})

test('a table is given up before it begins, when all who came to it have left', async () => {
  const { id, ada } = await hosted(3)
  await client.command(id, { id: 'l', command: { type: 'leave' } }, ada)
  await expect.poll(() => client.readMatch(id)).toMatchObject({ status: 'over', abandoned: true })
})
