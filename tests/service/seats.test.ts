import { type Client, createClient, newToken } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServiceProcess } from '../support/programs/service-process.ts'
import { preparedFolder } from '../support/service/prepared-folder.ts'
import { openRaw, type RawSocket } from '../support/service/raw-socket.ts'
import { commandFrame, helloFrame } from '../support/service/seated-match.ts'
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

/** A match of two with an organiser; nobody sits yet. */
async function opened() {
  const { id, invitations, host, organiser } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
    organiser: { name: 'Olga' },
  })
  const invitation = (seat: number) => invitations[seat]?.invitation ?? ''
  return { id, host, organiser: organiser ?? '', invitation }
}

function dial(id: string, token: string): RawSocket {
  const socket = openRaw(service.address, id)
  sockets.push(socket)
  socket.say(helloFrame(token))
  return socket
}

async function namesOf(id: string): Promise<readonly (string | null)[]> {
  return (await client.readMatch(id)).players.map(({ name }) => name)
}

async function isTurnedAway(id: string, token: string): Promise<void> {
  expect(await dial(id, token).hear('goodbye')).toMatchObject({ code: 'no-such-token', retry: false })
  await expect(client.readMatch(id, { token })).rejects.toMatchObject({ status: 401 })
  const asked = client.command(id, { id: 'x', command: { type: 'get-ready' } }, { token })
  await expect(asked).rejects.toMatchObject({ status: 401 })
}

describe('an invitation', () => {
  test('is used once; asking again with the same token does no harm', async () => {
    const { id, invitation } = await opened()
    const join = { invitation: invitation(0), token: newToken(), name: 'Ada' }
    const offered = () => client.readInvitation(id, join.invitation)
    expect(await offered()).toEqual({ seat: 0, isFree: true, name: null })
    expect(await client.joinSeat(id, join)).toEqual({ seat: 0, play: `/play/${id}#k=${join.token}` })
    expect(await offered()).toEqual({ seat: 0, isFree: false, name: 'Ada' })
    expect(await client.joinSeat(id, join)).toEqual({ seat: 0, play: `/play/${id}#k=${join.token}` })
    await expect(client.joinSeat(id, { ...join, token: newToken() })).rejects.toMatchObject({
      status: 409,
      code: 'seat-taken',
    })
    expect(await namesOf(id)).toEqual(['Ada', null])
  })

  test('two with one at the same time: one sits, and the other is told so', async () => {
    const { id, invitation } = await opened()
    const both = ['Ada', 'Ben'].map((name) => ({ invitation: invitation(1), token: newToken(), name }))
    const results = await Promise.allSettled(both.map((one) => client.joinSeat(id, one)))
    const winner = both[results.findIndex(({ status }) => status === 'fulfilled')]
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await namesOf(id)).toEqual([null, winner?.name])
    const loser = both.find((one) => one !== winner)
    await isTurnedAway(id, loser?.token ?? '')
    expect((await dial(id, winner?.token ?? '').hear('welcome')).audience).toEqual({ seat: 1 })
  })

  test('a token that is good for something else here is not taken', async () => {
    const { id, host, organiser, invitation } = await opened()
    const token = newToken()
    await client.joinSeat(id, { invitation: invitation(0), token, name: 'Ada' })
    for (const used of [token, host, organiser]) {
      const join = { invitation: invitation(1), token: used, name: 'Ben' }
      await expect(client.joinSeat(id, join)).rejects.toMatchObject({ status: 409, code: 'token-used' })
    }
    const other = await opened()
    const join = { invitation: other.invitation(1), token: newToken(), name: 'Ben' }
    await expect(client.joinSeat(id, join)).rejects.toMatchObject({ code: 'no-such-invitation' })
  })

  test('another one makes the first worthless; the host may only where nobody sits', async () => {
    const { id, host, organiser, invitation } = await opened()
    const { invitation: anew } = await client.inviteToSeat(id, 0, { token: host })
    const worthless = client.readInvitation(id, invitation(0))
    await expect(worthless).rejects.toMatchObject({ status: 403, code: 'no-such-invitation' })
    const join = { invitation: invitation(0), token: newToken(), name: 'Ada' }
    await expect(client.joinSeat(id, join)).rejects.toMatchObject({ code: 'no-such-invitation' })
    await client.joinSeat(id, { ...join, invitation: anew })
    await expect(client.inviteToSeat(id, 0, { token: host })).rejects.toMatchObject({ code: 'seat-taken' })
    await expect(client.inviteToSeat(id, 7, { token: organiser })).rejects.toMatchObject({ code: 'no-seat' })
    await expect(client.inviteToSeat(id, 0, { token: join.token })).rejects.toMatchObject({
      code: 'not-yours',
    })
  })
})

