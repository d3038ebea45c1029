import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, migrate, openDatabase } from '../../store/index.ts'
import { createLease } from './lease.ts'

const clock = { now: () => Date.now() * 1000 }

let database: Database
beforeAll(async () => {
  database = await openDatabase({ dataDir: undefined })
  await migrate(database)
})
afterAll(() => database.close())

function opened(onRenewed: () => Promise<void> = async () => {}) {
  const faults: unknown[] = []
  const lease = createLease({
    database,
    clock,
    node: 'one',
    leaseMs: 300,
    onFault: (error) => faults.push(error),
    onRenewed,
    isConnected: () => true,
  })
  const expiry = async () => {
    const row = await database.db.selectFrom('nodes').select('expires_at').executeTakeFirst()
    return row?.expires_at
  }
  return { lease, faults, expiry }
}

test('it is renewed although what is looked for after a renewal hangs', async () => {
  let isLooking = 0
  const { lease, expiry } = opened(() => {
    isLooking++
    return new Promise(() => {})
  })
  await lease.held
  const first = (await expiry()) ?? Number.NaN
  await expect.poll(expiry).toBeGreaterThan(first + 200_000)
  expect(isLooking).toBe(1)
  expect(Math.abs(lease.ahead())).toBeLessThan(1_000_000)
  await lease.end()
  expect(await expiry()).toBeUndefined()
})

test('it comes to an end although no renewal ever succeeded', async () => {
  const { lease, faults } = opened()
  await lease.held
  await database.db.schema.dropTable('nodes').execute()
  const second = createLease({
    database,
    clock,
    node: 'two',
    leaseMs: 300,
    onFault: (error) => faults.push(error),
    isConnected: () => true,
    onRenewed: async () => {},
  })
  await expect.poll(() => faults.length).toBeGreaterThan(1)
  second.stop()
  await second.held
  await expect(second.end()).rejects.toThrow('nodes')
  await lease.end().catch(() => {})
})
