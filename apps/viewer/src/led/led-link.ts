import type { ShowKey } from '../shows/show-link.ts'

/** What a tab has to do with a review that somebody leads. */
export type LedAsk =
  | { readonly type: 'follow'; readonly show: ShowKey }
  /** This tab leads others. */
  | { readonly type: 'lead' }

type Tab = Pick<Storage, 'getItem' | 'setItem'> | undefined

const FOLLOWED = /^#follow=([\w-]{1,64})\.([\w-]{43})$/
/** What the tab of a review's leader keeps. */
const LEADING = 'leading'

/** The end of a replay’s address for those who follow. */
export function formatFollowing({ id, key }: ShowKey): string {
  return `#follow=${id}.${key}`
}

/**
 * What the address gave this tab, which keeps it over reloads; undefined if the tab takes no part in a led review. An
 * address can only make somebody a follower, never a leader: addresses are passed on.
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
