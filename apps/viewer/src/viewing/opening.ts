import type { Known } from '../feed/match-store.ts'
import { type Playback, pausedAt, playingFrom } from '../playback/playback.ts'
import { shownAt } from '../playback/step.ts'

/** How a replay begins: paused at an instant, or playing from a round, from the first one if none is named. */
export interface Opening {
  /** µs into the match. */
  readonly into?: number | undefined
  readonly round?: number | undefined
  readonly speed?: number | undefined
}

/** Before the first deal there is nothing to see. */
const LEAD = 600_000

export function begun(
  match: Pick<Known, 'game' | 'timeline' | 'start'>,
  { into, round = 1, speed = 1 }: Opening,
  now: number,
): Playback {
  const playing = { ...playingFrom(dealOf(match, round), now), speed }
  return into === undefined ? playing : pausedAt(playing, match.start + into, now)
}

/** Where a round begins to be seen; what has none begins at the start. */
function dealOf({ game, timeline, start }: Pick<Known, 'game' | 'timeline' | 'start'>, round: number) {
  let deals = 0
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (!event || !game.isBarrier(event) || ++deals < round) continue
    const dealt = shownAt(timeline, index)
    return round === 1 ? Math.max(start, dealt - LEAD) : dealt
  }
  return start
}
