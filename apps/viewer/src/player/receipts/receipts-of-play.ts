import type { ReceiptStore } from '@getaway/client'

/** Keeps the receipts of a match that is played: what writes them comes with the first, when there is time for it. */
export function receiptsOfPlay(match: string, open: () => Storage | undefined): ReceiptStore {
  return {
    load: () => [],
    add(receipt) {
      import('./kept-receipts.ts').then(
        ({ createKeptReceipts }) => createKeptReceipts(open()).keep(match, receipt),
        // Without a connection there is nothing to acknowledge either.
        () => {},
      )
    },
  }
}
