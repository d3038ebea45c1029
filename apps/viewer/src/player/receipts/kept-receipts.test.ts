import { describe, expect, it } from 'vitest'
import { createKeptReceipts } from './kept-receipts.ts'

const receipt = (seq: number) => ({ seq, hash: seq.toString(16).padStart(64, '0') })

function storage(limit = Number.POSITIVE_INFINITY) {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (texts.size >= limit && !texts.has(key)) throw new Error('full')
      texts.set(key, text)
    },
    removeItem: (key: string) => void texts.delete(key),
  }
}

describe('receipts that a browser keeps', () => {
  it('are there again, match by match, each once and in order', () => {
    const kept = storage()
    for (const seq of [9, 4, 9]) createKeptReceipts(kept).keep('m1', receipt(seq))
    createKeptReceipts(kept).keep('m2', receipt(5))
    const again = createKeptReceipts(kept)
    expect(again.of('m1')).toEqual([receipt(4), receipt(9)])
    expect(again.of('m2')).toEqual([receipt(5)])
    expect(again.of('m3')).toEqual([])
  })

  it('make room for those of later matches', () => {
    const kept = storage()
    const receipts = createKeptReceipts(kept)
    for (let match = 0; match < 60; match++) receipts.keep(`m${match}`, receipt(1))
    expect(receipts.of('m0')).toEqual([])
    expect(receipts.of('m59')).toEqual([receipt(1)])
    expect(kept.texts.size).toBeLessThanOrEqual(41)
  })

  it('a full or missing storage, or what somebody else wrote there, stops nobody', () => {
    expect(() => createKeptReceipts(storage(0)).keep('m1', receipt(1))).not.toThrow()
    expect(createKeptReceipts(undefined).of('m1')).toEqual([])
    const kept = storage()
    for (const text of ['{', '7', '[1,{}]']) {
      kept.texts.set('getaway.receipts', text)
      const receipts = createKeptReceipts(kept)
      receipts.keep('m1', receipt(1))
      expect(receipts.of('m1')).toEqual([receipt(1)])
    }
  })
})
