import { addressKey } from '../operation/limits/address-key.ts'

/** How much an address may have kept of what it imports within a day: so nobody alone can fill the store. */
export interface ImportQuota {
  /** Bytes that are left. */
  leftFor(address: string): number
  /** Whether so many are left; if so they are used up. */
  take(address: string, bytes: number): boolean
}

const DAY_MS = 24 * 60 * 60 * 1000

export function createImportQuota(mostBytes: number, now: () => number = Date.now): ImportQuota {
  /** By address, since when and how much; the day that ends first comes first. */
  const used = new Map<string, { readonly since: number; readonly bytes: number }>()
  const forgetOld = () => {
    for (const [key, { since }] of used) {
      if (since + DAY_MS > now()) return
      used.delete(key)
    }
  }
  const leftFor = (address: string) => {
    forgetOld()
    return mostBytes - (used.get(addressKey(address))?.bytes ?? 0)
  }
  return {
    leftFor,
    take(address, bytes) {
      if (leftFor(address) < bytes) return false
      const key = addressKey(address)
      const before = used.get(key)
      used.set(key, { since: before?.since ?? now(), bytes: (before?.bytes ?? 0) + bytes })
      return true
    },
  }
}
