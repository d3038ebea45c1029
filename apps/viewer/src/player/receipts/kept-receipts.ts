import { storedReceipts } from '@getaway/client'
import type { Receipt } from '@getaway/engine'

/** What the service acknowledged to the players of this browser, match by match: with it they can prove what they did. */
export interface KeptReceipts {
  /** From every seat of the match that was played here. */
  of(match: string): readonly Receipt[]
  keep(match: string, receipt: Receipt): void
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = 'getaway.receipts.'
/** Of a match there are some 30 kB. */
const MOST_MATCHES = 40
/** The matches whose receipts are kept, the latest first; no match is called so. */
const MATCHES = 'getaway.receipts'

/** `kept` outlives the browser; without it nothing is kept. */
export function createKeptReceipts(kept: Kept | undefined): KeptReceipts {
  return {
    of: (match) => (kept ? storedReceipts(kept, PREFIX + match).load() : []),
    keep(match, receipt) {
      if (!kept) return
      makeRoom(kept, match)
      storedReceipts(kept, PREFIX + match).add(receipt)
    },
  }
}

/** The match is the latest; those that were so the longest time ago are forgotten. */
function makeRoom(kept: Kept, match: string): void {
  try {
    const known: unknown = JSON.parse(kept.getItem(MATCHES) ?? '[]')
    const before = Array.isArray(known) ? known.filter((one) => typeof one === 'string') : []
    if (before[0] === match) return
    const all = [match, ...before.filter((one) => one !== match)]
    for (const old of all.slice(MOST_MATCHES)) kept.removeItem(PREFIX + old)
    kept.setItem(MATCHES, JSON.stringify(all.slice(0, MOST_MATCHES)))
  } catch {
    // A browser that keeps nothing, or has no room left, still plays.
  }
}
