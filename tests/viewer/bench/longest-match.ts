import { createTimeline, seededRandom, simulate, type Timeline } from '@getaway/engine'
import { type ChaseEvent, chase, type Match } from '@getaway/engine/chase'

export interface LongMatch {
  readonly line: Timeline<Match, ChaseEvent>
  readonly log: string
}

/** Of so many simulated matches the one with the most events. */
export function longestMatch(matches: number, players: 2 | 3 | 4): LongMatch {
  let longest: { readonly events: readonly ChaseEvent[]; readonly lines: readonly string[] } = {
    events: [],
    lines: [],
  }
  for (let seed = 1; seed <= matches; seed++) {
    const match = simulate({
      game: chase,
      id: `bench-${seed}`,
      at: 1_763_456_789_000_000,
      seats: Array.from({ length: players }, () => 'regular'),
      random: seededRandom(seed),
    })
    if (match.events.length > longest.events.length) longest = match
  }
  const [created, ...rest] = longest.events
  if (!created) throw new Error('nobody played')
  return {
    line: createTimeline(chase, created, rest),
    log: longest.lines.map((text) => `${text}\n`).join(''),
  }
}
