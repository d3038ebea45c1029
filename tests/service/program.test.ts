import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@getaway/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEmptyDatabase, postgresSettings } from '../support/postgres/postgres-for-tests.ts'
import { freePort } from '../support/postgres/postgres-port.ts'
import { type ServiceProcess, startServiceProcess } from '../support/programs/service-process.ts'
import { fillDataFolder } from '../support/service/prepared-folder.ts'
import { openRaw } from '../support/service/raw-socket.ts'
import { helloFrame } from '../support/service/seated-match.ts'

let folder: string
const started: ServiceProcess[] = []
let isPrepared = false
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'getaway-program-'))
})
afterEach(async () => {
  for (const service of started.splice(0)) await service.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  isPrepared = true
})

async function start(
  env: Record<string, string> = {},
  options?: Parameters<typeof startServiceProcess>[1],
): Promise<ServiceProcess> {
  // The first test alone begins with nothing, as a fresh clone does.
  const isOwn = !('DATA_DIR' in env || 'DATABASE_URL' in env)
  if (isPrepared && isOwn && !existsSync(join(folder, 'record'))) await fillDataFolder(folder)
  const settings = { PORT: '0', DATA_DIR: folder, BOT_PACE: '0.05', ...env }
  const service = await startServiceProcess(settings, options)
  started.push(service)
  return service
}

/** Sends the first part of a request; with the rest one gets the answer. */
function halfAsked(address: string, part: string): (rest: string) => Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => {})
  socket.write(part)
  return async (rest) => {
    socket.write(rest)
    await closed
    return text
  }
}

