import type { Show } from './show.ts'
import type { ShowStore } from './show-store.ts'

/** A screen, or the caster, on whatever line. */
export interface ShowListener {
  tell(text: string): void
  /** The show is over, or its node. */
  ended(): void
}

/** Why it is not followed, or how to leave. */
export type ShowFollowed = 'no-such-show' | 'show-full' | { leave(): void }

/** Brings somebody who has a key of a show up to date, and keeps them there. */
export type FollowShow = (id: string, key: string, listener: ShowListener) => Promise<ShowFollowed>

/** The shows of this process. */
export function followShowsHere(shows: Pick<ShowStore, 'ofFollower' | 'onEnd'>): FollowShow {
  const partings = new Map<Show, Set<() => void>>()
  shows.onEnd((show) => {
    for (const part of [...(partings.get(show) ?? [])]) part()
  })
  return async (id, key, { tell, ended }) => {
    const found = shows.ofFollower(id, key)
    if (!found) return 'no-such-show'
    const { show, isCaster } = found
    const stop = show.follow({ isCaster, tell })
    if (!stop) return 'show-full'
    const own = partings.get(show) ?? new Set()
    partings.set(show, own.add(ended))
    return {
      leave() {
        own.delete(ended)
        if (own.size === 0) partings.delete(show)
        stop()
      },
    }
  }
}
