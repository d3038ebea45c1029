import type { Client, MatchSearch, MatchSummary } from '@getaway/client'
import { computed, type ReadonlySignal, signal } from '@preact/signals'

export interface MatchPages {
  /** The newest first; undefined until the first page has come. */
  readonly matches: ReadonlySignal<readonly MatchSummary[] | undefined>
  readonly hasMore: ReadonlySignal<boolean>
  /** Why the service did not answer when last asked. */
  readonly problem: ReadonlySignal<string | undefined>
  /** Asks for the newest again. */
  refresh(): Promise<void>
  /** The next page after all that are here. */
  more(): Promise<void>
}

/** Matches that are looked for, page by page; what has come stays while newer ones join it. */
export function createMatchPages(client: Pick<Client, 'findMatches'>, search: MatchSearch): MatchPages {
  const matches = signal<readonly MatchSummary[] | undefined>(undefined)
  const next = signal<string | null>(null)
  const problem = signal<string | undefined>(undefined)
  let isPaged = false

  const asked = async (ask: () => Promise<void>) => {
    try {
      await ask()
      problem.value = undefined
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error)
    }
  }

  return {
    matches,
    hasMore: computed(() => next.value !== null),
    problem,
    refresh: () =>
      asked(async () => {
        const page = await client.findMatches(search)
        matches.value = isPaged ? joined(page.matches, matches.peek()) : page.matches
        if (!isPaged) next.value = page.next
      }),
    more: () =>
      asked(async () => {
        const after = next.peek()
        if (after === null) return
        isPaged = true
        const page = await client.findMatches({ ...search, after })
        matches.value = joined(page.matches, matches.peek())
        next.value = page.next
      }),
  }
}

/** Each once, as it was last heard of. */
function joined(
  fresh: readonly MatchSummary[],
  known: readonly MatchSummary[] = [],
): readonly MatchSummary[] {
  const all = new Map([...known, ...fresh].map((match) => [match.id, match]))
  return [...all.values()].toSorted(
    (one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
  )
}
