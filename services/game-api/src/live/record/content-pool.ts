import type { JsonObject, LogEvent } from '@getaway/engine'

/** Keeps large parts of events that many matches have in common once: the tile set of Chase, for example. */
export interface ContentPool {
  /** The same event, holding the copies that other matches hold. */
  shared(event: LogEvent): LogEvent
}

/** Parts whose text is shorter are not worth looking up. */
const SHORTEST_SHARED = 1_024

export function createContentPool(sha256: (text: string) => string): ContentPool {
  const contents = new Map<string, WeakRef<object>>()
  const forgotten = new FinalizationRegistry((hash: string) => {
    if (contents.get(hash)?.deref() === undefined) contents.delete(hash)
  })
  const sharedPart = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const text = JSON.stringify(part)
    if (text.length < SHORTEST_SHARED) return part
    const hash = sha256(text)
    const known = contents.get(hash)?.deref()
    if (known) return known
    contents.set(hash, new WeakRef(part))
    forgotten.register(part, hash)
    return part
  }
  return {
    shared(event) {
      const parts = Object.entries(event.data as JsonObject).map(([name, part]) => [name, sharedPart(part)])
      return { ...event, data: Object.fromEntries(parts) }
    },
  }
}
