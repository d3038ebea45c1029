/** What was told of a tournament a moment ago: a hall that looks at one page costs as much as one reader. */
export interface RecentAnswers {
  /** The text of this version, made if there is none that is recent. */
  get(id: string, version: number, make: () => Promise<string>): Promise<string>
}

interface Answer {
  readonly version: number
  readonly at: number
  readonly text: Promise<string>
}

const RECENT_MS = 1_000
const MOST_KEPT = 200

export function createRecentAnswers(now: () => number = () => performance.now()): RecentAnswers {
  const kept = new Map<string, Answer>()
  return {
    get(id, version, make) {
      const known = kept.get(id)
      if (known?.version === version && now() - known.at < RECENT_MS) return known.text
      const text = make()
      kept.delete(id)
      kept.set(id, { version, at: now(), text })
      text.catch(() => kept.delete(id))
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      return text
    },
  }
}
