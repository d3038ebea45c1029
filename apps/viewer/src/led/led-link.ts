import type { ShowKey } from '../shows/show-link.ts'

/** What a tab has to do with a review that somebody leads. */
export type LedAsk =
  | { readonly type: 'follow'; readonly show: ShowKey }
  /** This tab leads others. */
  | { readonly type: 'lead' }

type Tab = Pick<Storage, 'getItem' | 'setItem'> | undefined

const FOLLOWED = /^#follow=([\w-]{1,64})\.([\w-]{43})$/
const LEAD = '#lead'

/** The end of a replay’s address for those who follow. */
export function formatFollowing({ id, key }: ShowKey): string {
  return `#follow=${id}.${key}`
}

/** What an address carried for this tab, which keeps it beyond a reload; undefined: the tab has no part in it. */
export function keptLedAsk(match: string, hash: string, tab: Tab): LedAsk | undefined {
  const name = `getaway.led.${match}`
  const ask = askOf(hash)
  if (ask) quietly(() => tab?.setItem(name, hash))
  return ask ?? askOf(quietly(() => tab?.getItem(name)) ?? '')
}

/** This tab has nothing to do with it any more, or leads from now on. */
export function noteLedAsk(match: string, isLeading: boolean, tab: Tab): void {
  quietly(() => tab?.setItem(`getaway.led.${match}`, isLeading ? LEAD : ''))
}

function askOf(hash: string): LedAsk | undefined {
  if (hash === LEAD) return { type: 'lead' }
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
