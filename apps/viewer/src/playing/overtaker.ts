import type { FollowedTimeline } from '@getaway/engine'

/** Who was faster, and by how much (µs), where that can be told. */
export interface Overtaker {
  readonly seat: number
  readonly by: number | undefined
}

interface OwnInput {
  readonly seat: number | undefined
  /** The last event that its player had been shown. */
  readonly seen: number
  /** When it took effect, as long as it showed. */
  readonly at: number
}

/** Whose action, unseen when the player acted, took effect last before theirs. */
export function overtakerOf(
  timeline: Pick<FollowedTimeline<unknown>, 'length' | 'entryAt'> | undefined,
  own: OwnInput,
): Overtaker | undefined {
  let found: Overtaker | undefined
  for (let index = 0; timeline && index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (!event || event.seq <= own.seen || typeof event.by !== 'number' || event.by === own.seat) continue
    if (event.timing === undefined || event.at > own.at) continue
    found = { seat: event.by, by: own.at - event.at }
  }
  return found
}
