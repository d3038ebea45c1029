import { unwrap } from '@getaway/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTransferStore, type TransferStore } from './transfer-store.ts'

const HERE = '192.0.2.1'
const NONCE = 'N'.repeat(43)
const OTHER = 'O'.repeat(43)
const offer = { ciphertext: 'secret' }
let transfers: TransferStore

beforeEach(() => {
  vi.useFakeTimers()
  transfers = createTransferStore({ keepMs: 1_000, retakeMs: 100, mostOfAnAddress: 2, most: 3 })
})
afterEach(() => {
  transfers.close()
  vi.useRealTimers()
})

const offered = (address = HERE) => unwrap(transfers.offer(address, offer))
const codeOf = (result: ReturnType<TransferStore['ask' | 'take' | 'offer']>) =>
  result.ok ? undefined : result.error.code

describe('a transfer', () => {
  test('is asked for, confirmed, and taken, also again after a lost answer', () => {
    const { id, secret } = offered()
    const standing = () => unwrap(transfers.standing(id, secret))
    expect(standing()).toMatchObject({ state: 'offered', nonce: null })
    expect(codeOf(transfers.confirm(id, secret))).toBe('not-asked')
    expect(codeOf(transfers.take(id, NONCE))).toBe('not-asked')
    expect(transfers.ask(id, NONCE).ok).toBe(true)
    expect(transfers.ask(id, NONCE).ok).toBe(true)
    expect(standing()).toMatchObject({ state: 'asked', nonce: NONCE })
    expect(unwrap(transfers.take(id, NONCE))).toEqual({ ciphertext: null })
    expect(transfers.confirm(id, secret).ok).toBe(true)
    expect(standing().state).toBe('confirmed')
    expect(unwrap(transfers.take(id, NONCE))).toEqual(offer)
    expect(standing().state).toBe('taken')
    expect(unwrap(transfers.take(id, NONCE))).toEqual(offer)
    expect(codeOf(transfers.take(id, OTHER))).toBe('transfer-asked')
    expect(transfers.withdraw(id, secret).ok).toBe(true)
    expect(codeOf(transfers.take(id, NONCE))).toBe('no-transfer')
  })

  test('goes to the device that asked first, and to no other', () => {
    const { id, secret } = offered()
    transfers.ask(id, NONCE)
    expect(codeOf(transfers.ask(id, OTHER))).toBe('transfer-asked')
    transfers.confirm(id, secret)
    expect(codeOf(transfers.take(id, OTHER))).toBe('transfer-asked')
    expect(codeOf(transfers.ask(id, 'short'))).toBe('transfer-asked')
  })

  test('is read, confirmed and withdrawn with its own secret only', () => {
    const { id, secret } = offered()
    const other = offered().secret
    for (const result of [
      transfers.standing(id, other),
      transfers.confirm(id, other),
      transfers.withdraw(id, other),
    ])
      expect(result).toMatchObject({ ok: false, error: { code: 'no-such-token' } })
    expect(transfers.withdraw(id, secret).ok).toBe(true)
    expect(codeOf(transfers.ask(id, NONCE))).toBe('no-transfer')
  })

  test('is read once: only an answer that was lost is given again, and soon after', () => {
    const { id, secret } = offered()
    transfers.ask(id, NONCE)
    transfers.confirm(id, secret)
    expect(unwrap(transfers.take(id, NONCE))).toEqual(offer)
    vi.advanceTimersByTime(99)
    expect(unwrap(transfers.take(id, NONCE))).toEqual(offer)
    vi.advanceTimersByTime(1)
    expect(codeOf(transfers.take(id, NONCE))).toBe('no-transfer')
    // The device that offered it is still told.
    expect(unwrap(transfers.standing(id, secret)).state).toBe('taken')
  })

  test('is forgotten after its time', () => {
    const { id, secret } = offered()
    transfers.ask(id, NONCE)
    transfers.confirm(id, secret)
    vi.advanceTimersByTime(1_000)
    expect(codeOf(transfers.take(id, NONCE))).toBe('no-transfer')
  })
})

test('so many of an address, and so many in all', () => {
  offered()
  const { id, secret } = offered()
  expect(codeOf(transfers.offer(HERE, offer))).toBe('too-many-transfers')
  expect(transfers.offer('192.0.2.2', offer).ok).toBe(true)
  expect(codeOf(transfers.offer('192.0.2.3', offer))).toBe('transfers-full')
  transfers.withdraw(id, secret)
  expect(transfers.offer(HERE, offer).ok).toBe(true)
})
