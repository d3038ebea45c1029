import { newToken } from '@getaway/client'
import { createTournamentClient } from '@getaway/client/tournaments'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { openRaw } from '../support/service/raw-socket.ts'
import { helloFrame } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

const services: Service[] = []
beforeAll(async () => {
  const { application, owner } = await createTestDatabase()
  const config = { databaseUrl: application, migrationDatabaseUrl: owner }
  for (let count = 0; count < 2; count++) services.push(await startTestService('Postgres', config))
})
afterAll(() => Promise.all(services.map((service) => service.close())))

const addressOf = (one: 0 | 1) => services[one]?.address ?? ''
let wishes = 0
const wish = () => `wish ${++wishes}`

/** A tournament of Olga's with a match, and Otto, who is an organiser, too. */
async function created() {
  const [here, there] = ([0, 1] as const).map((one) => createTournamentClient({ url: addressOf(one) }))
  if (!here || !there) throw new Error('there are two services')
  const as = { token: newToken() }
  const { id } = await here.createTournament({ ...as, name: 'Cup', organiser: 'Olga' })
  await here.commandTournament(id, { id: wish(), command: { type: 'add-stage', name: 'A' } }, as)
  const seats = [{ type: 'open' }, { type: 'open' }] as const
  const table = { id: wish(), stage: 1, name: 'T1', game: 'chase', seats: [...seats] }
  const { match } = await here.openTable(id, table, as)
  const { person, invitation } = await here.inviteStaff(id, { id: wish(), role: 'organiser' }, as)
  const otto = { token: newToken() }
  await here.admitStaff(id, { invitation, token: otto.token, name: 'Otto' })
  /** At the other process: the first one serves the match, since it has named Otto there. */
  const revoke = () => there.revokeStaff(id, person, { id: wish(), reason: 'a quarrel' }, as)
  return { id, match, otto, here, revoke }
}

test('who is revoked at one process is shown nothing more by another, and can do nothing there', async () => {
  const { id, match, otto, here, revoke } = await created()
  const socket = openRaw(addressOf(0), match)
  socket.say(helloFrame(otto.token))
  await socket.hear('welcome')
  const stream = await fetch(`${addressOf(0)}/api/matches/${match}/events`, {
    headers: { accept: 'application/x-ndjson', authorization: `Bearer ${otto.token}` },
  })
  expect(stream.status).toBe(200)
  const goodbye = socket.hear('goodbye')
  const revokedAt = performance.now()
  await revoke()
  expect((await goodbye).code).toBe('token-revoked')
  // Told, not found out: that would take seconds.
  expect(performance.now() - revokedAt).toBeLessThan(2_000)
  // It ends, and says nothing more.
  await stream.text()
  const again = openRaw(addressOf(0), match)
  again.say(helloFrame(otto.token))
  expect((await again.hear('goodbye')).code).toBe('no-such-token')
  const act = { id: wish(), command: { type: 'add-stage', name: 'B' } } as const
  await expect(here.commandTournament(id, act, otto)).rejects.toMatchObject({ status: 401 })
})
