/** Where a seat's token is kept while its tab is open; nothing of it is sent anywhere but to the service. */
export interface SeatKeys {
  /** Takes the token of a `/play/<match>#k=…` address out of the address, and keeps it for that match. */
  take(location: Pick<Location, 'pathname' | 'search' | 'hash'>, clean: (address: string) => void): void
  keyOf(match: string): string | undefined
}

const PLACE = /^\/play\/([^/]+)\/?$/
const KEY = /^#k=([\w-]+)$/

/** `storage` outlives a reload; without it (some browsers refuse) a token lasts as long as the page. */
export function createSeatKeys(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): SeatKeys {
  const kept = new Map<string, string>()
  const nameOf = (match: string) => `getaway seat ${match}`
  return {
    take({ pathname, search, hash }, clean) {
      const [match, key] = [PLACE.exec(pathname)?.[1], KEY.exec(hash)?.[1]]
      if (match === undefined || key === undefined) return
      kept.set(match, key)
      storage?.setItem(nameOf(match), key)
      clean(`${pathname}${search}`)
    },
    keyOf: (match) => kept.get(match) ?? storage?.getItem(nameOf(match)) ?? undefined,
  }
}
