import type { LogEvent } from '@getaway/engine'

/** What changes nothing that a player could act on. */
const ABOUT_PEOPLE = /^(?:seat\.|observer\.)/

/**
 * How long each action came after the newest thing that its player had been shown, by the player's own clock (µs). What
 * was shown left the service when it was recorded, and took half of the round trip. An action that follows the player's
 * own one, with nothing new between, answers nothing and has none.
 */
export function reactionsIn(
  events: readonly LogEvent[],
  isAction: (type: string) => boolean,
): ReadonlyMap<number, number> {
  const reactions = new Map<number, number>()
  const ownBefore = new Map<number, number>()
  const news = events.filter(({ type }) => !ABOUT_PEOPLE.test(type))
  /** The place in `news` of the last event of at most that number, found from place to place as numbers grow. */
  const bySeq = news.map(({ seq }) => seq)
  for (const { seq, by, type, timing } of events) {
    if (typeof by !== 'number' || !isAction(type)) continue
    const before = ownBefore.get(by) ?? 0
    ownBefore.set(by, seq)
    if (!timing || timing.claimed === null || timing.rtt === null || timing.seen === null) continue
    const newest = newestOfOthers(news, lastUpTo(bySeq, timing.seen), by)
    if (!newest || newest.seq <= before) continue
    const left = newest.timing?.received ?? newest.at
    reactions.set(seq, timing.claimed - (left + Math.floor(timing.rtt / 2)))
  }
  return reactions
}

function newestOfOthers(news: readonly LogEvent[], from: number, seat: number): LogEvent | undefined {
  for (let index = from; index >= 0; index--) {
    const event = news[index]
    if (event && event.by !== seat) return event
  }
  return undefined
}

function lastUpTo(seqs: readonly number[], most: number): number {
  let [low, high] = [0, seqs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((seqs[middle] ?? 0) <= most) low = middle + 1
    else high = middle
  }
  return low - 1
}
