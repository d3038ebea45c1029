import * as v from 'valibot'
import { type Receipt, receipt } from './protocol/frames.ts'

/** Where receipts outlive the page. Neither function throws: a client that cannot keep receipts plays on. */
export interface ReceiptStore {
  load(): readonly Receipt[]
  add(receipt: Receipt): void
}

/** As much as is needed of `localStorage`. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
}

const receipts = v.pipe(v.string(), v.parseJson(), v.array(receipt))

/** Receipts in a browser's storage, a key for each match and seat. */
export function storedReceipts(storage: TextStorage, key: string): ReceiptStore {
  const load = () => {
    try {
      const { success, output } = v.safeParse(receipts, storage.getItem(key))
      return success ? output : []
    } catch {
      return []
    }
  }
  return {
    load,
    add(receipt) {
      try {
        // Another tab of the same seat may have put some there.
        storage.setItem(key, JSON.stringify(inOrder([...load(), receipt])))
      } catch {
        // Full, or forbidden: they are still in memory.
      }
    },
  }
}

/** For as long as the page lives. */
export function receiptsInMemory(): ReceiptStore {
  const held: Receipt[] = []
  return {
    load: () => held,
    add(receipt) {
      held.push(receipt)
    },
  }
}

/** Each once, in order of `seq`. Two of one number that differ are both kept: that is what they are for. */
export function inOrder(receipts: readonly Receipt[]): readonly Receipt[] {
  const all = new Map(receipts.map((one) => [`${one.seq} ${one.hash}`, one]))
  return [...all.values()].toSorted((one, other) => one.seq - other.seq)
}
