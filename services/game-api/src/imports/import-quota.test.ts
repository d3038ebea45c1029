import { expect, test } from 'vitest'
import { createImportQuota } from './import-quota.ts'

const HOUR_MS = 60 * 60 * 1000

test('an address has its share of a day, whatever others do, and the next day another', () => {
  let now = 0
  const quota = createImportQuota(100, () => now)
  expect([quota.take('192.0.2.1', 60), quota.take('192.0.2.1', 60)]).toEqual([true, false])
  expect(quota.leftFor('192.0.2.1')).toBe(40)
  expect(quota.take('192.0.2.1', 40)).toBe(true)
  now = 20 * HOUR_MS
  expect([quota.take('192.0.2.2', 100), quota.take('192.0.2.1', 1)]).toEqual([true, false])
  now = 24 * HOUR_MS
  expect([quota.leftFor('192.0.2.1'), quota.leftFor('192.0.2.2')]).toEqual([100, 0])
  now = 44 * HOUR_MS
  expect(quota.leftFor('192.0.2.2')).toBe(100)
})

test('all of an IPv6 network share', () => {
  const quota = createImportQuota(100)
  expect(quota.take('2001:db8::1', 100)).toBe(true)
  expect(quota.leftFor('2001:db8::ffff')).toBe(0)
})
