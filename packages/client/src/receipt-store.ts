import * as v from 'valibot'
import { type Receipt, receipt } from './protocol/frames.ts'

/** Where receipts outlive the page. Neither function throws: a client that cannot keep receipts plays on. */
export interface ReceiptStore {
  load(): readonly Receipt[]
  save(receipts: readonly Receipt[]): void
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
    save(kept) {
      try {
        // Another tab of the same seat may have put some there.
        storage.setItem(key, JSON.stringify(union(load(), kept)))
      } catch {
        // Full, or forbidden: they are still in memory.
      }
    },
  }
}

/** For as long as the page lives. */
export function receiptsInMemory(): ReceiptStore {
  let held: readonly Receipt[] = []
  return {
    load: () => held,
    save(receipts) {
      held = receipts
    },
  }
}

/** Each once, in order of `seq`. Two of one number that differ are both kept: that is what they are for. */
export function union(some: readonly Receipt[], more: readonly Receipt[]): readonly Receipt[] {
  const all = new Map([...some, ...more].map((one) => [`${one.seq} ${one.hash}`, one]))
  return [...all.values()].toSorted((one, other) => one.seq - other.seq)
}
