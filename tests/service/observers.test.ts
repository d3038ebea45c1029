import { type Client, createClient, newToken } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRaw, type RawSocket } from '../support/service/raw-socket.ts'
import { recordStream } from '../support/service/recorder.ts'
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

/** A match of two with an organiser, both seats taken. */
async function opened() {
  const { id, invitations, host, organiser } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
    options: { firstChaser: 0 },
    organiser: { name: 'Olga' },
  })
  const seats: string[] = []
  const keys: string[] = []
  for (const { seat, invitation } of invitations) {
    const token = newToken()
    const key = newToken()
    await client.joinSeat(id, { invitation, token, key, name: `player ${seat}` })
    seats.push(token)
    keys.push(key)
  }
  return { id, host, seats, keys, token: organiser ?? '' }
}

function dial(id: string, token: string): RawSocket {
  const socket = openRaw(service.address, id)
  sockets.push(socket)
  socket.say(helloFrame(token))
  return socket
}

async function logged(id: string, type: string): Promise<readonly LogEvent['data'][]> {
  const { shown } = await client.readEvents(id)
  return shown.flatMap(({ event }) => (event.type === type ? [event.data] : []))
}

/** A round is dealt: there is something to hide. */
async function deal(id: string, seats: readonly string[]): Promise<void> {
  for (const [seat, token] of seats.entries()) {
    await client.command(id, { id: `ready ${seat}`, command: { type: 'get-ready' } }, { token })
  }
  await expect.poll(() => logged(id, 'round.dealt')).toHaveLength(1)
}

