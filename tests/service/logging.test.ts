import { createClient, newToken } from '@getaway/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresSettings } from '../support/postgres/postgres-for-tests.ts'
import { type ServiceProcess, startServiceProcess } from '../support/programs/service-process.ts'

let service: ServiceProcess
beforeAll(async () => {
  service = await startServiceProcess({
    PORT: '0',
    ...(await postgresSettings()),
    DEMO: 'off',
    LOG_LEVEL: 'info',
  })
})
afterAll(() => service.kill('SIGKILL'))

/** The line of the log about this request. */
async function lineOf(requestId: string): Promise<Record<string, unknown>> {
  for (;;) {
    const lines = service.said().split('\n').slice(0, -1)
    const line = lines.find((one) => one.includes(`"reqId":"${requestId}"`))
    if (line !== undefined) return JSON.parse(line) as Record<string, unknown>
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('a command is logged with its match, its own id and its seat, and without its token', async () => {
  const client = createClient({ url: service.address })
  const { id, invitations } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
  })
  const token = newToken()
  await client.joinSeat(id, { invitation: invitations[1]?.invitation ?? '', token, name: 'Ada' })
  const say = async (bearer: string) => {
    const response = await fetch(`${service.address}/api/matches/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ id: 'wish-1', command: { type: 'get-ready' } }),
    })
    return response.headers.get('x-request-id') ?? ''
  }
  const seated = await lineOf(await say(token))
  expect(seated).toMatchObject({ match: id, command: 'wish-1', seat: 1, route: '/api/matches/:id/commands' })
  const stranger = newToken()
  const refused = await lineOf(await say(stranger))
  expect(refused).toMatchObject({ match: id, command: 'wish-1', code: 'no-such-token' })
  expect(refused).not.toHaveProperty('seat')
  for (const secret of [token, stranger]) expect(service.said()).not.toContain(secret)
})
