import { createTimeline, seededRandom, simulate, type Timeline } from '@getaway/engine'
import { type ChaseEvent, chase, type Match } from '@getaway/engine/chase'

/** Of so many simulated matches the one with the most events, and a line of it. */
export function longestMatch(matches: number, players: 2 | 3 | 4): Timeline<Match, ChaseEvent> {
  let longest: readonly ChaseEvent[] = []
  for (let seed = 1; seed <= matches; seed++) {
    const { events } = simulate({
      game: chase,
      id: `bench-${seed}`,
      at: 1_763_456_789_000_000,
      seats: Array.from({ length: players }, () => 'regular'),
      random: seededRandom(seed),
    })
    if (events.length > longest.length) longest = events
  }
  const [created, ...rest] = longest
  if (!created) throw new Error('nobody played')
  return createTimeline(chase, created, rest)
}
