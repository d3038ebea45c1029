import { signal } from '@preact/signals'

/** Where a player waits to be taken to another device, and the key that only their devices have. */
export interface MoveLink {
  /** Of the transfer. */
  readonly id: string
  /** 32 bytes as base64url. */
  readonly key: string
}

const PLACE = /^\/move\/?$/
const LINK = /^#(\w{1,64})\.([\w-]{43})$/

export function formatMoveLink(origin: string, { id, key }: MoveLink): string {
  return `${origin}/move#${id}.${key}`
}

/** The link that this page was opened with; it is taken out of the address at once, and lasts as long as the page. */
export function createMoveInbox() {
  const link = signal<MoveLink | undefined>(undefined)
  return {
    link,
    take({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>, clean: (address: string) => void) {
      if (!PLACE.test(pathname) || hash === '') return
      const [, id, key] = LINK.exec(hash) ?? []
      link.value = id !== undefined && key !== undefined ? { id, key } : undefined
      clean(pathname)
    },
  }
}
