import { createHash } from 'node:crypto'
import { type Client, createClient, newToken } from '@getaway/client'
import { type Service, startService } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { openRaw, type RawSocket } from '../support/service/raw-socket.ts'
import { helloFrame } from '../support/service/seated-match.ts'
import { testConfig } from '../support/service/service.ts'
import { type Between, openBetween } from './between.ts'

let service: Service
let client: Client
let between: Between
const sockets: RawSocket[] = []

beforeAll(async () => {
  const { owner, application } = await createTestDatabase()
  service = await startService({ ...testConfig, databaseUrl: application, migrationDatabaseUrl: owner })
  client = createClient({ url: service.address })
  between = await openBetween(owner)
})
afterAll(async () => {
  for (const one of sockets) one.close()
  await between.close()
  await service.close()
})

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const SEAT = 'where match_id = $1 and seat = 0'
const OBSERVER = "where match_id = $1 and role = 'caster'"
const VOID = `update seats set invitation_hash = null, token_hash = null ${SEAT}`

/** A match of two with an organiser; nobody sits yet. */
async function opened() {
  const { id, invitations, host, organiser } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
    organiser: { name: 'Olga' },
  })
  return { id, host, as: { token: organiser ?? '' }, invitation: invitations[0]?.invitation ?? '' }
}

async function dial(id: string, token: string): Promise<RawSocket> {
  const socket = openRaw(service.address, id)
  sockets.push(socket)
  socket.say(helloFrame(token))
  await socket.hear('welcome')
  return socket
}

async function opensNothing(id: string, token: string): Promise<void> {
  await expect(client.readMatch(id, { token })).rejects.toMatchObject({ status: 401 })
}

describe('an invitation that changes while somebody shows it', () => {
  const cases = [
    { name: 'taken back', meanwhile: VOID, problem: { status: 403, code: 'no-such-invitation' } },
    {
      name: 'given anew',
      meanwhile: `update seats set invitation_hash = 'another' ${SEAT}`,
      problem: { status: 403, code: 'no-such-invitation' },
    },
    {
      name: 'used by somebody else',
      meanwhile: `update seats set token_hash = 'another' ${SEAT}`,
      problem: { status: 409, code: 'seat-taken' },
    },
  ]
  test.each(cases)('$name: it seats nobody', async ({ meanwhile, problem }) => {
    const { id, invitation } = await opened()
    const token = newToken()
    const join = () => client.joinSeat(id, { invitation, token, name: 'Ada' })
    await expect(between.during('seats', id, join, meanwhile)).rejects.toMatchObject(problem)
    await opensNothing(id, token)
    expect((await client.readMatch(id)).players.map(({ name }) => name)).toEqual([null, null])
  })
})

test('a seat that is taken away while its token is changed stays nobody’s', async () => {
  const { id, invitation } = await opened()
  const [old, fresh] = [newToken(), newToken()]
  await client.joinSeat(id, { invitation, token: old, name: 'Ada' })
  const change = () => client.changeSeatToken(id, 0, fresh, { token: old })
  await expect(between.during('seats', id, change, VOID)).rejects.toMatchObject({
    status: 401,
    code: 'no-such-token',
  })
  await opensNothing(id, old)
  await opensNothing(id, fresh)
})

test('a host gives no seat away in which somebody sits down at that moment', async () => {
  const { id, host, invitation } = await opened()
  const token = newToken()
  const both = () =>
    Promise.allSettled([
      client.joinSeat(id, { invitation, token, name: 'Ada' }),
      client.inviteToSeat(id, 0, { token: host }),
    ])
  const results = await between.during('seats', id, both, 'select $1::text')
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  if (results[0].status === 'fulfilled') expect((await client.readMatch(id, { token })).id).toBe(id)
})

describe('whoever came in between the look-up and the revocation is sent away too', () => {
  const ways: { name: string; away: (id: string, as: { token: string }) => Promise<unknown> }[] = [
    { name: 'a seat revoked', away: (id, as) => client.revokeSeat(id, 0, as) },
    { name: 'a seat given anew', away: (id, as) => client.inviteToSeat(id, 0, as) },
  ]
  test.each(ways)('$name', async ({ away }) => {
    const { id, as, invitation } = await opened()
    const token = newToken()
    await client.joinSeat(id, { invitation, token, name: 'Ada' })
    const line = await dial(id, token)
    // As the revocation finds it: nobody sits when it looks, and somebody does when it writes.
    await between.run(`update seats set token_hash = null ${SEAT}`, id)
    const sits = `update seats set token_hash = '${hashOf(token)}' ${SEAT}`
    await between.during('seats', id, () => away(id, as), sits)
    expect(await line.hear('goodbye')).toMatchObject({ code: 'token-revoked', retry: false })
    await opensNothing(id, token)
  })

  test('an observer', async () => {
    const { id, as } = await opened()
    const { invitation, observer } = await client.inviteObserver(id, { role: 'caster' }, as)
    const token = newToken()
    await client.admitObserver(id, { invitation, token, name: 'Carla' })
    const line = await dial(id, token)
    await between.run(`update observers set token_hash = null ${OBSERVER}`, id)
    const comes = `update observers set token_hash = '${hashOf(token)}' ${OBSERVER}`
    await between.during('observers', id, () => client.revokeObserver(id, observer, as), comes)
    expect(await line.hear('goodbye')).toMatchObject({ code: 'token-revoked', retry: false })
    await opensNothing(id, token)
  })
})

describe('an admission', () => {
  const admissionsOf = async (id: string) =>
    (await client.readEvents(id)).shown.flatMap(({ event }) =>
      event.type === 'observer.admitted' ? [event.data] : [],
    )
  const EXPECTED = [
    { role: 'organiser', name: 'Olga' },
    { role: 'caster', name: 'Carla' },
  ]

  test('that is asked for often at once is recorded once, and every answer is the same', async () => {
    const { id, as } = await opened()
    const { invitation, observer } = await client.inviteObserver(id, { role: 'caster' }, as)
    const admission = { invitation, token: newToken(), name: 'Carla' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.admitObserver(id, admission)))
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ observer, role: 'caster' })))
    expect(await admissionsOf(id)).toEqual(EXPECTED)
  })

  test('that was recorded just before the match was taken over is not recorded again', async () => {
    const { id, as } = await opened()
    const { invitation, observer } = await client.inviteObserver(id, { role: 'caster' }, as)
    const admission = { invitation, token: newToken(), name: 'Carla' }
    await client.admitObserver(id, admission)
    // What a process leaves behind that ends between the event and its own note of it.
    await between.run(`update observers set admitted = false ${OBSERVER}`, id)
    await opensNothing(id, admission.token)
    expect(await client.admitObserver(id, { ...admission, name: 'Carlotta' })).toEqual({
      observer,
      role: 'caster',
    })
    expect(await admissionsOf(id)).toEqual(EXPECTED)
    expect((await client.readMatch(id, { token: admission.token })).id).toBe(id)
  })

  test('of somebody else with the same name is recorded, whatever became of the first', async () => {
    const { id, as } = await opened()
    const first = await client.inviteObserver(id, { role: 'caster' }, as)
    await client.admitObserver(id, { invitation: first.invitation, token: newToken(), name: 'Carla' })
    await between.run(`update observers set admitted = false ${OBSERVER}`, id)
    await client.revokeObserver(id, first.observer, as)
    const { invitation } = await client.inviteObserver(id, { role: 'caster' }, as)
    await client.admitObserver(id, { invitation, token: newToken(), name: 'Carla' })
    expect(await admissionsOf(id)).toEqual([...EXPECTED, { role: 'caster', name: 'Carla' }])
  })
})
