import type { Connection, FeedItem } from '@getaway/client'
import { createFollowing, type FollowedMatch, type FollowedTimeline, type LogEvent } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { gameIn } from '../play/states.ts'

/** A match as somebody on a line sees it, live. */
export interface SeenMatch<State = Match> {
  readonly events: readonly LogEvent[]
  /** How many of them are here. */
  head(): number
  state(): State
  timeline(): FollowedTimeline<State>
  /** Every event, as soon as it is shown. */
  onShown: ((event: LogEvent, match: State) => void) | undefined
  /** Resolves once it is so. Rejects with the feed, or after a time in which anything could have come. */
  until(isSo: (match: State) => boolean, what: string): Promise<void>
}

const LONGEST_MS = 60_000

/** Follows a connection, and is its only reader. */
export function seeMatch<State = Match>(connection: Connection): SeenMatch<State> {
  let events: LogEvent[] = []
  const following = createFollowing<State>({ rulesOf: (created) => gameIn([created]) })
  const waiting = new Set<{ look(): void; reject(error: unknown): void }>()

  const take = (item: FeedItem) => {
    if (item.type === 'restart') events = []
    if (item.type === 'restart' || item.type === 'shown') following.take(item)
    if (item.type !== 'shown') return
    events.push(item.event)
    seen.onShown?.(item.event, seen.state())
    for (const one of [...waiting]) one.look()
  }
  const read = async () => {
    for await (const item of connection.items) take(item)
    for (const one of waiting) one.reject(new Error('the feed has ended'))
  }
  const known = (): FollowedMatch<State> => {
    if (!following.match) throw new Error('nothing was shown yet')
    return following.match
  }
  const seen: SeenMatch<State> = {
    get events() {
      return events
    },
    head: () => events.length,
    state: () => known().state,
    timeline: () => known().timeline,
    onShown: undefined,
    until: (isSo, what) =>
      new Promise((resolve, reject) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(one)
        }
        const one = {
          look() {
            if (!following.match || !isSo(seen.state())) return
            done()
            resolve()
          },
          reject(error: unknown) {
            done()
            reject(new Error(`while waiting for ${what}`, { cause: error }))
          },
        }
        const timer = setTimeout(() => one.reject(`nothing of ${events.length} events`), LONGEST_MS)
        waiting.add(one)
        one.look()
      }),
  }
  read().catch((error) => {
    for (const one of [...waiting]) one.reject(error)
  })
  return seen
}
