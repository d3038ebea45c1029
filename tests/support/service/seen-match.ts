import type { Connection, FeedItem } from '@getaway/client'
import { createTimeline, type LogEvent, type Timeline } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { gameIn } from '../play/states.ts'

/** A match as somebody on a line sees it, live. */
export interface SeenMatch<State = Match> {
  readonly events: readonly LogEvent[]
  /** How many of them are here. */
  head(): number
  state(): State
  timeline(): Timeline<State>
  /** Every event, as soon as it is shown. */
  onShown: ((event: LogEvent, match: State) => void) | undefined
  /** Resolves once it is so. Rejects with the feed, or after a time in which anything could have come. */
  until(isSo: (match: State) => boolean, what: string): Promise<void>
}

const LONGEST_MS = 60_000

/** Follows a connection, and is its only reader. */
export function seeMatch<State = Match>(connection: Connection): SeenMatch<State> {
  let events: LogEvent[] = []
  let timeline: Timeline<State> | undefined
  const waiting = new Set<{ look(): void; reject(error: unknown): void }>()

  const take = (item: FeedItem) => {
    if (item.type === 'restart') {
      timeline = undefined
      events = []
    }
    if (item.type !== 'shown') return
    events.push(item.event)
    if (timeline) {
      for (const reveal of item.reveals) timeline.learn(reveal)
      timeline.push(item.event)
    } else timeline = createTimeline(gameIn([item.event]), item.event)
    seen.onShown?.(item.event, seen.state())
    for (const one of [...waiting]) one.look()
  }
  const read = async () => {
    for await (const item of connection.items) take(item)
    for (const one of waiting) one.reject(new Error('the feed has ended'))
  }
  const known = (): Timeline<State> => {
    if (!timeline) throw new Error('nothing was shown yet')
    return timeline
  }
  const seen: SeenMatch<State> = {
    get events() {
      return events
    },
    head: () => events.length,
    state: () => known().stateAfter(known().length),
    timeline: known,
    onShown: undefined,
    until: (isSo, what) =>
      new Promise((resolve, reject) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(one)
        }
        const one = {
          look() {
            if (!timeline || !isSo(seen.state())) return
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
