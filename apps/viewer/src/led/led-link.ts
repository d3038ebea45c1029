import type { ShowKey } from '../shows/show-link.ts'

/** What a tab has to do with a review that somebody leads. */
export type LedAsk =
  | { readonly type: 'follow'; readonly show: ShowKey }
  /** This tab leads others. */
  | { readonly type: 'lead' }

type Tab = Pick<Storage, 'getItem' | 'setItem'> | undefined

const FOLLOWED = /^#follow=([\w-]{1,64})\.([\w-]{43})$/
/** What a tab keeps that leads. */
const LEADING = 'leading'

/** The end of a replay’s address for those who follow. */
export function formatFollowing({ id, key }: ShowKey): string {
  return `#follow=${id}.${key}`
}

/**
 * What an address carried for this tab, which keeps it beyond a reload; undefined: the tab has no part in it. An address can
 * only make somebody follow: it is passed on.
 */
export function keptLedAsk(match: string, hash: string, tab: Tab): LedAsk | undefined {
  const name = `getaway.led.${match}`
  const ask = followedIn(hash)
  if (ask) quietly(() => tab?.setItem(name, hash))
  const kept = quietly(() => tab?.getItem(name)) ?? ''
  return ask ?? (kept === LEADING ? { type: 'lead' } : followedIn(kept))
}

/** This tab has nothing to do with it any more, or leads from now on. */
export function noteLedAsk(match: string, isLeading: boolean, tab: Tab): void {
  quietly(() => tab?.setItem(`getaway.led.${match}`, isLeading ? LEADING : ''))
}

function followedIn(hash: string): LedAsk | undefined {
  const [, id, key] = FOLLOWED.exec(hash) ?? []
  return id && key ? { type: 'follow', show: { id, key } } : undefined
}

function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
