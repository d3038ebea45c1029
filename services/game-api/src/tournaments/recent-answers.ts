/** What was told of a tournament a moment ago: a hall that looks at one page costs as much as one reader. */
export interface RecentAnswers {
  /** The text of this version, made if there is none that is recent. */
  get(id: string, version: number, make: () => Promise<string>): Promise<string>
}

export interface RecentAnswer {
  readonly version: number
  readonly at: number
  readonly text: Promise<string>
}

const RECENT_MS = 1_000

export function createRecentAnswers(
  now: () => number = () => performance.now(),
  kept: Map<string, RecentAnswer> = new Map(),
): RecentAnswers {
  /** The oldest comes first; a large tournament has a large answer. */
  const forgetOld = () => {
    for (const [id, { at }] of kept) {
      if (now() - at < RECENT_MS) return
      kept.delete(id)
    }
  }
  return {
    get(id, version, make) {
      const known = kept.get(id)
      if (known?.version === version && now() - known.at < RECENT_MS) return known.text
      forgetOld()
      const text = make()
      kept.delete(id)
      kept.set(id, { version, at: now(), text })
      text.catch(() => kept.delete(id))
      return text
    },
  }
}
