import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createFaults } from './faults.ts'
import { logging } from './logging.ts'
import { createMetrics } from './metrics.ts'

function openLog(level: string) {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  return { lines, app: Fastify({ logger: { ...logging(level), stream } }) }
}

const SECRET = 'a-secret-of-43-characters-as-base64url-is-x'
const secrets: object[] = [
  { token: SECRET },
  { authorization: `Bearer ${SECRET}` },
  { request: { headers: { authorization: SECRET } } },
  { headers: { cookie: SECRET } },
  { body: { invitation: SECRET } },
  { answer: { body: { token: SECRET } } },
]
test.each(secrets)('%j: nothing that opens a seat is logged', (object) => {
  const { app, lines } = openLog('info')
  app.log.info(object, 'a line')
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain(SECRET)
  expect(JSON.stringify(lines)).toContain('[hidden]')
})

test('a fault names what was being done and what it is about, and is counted', async () => {
  const { app, lines } = openLog('warn')
  const metrics = createMetrics()
  const onFault = createFaults(app.log, metrics)
  onFault(new Error('broken'), 'a command', { match: 'abc', seat: 1, command: 'c7' })
  expect(lines).toEqual([
    expect.objectContaining({ what: 'a command', match: 'abc', seat: 1, command: 'c7', level: 50 }),
  ])
  expect(lines[0]).toMatchObject({ err: { message: 'broken' } })
  expect(await metrics.registry.metrics()).toContain('getaway_faults_total 1')
})
