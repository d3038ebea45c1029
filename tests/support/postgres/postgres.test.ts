import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { createTestDatabase } from './postgres-for-tests.ts'

describe('the server of a test run', () => {
  test('gives databases of their own, whose application role owns nothing', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
    await rows(one.owner, 'create table things (id int)')
    await expect(rows(other.owner, 'select * from things')).rejects.toThrow('does not exist')
    await expect(rows(one.application, 'select * from things')).rejects.toThrow('permission denied')
    await expect(rows(one.application, 'create table mine (id int)')).rejects.toThrow('permission denied')
  })

  test('is durable', async () => {
    const { application } = await createTestDatabase()
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      expect(await rows(application, `show ${setting}`)).toEqual([{ [setting]: 'on' }])
  })
})

describe('a server of a test of its own', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres({ settings: { work_mem: '5MB' } })
  })
  afterAll(() => postgres.stop())

  test('is set as wanted', async () => {
    expect(await rows(postgres.superuser, 'show work_mem')).toEqual([{ work_mem: '5MB' }])
  })

  test('keeps what was committed through a crash, and nothing else', async () => {
    const { owner } = await postgres.createDatabase()
    await rows(owner, 'create table things (id int)')
    await rows(owner, 'insert into things values (1)')
    const open = await connected(owner)
    open.on('error', () => {})
    await open.query('begin')
    await open.query('insert into things values (2)')
    await postgres.restart('immediate')
    expect(await rows(owner, 'select id from things')).toEqual([{ id: 1 }])
    await postgres.restart('fast')
    expect(await rows(owner, 'select id from things')).toEqual([{ id: 1 }])
  })
})

test('stop leaves no process, no listener and no file', async () => {
  const postgres = await startPostgres()
  const traces = await tracesOf(postgres.superuser)
  expect(await leftOf(traces)).toEqual(['process', 'listener', 'folder'])
  await postgres.stop()
  expect(await leftOf(traces)).toEqual([])
})

test('nor does a process that is killed', async () => {
  const module = fileURLToPath(new URL('./postgres.ts', import.meta.url))
  const source = `const { startPostgres } = await import(${JSON.stringify(module)})
    console.log((await startPostgres()).superuser)
    setInterval(() => {}, 1000)`
  const program = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd: dirname(module),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [superuser] = await once(program.stdout, 'data')
  const traces = await tracesOf(String(superuser).trim())
  program.kill('SIGKILL')
  for (let attempt = 0; attempt < 200 && (await leftOf(traces)).length > 0; attempt++) await sleep(50)
  expect(await leftOf(traces)).toEqual([])
})

interface Traces {
  readonly pid: number
  readonly port: number
  readonly folder: string
}

async function tracesOf(superuser: string): Promise<Traces> {
  const [{ data_directory: data } = {}] = await rows(superuser, 'show data_directory')
  const pid = Number(readFileSync(join(String(data), 'postmaster.pid'), 'utf8').split('\n')[0])
  return { pid, port: Number(new URL(superuser).port), folder: dirname(String(data)) }
}

async function leftOf({ pid, port, folder }: Traces): Promise<string[]> {
  const socket = createConnection(port, '127.0.0.1')
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return [
    ...(isRunning(pid) ? ['process'] : []),
    ...(listens ? ['listener'] : []),
    ...(existsSync(folder) ? ['folder'] : []),
  ]
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

async function rows(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = await connected(url)
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