describe('admission', () => {
  test('is in the log before anything secret is shown, for all to read', async () => {
    const { id, seats, token } = await opened()
    await deal(id, seats)
    const { invitation, role } = await client.inviteObserver(id, { role: 'caster' }, { token })
    expect(role).toBe('caster')
    expect(await logged(id, 'observer.admitted')).toEqual([{ role: 'organiser', name: 'Olga' }])
    const own = newToken()
    await expect(client.readEvents(id, 0, { token: own })).rejects.toMatchObject({ status: 401 })
    await client.admitObserver(id, { invitation, token: own, name: 'Carla' })
    expect(await logged(id, 'observer.admitted')).toEqual([
      { role: 'organiser', name: 'Olga' },
      { role: 'caster', name: 'Carla' },
    ])
    const { shown } = await client.readEvents(id, 0, { token: own })
    const dealt = shown.find(({ event }) => event.type === 'round.dealt')?.event
    expect(dealt?.data).toMatchObject({ piles: [expect.any(Array), expect.any(Array)] })
    expect((await dial(id, own).hear('welcome')).audience).toBe('caster')
  })

  test('asked again with the same token nothing happens twice; another token is too late', async () => {
    const { id, token } = await opened()
    const { invitation, observer } = await client.inviteObserver(id, { role: 'organiser' }, { token })
    const admission = { invitation, token: newToken(), name: 'Otto' }
    expect(await client.admitObserver(id, admission)).toEqual({ observer, role: 'organiser' })
    expect(await client.admitObserver(id, admission)).toEqual({ observer, role: 'organiser' })
    expect(await logged(id, 'observer.admitted')).toHaveLength(2)
    await expect(client.admitObserver(id, { ...admission, token: newToken() })).rejects.toMatchObject({
      status: 409,
      code: 'invitation-used',
    })
  })

  test('two with one invitation at once: one is admitted, and only that one is named', async () => {
    const { id, token } = await opened()
    const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token })
    const both = ['Carla', 'Mallory'].map((name) => ({ invitation, token: newToken(), name }))
    const results = await Promise.allSettled(both.map((one) => client.admitObserver(id, one)))
    const admitted = both.filter((_, index) => results[index]?.status === 'fulfilled')
    expect(admitted).toHaveLength(1)
    expect(await logged(id, 'observer.admitted')).toEqual([
      { role: 'organiser', name: 'Olga' },
      { role: 'caster', name: admitted[0]?.name },
    ])
    for (const one of both) {
      const answer = dial(id, one.token)
      const isIn = one === admitted[0]
      if (isIn) expect((await answer.hear('welcome')).audience).toBe('caster')
      else expect(await answer.hear('goodbye')).toMatchObject({ code: 'no-such-token' })
    }
  })

  const unfit: { name: string; who: (of: Awaited<ReturnType<typeof opened>>) => object }[] = [
    { name: 'the token of a seat', who: ({ seats }) => ({ token: seats[0] }) },
    { name: 'the token of the host', who: ({ host }) => ({ token: host }) },
    { name: 'the key of a player', who: ({ keys }) => ({ key: keys[1] }) },
  ]
  test.each(unfit)('$name: whoever plays or hosts is not shown everything', async ({ who }) => {
    const match = await opened()
    const { id, token } = match
    const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token })
    const admission = { invitation, token: newToken(), name: 'Peter', ...who(match) }
    await expect(client.admitObserver(id, admission)).rejects.toMatchObject({
      status: 403,
      code: 'plays-here',
    })
    expect(await logged(id, 'observer.admitted')).toHaveLength(1)
  })

  test('whoever sees everything, or did, plays in no seat afterwards', async () => {
    const { id, invitations, organiser } = await client.createMatch({
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'open' }],
      organiser: { name: 'Olga' },
    })
    const as = { token: organiser ?? '' }
    const { invitation, observer } = await client.inviteObserver(id, { role: 'caster' }, as)
    const key = newToken()
    await client.admitObserver(id, { invitation, token: newToken(), name: 'Carla', key })
    const join = { invitation: invitations[0]?.invitation ?? '', token: newToken(), name: 'Carla' }
    const refusal = { status: 403, code: 'observes-here' }
    await expect(client.joinSeat(id, { ...join, key })).rejects.toMatchObject(refusal)
    await client.revokeObserver(id, observer, as)
    await expect(client.joinSeat(id, { ...join, key })).rejects.toMatchObject(refusal)
    const joined = await client.joinSeat(id, { ...join, key: newToken() })
    expect(joined).toEqual({ seat: 0, play: `/play/${id}#k=${join.token}` })
  })

  test('the key of whoever got a seat of somebody else’s is refused as well', async () => {
    const { id, token } = await opened()
    const seat = await client.inviteToSeat(id, 0, { token })
    const key = newToken()
    await client.joinSeat(id, { invitation: seat.invitation, token: newToken(), name: 'Eve', key })
    const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token })
    const admission = { invitation, token: newToken(), name: 'Eve', key }
    await expect(client.admitObserver(id, admission)).rejects.toMatchObject({ code: 'plays-here' })
  })

  test('two ways in at once with one key: only one of them is open', async () => {
    const { id, invitations, organiser } = await client.createMatch({
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'open' }],
      organiser: { name: 'Olga' },
    })
    const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token: organiser ?? '' })
    const key = newToken()
    const ways = await Promise.allSettled([
      client.joinSeat(id, {
        invitation: invitations[0]?.invitation ?? '',
        token: newToken(),
        name: 'Eve',
        key,
      }),
      client.admitObserver(id, { invitation, token: newToken(), name: 'Eve', key }),
    ])
    expect(ways.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('only an organiser invites and revokes, with the invitations of this match', async () => {
    const { id, host, seats, token } = await opened()
    for (const other of [host, seats[0]]) {
      await expect(client.inviteObserver(id, { role: 'caster' }, { token: other })).rejects.toMatchObject({
        status: 403,
        code: 'not-yours',
      })
    }
    const elsewhere = await opened()
    const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token })
    const admission = { invitation, token: newToken(), name: 'Carla' }
    await expect(client.admitObserver(elsewhere.id, admission)).rejects.toMatchObject({
      status: 403,
      code: 'no-such-invitation',
    })
    await expect(client.revokeObserver(id, 'nobody', { token })).rejects.toMatchObject({ status: 404 })
  })
})

