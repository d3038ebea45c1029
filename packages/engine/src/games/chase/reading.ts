import type { Reading } from '../../game.ts'
import { admit } from './admit/admit.ts'
import { evolve } from './evolve/evolve.ts'
import { viewOf } from './redact/redact.ts'
import { begin, type Match } from './state/match.ts'
import type { ChaseEvent } from './vocabulary/events.ts'
import { CHASE_1, type ChaseRules } from './vocabulary/rules.ts'

/** The part of Chase, by one version of its rules, by which a recorded match is followed. */
export function chaseReadingBy(rules: ChaseRules): Reading<Match, ChaseEvent> {
  const known = readings.get(rules)
  if (known) return known
  const reading: Reading<Match, ChaseEvent> = {
    id: 'chase',
    rules: rules.version,
    begin: (created) => {
      if (created.type !== 'game.created')
        throw new Error(`a match begins with game.created, not ${created.type}`)
      return begin(rules, created.data, created.at)
    },
    isBarrier: (event) => event.type === 'round.dealt',
    raceOf: (match) => match.options,
    admit,
    evolve,
    isOver: (match) => match.over !== undefined,
    viewOf,
  }
  readings.set(rules, reading)
  return reading
}

/** Made once for each version, so that every caller gets the same functions. */
const readings = new WeakMap<ChaseRules, Reading<Match, ChaseEvent>>()

export const chaseReading = chaseReadingBy(CHASE_1)
