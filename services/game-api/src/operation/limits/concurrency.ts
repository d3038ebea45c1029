/** Counts what each client has open at once. */
export interface Concurrency {
  /** Whether there is room for one more of this key; if so it is counted until it is released. */
  take(key: string): boolean
  /** Once for each that was taken. */
  release(key: string): void
}

export function createConcurrency(most: number): Concurrency {
  const open = new Map<string, number>()
  return {
    take(key) {
      const count = open.get(key) ?? 0
      if (count >= most) return false
      open.set(key, count + 1)
      return true
    },
    release(key) {
      const count = open.get(key) ?? 0
      if (count > 1) open.set(key, count - 1)
      else open.delete(key)
    },
  }
}
