import type { Flag } from '../table/strip.ts'

/** Tells, each time, whether a chapter has ended since it was asked last, at an instant of the match. */
export function createKeyMoments(): (flags: readonly Flag[], now: number) => boolean {
  let openedAt: number | undefined
  const seen = new Set<string>()
  return (flags, now) => {
    // What had happened before the overlay was opened was not seen on it.
    openedAt ??= now
    const since = openedAt
    // On a slow line the clock is past an instant before one hears of it.
    const fresh = flags
      .filter(({ kind, knownFrom }) => kind.isEnding && knownFrom > since && knownFrom <= now)
      .map(({ kind, at }) => `${kind.id} ${at}`)
      .filter((key) => !seen.has(key))
    for (const key of fresh) seen.add(key)
    return fresh.length > 0
  }
}