async function liveMatch(address: string) {
  for (;;) {
    const [live] = await createClient({ url: address }).listMatches({ status: 'live' })
    if (live && live.head > 10) return live
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('it plays a bot match by itself, serves the viewer, says how durable it is, and goes on after a restart', async () => {
  const first = await start({}, { isFromSources: true })
  expect(first.said()).toMatch(/PGlite in .*a power cut may lose the last moments/)
  expect(await (await fetch(first.address, { headers: { accept: 'text/html' } })).text()).toContain('<title>')
  const { id, head } = await liveMatch(first.address)
  const watcher = openRaw(first.address, id)
  watcher.say(helloFrame())
  await watcher.hear('welcome')
  expect(await first.kill('SIGINT')).toEqual({ code: 0, signal: null })
  expect(first.said()).toMatch(/stopped\n$/)
  expect(await watcher.hear('goodbye')).toMatchObject({ code: 'restarting', retry: true })
  expect((await watcher.closed).code).toBe(1001)

  const second = await start()
  const client = createClient({ url: second.address })
  for (;;) {
    const now = await client.readMatch(id)
    expect(now.head).toBeGreaterThanOrEqual(head)
    if (now.status === 'over') break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect((await second.kill('SIGTERM')).code).toBe(0)
})

test('a line that is dead does not hold it up when it is asked to stop', async () => {
  const service = await start(await postgresSettings())
  const { id } = await liveMatch(service.address)
  const watcher = openRaw(service.address, id)
  watcher.say(helloFrame())
  await watcher.hear('welcome')
  watcher.socket.pause()
  const stopped = service.kill('SIGINT')
  const late = new Promise((resolve) => setTimeout(resolve, 15_000, 'late').unref())
  expect(await Promise.race([stopped, late])).toEqual({ code: 0, signal: null })
  watcher.socket.terminate()
})

test('a bad path that wants to be a socket is let go of, also where its client holds on, and holds up no stop', async () => {
  const service = await start({ DEMO: 'off', ...(await postgresSettings()) })
  const port = Number(new URL(service.address).port)
  const line = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let text = ''
  line.on('data', (chunk) => {
    text += String(chunk)
  })
  line.on('error', () => {})
  try {
    line.write('GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n')
    await once(line, 'end')
    expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad-request"/)
    expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(service.said()).toMatch(/stopped\n$/)
  } finally {
    line.destroy()
  }
})

test('asked to stop, it says so, answers what is under way, and ends streams', async () => {
  const service = await start(await postgresSettings())
  const { id } = await liveMatch(service.address)
  const stream = await fetch(`${service.address}/api/matches/${id}/events`, {
    headers: { accept: 'application/x-ndjson' },
  })
  const told = stream.text()
  const body = JSON.stringify({ game: 'chase', seats: [{ type: 'open' }, { type: 'open' }] })
  const create = halfAsked(
    service.address,
    `POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  const ready = halfAsked(service.address, 'GET /readyz HTTP/1.1\r\nHost: x\r\n')
  const list = halfAsked(service.address, 'GET /api/matches HTTP/1.1\r\nHost: x\r\n')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const stopped = service.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await ready('\r\n')).toMatch(/^HTTP\/1.1 503 [\s\S]*"code":"stopping"/)
  expect(await list('\r\n')).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 1[\s\S]*"code":"stopping"/)
  expect(await create(body)).toMatch(/^HTTP\/1.1 201 /)
  const lines = (await told).trim().split('\n')
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('event.seq')
  expect(await stopped).toEqual({ code: 0, signal: null })
})

test('who asks for half a thing does not hold it up; who asks it twice to stop does not wait', async () => {
  const half = 'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n'
  const first = await start({ DEMO: 'off', ...(await postgresSettings()) })
  const second = await start({ DEMO: 'off', ...(await postgresSettings()) })
  for (const { address } of [first, second]) halfAsked(address, half)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const began = performance.now()
  const patient = first.kill('SIGINT')
  const impatient = second.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 300))
  second.child.kill('SIGINT')
  expect(await impatient).toEqual({ code: 1, signal: null })
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await patient).toEqual({ code: 0, signal: null })
})

test('one service in a folder; one that was killed leaves it free', async () => {
  const first = await start({ DEMO: 'off' })
  await expect(start({ DEMO: 'off' })).rejects.toThrow(/another Getaway uses the folder .*DATA_DIR/)
  await first.kill('SIGKILL')
  expect((await fetch(`${(await start({ DEMO: 'off' })).address}/readyz`)).status).toBe(200)
})

describe('what is wrong is named', () => {
  test('a port that is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    try {
      await expect(start({ PORT: String(port), DEMO: 'off', ...(await postgresSettings()) })).rejects.toThrow(
        `port ${port} is taken; set PORT to another`,
      )
    } finally {
      other.close()
    }
  })

  test('a folder that can’t be written', async () => {
    await expect(start({ DATA_DIR: '/dev/null', DEMO: 'off' })).rejects.toThrow(
      /DATA_DIR: \/dev\/null is no folder/,
    )
  })

  test('a key that is none', async () => {
    const file = join(folder, 'key.pem')
    await writeFile(file, 'no key')
    await expect(start({ SEAL_KEY_FILE: file, DEMO: 'off', ...(await postgresSettings()) })).rejects.toThrow(
      /SEAL_KEY_FILE: .*key\.pem must hold an Ed25519 private key/,
    )
  })

  test('an address that is not of this machine', async () => {
    await expect(start({ HOST: '192.0.2.1', DEMO: 'off', ...(await postgresSettings()) })).rejects.toThrow(
      /HOST: 192.0.2.1 is no address/,
    )
  })

  test('several settings at once', async () => {
    await expect(start({ PORT: 'x', DEMO: 'maybe' })).rejects.toThrow(
      /PORT must be a whole number[\s\S]*DEMO must be "on" or "off"/,
    )
  })

  test('a database that is not there', async () => {
    const port = await freePort()
    await expect(start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` })).rejects.toThrow(
      /DATABASE_URL: the database can't be reached \(.*ECONNREFUSED/,
    )
  })

  test('an application that owns its tables', async () => {
    const { owner } = await createEmptyDatabase()
    const service = await start({ DATABASE_URL: owner, DEMO: 'off' })
    expect(service.said()).toMatch(/PostgreSQL .* on its disk[\s\S]*owns the tables.*MIGRATION_DATABASE_URL/)
  })
})