describe('a seat that is taken away', () => {
  const ways: { name: string; away: (id: string, organiser: string) => Promise<unknown> }[] = [
    { name: 'revoked', away: (id, token) => client.revokeSeat(id, 0, { token }) },
    { name: 'given anew', away: (id, token) => client.inviteToSeat(id, 0, { token }) },
  ]
  test.each(ways)('$name: its sockets end at once and do not come back', async ({ away }) => {
    const { id, organiser, invitation } = await opened()
    const token = newToken()
    await client.joinSeat(id, { invitation: invitation(0), token, name: 'Ada' })
    const lines = [dial(id, token), dial(id, token)]
    for (const line of lines) await line.hear('welcome')
    await away(id, organiser)
    for (const line of lines) {
      expect(await line.hear('goodbye')).toMatchObject({ code: 'token-revoked', retry: false })
      expect((await line.closed).code).toBe(1008)
    }
    await isTurnedAway(id, token)
    const again = { invitation: invitation(0), token, name: 'Ada' }
    await expect(client.joinSeat(id, again)).rejects.toMatchObject({ code: 'no-such-invitation' })
  })

  test('whoever is invited next plays on in it, under the name that the log has', async () => {
    const { id, organiser, invitation } = await opened()
    await client.joinSeat(id, { invitation: invitation(0), token: newToken(), name: 'Ada' })
    await client.revokeSeat(id, 0, { token: organiser })
    const { invitation: anew } = await client.inviteToSeat(id, 0, { token: organiser })
    const token = newToken()
    const joined = await client.joinSeat(id, { invitation: anew, token, name: 'Eve' })
    expect(joined).toEqual({ seat: 0, play: `/play/${id}#k=${token}` })
    const socket = dial(id, token)
    expect((await socket.hear('welcome')).audience).toEqual({ seat: 0 })
    socket.say(commandFrame('r', { type: 'get-ready' }))
    await socket.hear('ack')
    expect(await namesOf(id)).toEqual(['Ada', null])
  })

  test('only by an organiser, and not a bot’s', async () => {
    const { id, host, invitation } = await opened()
    const token = newToken()
    await client.joinSeat(id, { invitation: invitation(0), token, name: 'Ada' })
    for (const other of [host, token]) {
      await expect(client.revokeSeat(id, 0, { token: other })).rejects.toMatchObject({ code: 'not-yours' })
    }
    const { id: robotic, organiser } = await client.createMatch({
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'bot', strength: 'regular' }],
      organiser: { name: 'Olga' },
    })
    const revoked = client.revokeSeat(robotic, 1, { token: organiser ?? '' })
    await expect(revoked).rejects.toMatchObject({ code: 'seat-of-a-bot' })
  })
})

describe('one’s own token', () => {
  test('is changed: lines of the old one end, the new one plays', async () => {
    const { id, invitation } = await opened()
    const [old, fresh] = [newToken(), newToken()]
    await client.joinSeat(id, { invitation: invitation(1), token: old, name: 'Ben' })
    const line = dial(id, old)
    await line.hear('welcome')
    await client.changeSeatToken(id, 1, fresh, { token: old })
    expect(await line.hear('goodbye')).toMatchObject({ code: 'token-revoked' })
    await isTurnedAway(id, old)
    expect((await dial(id, fresh).hear('welcome')).audience).toEqual({ seat: 1 })
  })

  test('not another seat’s, and not to a token that is used here', async () => {
    const { id, organiser, invitation } = await opened()
    const tokens = [newToken(), newToken()] as const
    for (const [seat, token] of tokens.entries()) {
      await client.joinSeat(id, { invitation: invitation(seat), token, name: `player ${seat}` })
    }
    const [own, other] = tokens
    await expect(client.changeSeatToken(id, 1, newToken(), { token: own })).rejects.toMatchObject({
      code: 'not-yours',
    })
    for (const used of [other, organiser]) {
      await expect(client.changeSeatToken(id, 0, used, { token: own })).rejects.toMatchObject({
        code: 'token-used',
      })
    }
  })
})

test('what was given and taken away holds when the service is started again', async () => {
  // On PGlite, which leaves no lease behind that the next one would have to wait for.
  const env = { PORT: '0', DATA_DIR: await preparedFolder(), DEMO: 'off', RATE_LIMIT: 'off' }
  const before = await startServiceProcess(env)
  let after: Awaited<ReturnType<typeof startServiceProcess>> | undefined
  try {
    const first = createClient({ url: before.address })
    const { id, invitations, organiser } = await first.createMatch({
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'open' }],
      organiser: { name: 'Olga' },
    })
    const as = { token: organiser ?? '' }
    const tokens = [newToken(), newToken()] as const
    for (const { seat, invitation } of invitations) {
      await first.joinSeat(id, { invitation, token: tokens[seat] ?? '', name: `player ${seat}` })
    }
    await first.revokeSeat(id, 0, as)
    const caster = await first.inviteObserver(id, { role: 'caster' }, as)
    const own = newToken()
    await first.admitObserver(id, { invitation: caster.invitation, token: own, name: 'Carla' })
    const gone = await first.inviteObserver(id, { role: 'caster' }, as)
    await first.revokeObserver(id, gone.observer, as)
    await before.kill('SIGKILL')

    after = await startServiceProcess(env)
    const second = createClient({ url: after.address })
    await expect(second.readMatch(id, { token: tokens[0] })).rejects.toMatchObject({ status: 401 })
    for (const token of [tokens[1], own, as.token])
      expect((await second.readMatch(id, { token })).id).toBe(id)
    const late = { invitation: gone.invitation, token: newToken(), name: 'Mallory' }
    await expect(second.admitObserver(id, late)).rejects.toMatchObject({ code: 'no-such-invitation' })
    const { invitation } = await second.inviteToSeat(id, 0, as)
    expect((await second.joinSeat(id, { invitation, token: newToken(), name: 'Eve' })).seat).toBe(0)
  } finally {
    if (before.child.exitCode === null && before.child.signalCode === null) await before.kill('SIGKILL')
    await after?.kill('SIGTERM')
  }
})