describe('revoked', () => {
  test('sockets and streams end at once, and the token opens nothing any more', async () => {
    const { id, seats, token } = await opened()
    const { invitation, observer } = await client.inviteObserver(id, { role: 'caster' }, { token })
    const own = newToken()
    await client.admitObserver(id, { invitation, token: own, name: 'Carla' })
    const socket = dial(id, own)
    await socket.hear('welcome')
    const stream = recordStream(service.address, id, { who: 'Carla', audience: 'caster', token: own })
    await expect.poll(() => stream.shown.length).toBeGreaterThan(0)
    await client.revokeObserver(id, observer, { token })
    expect(await socket.hear('goodbye')).toMatchObject({ code: 'token-revoked', retry: false })
    expect((await socket.closed).code).toBe(1008)
    const before = stream.shown.length
    await deal(id, seats)
    expect(stream.shown.slice(before)).toEqual([])
    await expect.poll(() => stream.heard.at(-1)?.raw).toContain('no-such-token')
    stream.stop()
    expect(await dial(id, own).hear('goodbye')).toMatchObject({ code: 'no-such-token' })
    await expect(client.readEvents(id, 0, { token: own })).rejects.toMatchObject({ status: 401 })
    const again = { invitation, token: newToken(), name: 'Carla' }
    await expect(client.admitObserver(id, again)).rejects.toMatchObject({ code: 'no-such-invitation' })
  })
})

describe('an organiser', () => {
  const abandon = { type: 'abandon-game', reason: 'The room is closing.' }

  test('sets a round aside and ends the match, by socket and by request, under their name', async () => {
    const { id, seats, token } = await opened()
    await deal(id, seats)
    const socket = dial(id, token)
    expect((await socket.hear('welcome')).audience).toBe('organiser')
    socket.say(commandFrame('void', { type: 'void-round', round: 1, reason: 'A cat.' }))
    await socket.hear('ack')
    const wrong = { type: 'correct-round', round: 1, winner: 'runners', awards: {}, reason: 'No.' }
    socket.say(commandFrame('correct', wrong))
    expect(await socket.hear('refused')).toMatchObject({ id: 'correct', clause: expect.stringMatching(/^C/) })
    const done = await client.command(id, { id: 'end', command: abandon }, { token })
    expect(await client.command(id, { id: 'end', command: abandon }, { token })).toEqual(done)
    expect(await logged(id, 'round.voided')).toEqual([{ round: 1, reason: 'A cat.', name: 'Olga' }])
    expect(await logged(id, 'game.abandoned')).toEqual([{ reason: abandon.reason, name: 'Olga' }])
    expect((await client.readMatch(id)).status).toBe('over')
  })

  test('has command ids of their own: another organiser’s are nobody’s business', async () => {
    const { id, seats, token } = await opened()
    await deal(id, seats)
    const { invitation } = await client.inviteObserver(id, { role: 'organiser' }, { token })
    const other = newToken()
    await client.admitObserver(id, { invitation, token: other, name: 'Otto' })
    const voided = { type: 'void-round', round: 1, reason: 'A cat.' }
    const done = await client.command(id, { id: 'x', command: voided }, { token })
    const asked = client.command(id, { id: 'x', command: voided }, { token: other })
    await expect(asked).rejects.toMatchObject({ status: 409, clause: expect.stringMatching(/^C/) })
    const socket = dial(id, other)
    await socket.hear('welcome')
    socket.say(commandFrame('x', voided))
    expect(await socket.hear('refused')).toMatchObject({ id: 'x', clause: expect.stringMatching(/^C/) })
    const own = dial(id, token)
    await own.hear('welcome')
    own.say(commandFrame('x', voided))
    expect(await own.hear('ack')).toMatchObject({ id: 'x', seq: done.seq })
  })

  test('is nobody else: not a seat, not the host, not a caster', async () => {
    const { id, host, seats, token } = await opened()
    const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token })
    const caster = newToken()
    await client.admitObserver(id, { invitation, token: caster, name: 'Carla' })
    for (const other of [host, seats[0], caster]) {
      const asked = client.command(id, { id: 'x', command: abandon }, { token: other })
      await expect(asked).rejects.toMatchObject({ name: 'ServiceError' })
    }
    for (const other of [host, caster]) {
      const socket = dial(id, other)
      await socket.hear('welcome')
      socket.say(commandFrame('x', abandon))
      expect(await socket.hear('refused')).toMatchObject({ code: 'not-seated' })
    }
    expect(await logged(id, 'game.abandoned')).toEqual([])
  })
})
