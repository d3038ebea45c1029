import type { FollowedTimeline } from '@getaway/engine'
import type { Race } from '../table/broadcasting.ts'
import type { ChapterReview } from '../table/reviewing.ts'

/** A race of a chapter, with its margin (µs), and how it went for a seat. */
export interface ReviewedRace {
  readonly race: Race
  readonly margin: number
  /** Undefined: the seat had no hand in it. */
  readonly isWon: boolean | undefined
}

/** The races for the endings within a chapter, by when they were decided. */
export function racesIn(
  timeline: FollowedTimeline,
  races: readonly Race[],
  { from, until }: Pick<ChapterReview, 'from' | 'until'>,
  seat: number | undefined,
): readonly ReviewedRace[] {
  const within = races.filter(({ at }) => at >= from && at <= until)
  const instants = within.length > 0 ? instantsOf(timeline) : new Map<number, number>()
  return within.map((race) => {
    const { entrants, first } = race
    const own = entrants.some((entrant) => entrant.seat === seat)
    const others = entrants.filter(({ seq }) => seq !== first).map(({ seq }) => instants.get(seq) ?? race.at)
    return {
      race,
      margin: Math.min(...others) - (instants.get(first) ?? race.at),
      isWon: own ? entrants.find(({ seq }) => seq === first)?.seat === seat : undefined,
    }
  })
}

/** When each event counts, by its `seq`. */
function instantsOf(timeline: FollowedTimeline): ReadonlyMap<number, number> {
  const instants = new Map<number, number>()
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event) instants.set(event.seq, event.at)
  }
  return instants
}
