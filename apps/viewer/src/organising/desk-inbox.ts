import { type ReadonlySignal, signal } from '@preact/signals'

/** A secret with which the desk of a tournament was opened: a token (`k=…`), or an invitation to the staff (`i=…`). */
export interface DeskSecret {
  readonly event: string
  readonly secret: string
}

/** What an address brings to a desk, until that page is there to keep it. */
export interface DeskInbox {
  readonly brought: ReadonlySignal<DeskSecret | undefined>
  /** Takes the secret out of the address of a desk. */
  take(location: Pick<Location, 'pathname' | 'search' | 'hash'>, clean: (address: string) => void): void
}

export function createDeskInbox(): DeskInbox {
  const brought = signal<DeskSecret | undefined>(undefined)
  return {
    brought,
    take({ pathname, search, hash }, clean) {
      const [, event] = /^\/organise\/([\w-]+)/.exec(pathname) ?? []
      if (!event || !/^#[ki]=/.test(hash)) return
      brought.value = { event, secret: hash.slice(1) }
      clean(pathname + search)
    },
  }
}
