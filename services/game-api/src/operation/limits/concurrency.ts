/** Counts what each client has open at once. */
export interface Concurrency {
  /** Whether there is room for one more of this key; if so it is counted until it is released. */
  take(key: string): boolean
  /** Once for each that was taken. */
  release(key: string): void
  /** Those that have at least so much of what is allowed open here. */
  busiest(share: number): readonly (readonly [key: string, count: number])[]
  /** What is open at another node, until it is told anew. */
  hear(node: string, open: ReadonlyMap<string, number>): void
}

/** A node that says nothing for so long has nothing open. */
const HEARD_MS = 6_000

export function createConcurrency(most: number): Concurrency {
  const open = new Map<string, number>()
  const elsewhere = new Map<string, { readonly at: number; readonly open: ReadonlyMap<string, number> }>()
  const openElsewhere = (key: string): number => {
    let sum = 0
    for (const [node, heard] of elsewhere) {
      if (performance.now() - heard.at > HEARD_MS) elsewhere.delete(node)
      else sum += heard.open.get(key) ?? 0
    }
    return sum
  }
  return {
    take(key) {
      const count = open.get(key) ?? 0
      if (count + openElsewhere(key) >= most) return false
      open.set(key, count + 1)
      return true
    },
    release(key) {
      const count = open.get(key) ?? 0
      if (count > 1) open.set(key, count - 1)
      else open.delete(key)
    },
    busiest: (share) => [...open].filter(([, count]) => count >= share * most),
    hear: (node, counts) => void elsewhere.set(node, { at: performance.now(), open: counts }),
  }
}
