import { describe, expect, test } from 'vitest'
import { receiptsInMemory, storedReceipts, type TextStorage } from './receipt-store.ts'
import { hashOf, receiptOf } from './testing/frames.ts'

function createStorage(texts: Record<string, string> = {}): TextStorage & { readonly texts: object } {
  return {
    texts,
    getItem: (key) => texts[key] ?? null,
    setItem(key, text) {
      texts[key] = text
    },
  }
}

test('what was saved is there for the next page, key by key', () => {
  const storage = createStorage()
  for (const seq of [3, 1]) storedReceipts(storage, 'm1').add(receiptOf(seq))
  expect(storedReceipts(storage, 'm1').load()).toEqual([receiptOf(1), receiptOf(3)])
  expect(storedReceipts(storage, 'm2').load()).toEqual([])
})

test('two tabs lose nothing to each other, and a record that differs from a receipt stays visible', () => {
  const storage = createStorage()
  const [one, other] = [storedReceipts(storage, 'm1'), storedReceipts(storage, 'm1')]
  for (const seq of [1, 2]) one.add(receiptOf(seq))
  const changed = { seq: 2, hash: hashOf(99) }
  for (const receipt of [receiptOf(1), changed, receiptOf(3)]) other.add(receipt)
  expect(one.load()).toEqual([receiptOf(1), receiptOf(2), changed, receiptOf(3)])
})

describe('a storage that is of no use does no harm', () => {
  const fails = () => {
    throw new Error('SecurityError')
  }
  const storages: [string, TextStorage][] = [
    ['forbidden', { getItem: fails, setItem: fails }],
    ['full', { getItem: () => null, setItem: fails }],
    ['no JSON', createStorage({ m1: 'receipts?' })],
    ['no receipts', createStorage({ m1: '[{"seq":1}]' })],
  ]
  test.each(storages)('%s', (_, storage) => {
    const store = storedReceipts(storage, 'm1')
    expect(store.load()).toEqual([])
    expect(() => store.add(receiptOf(1))).not.toThrow()
  })
})

test('in memory', () => {
  const store = receiptsInMemory()
  store.add(receiptOf(1))
  expect(store.load()).toEqual([receiptOf(1)])
})
