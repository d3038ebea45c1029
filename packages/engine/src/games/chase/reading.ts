import type { Reading } from '../../game.ts'
import { admit } from './admit.ts'
import type { ChaseEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { begin, type Match } from './match.ts'
import { viewOf } from './redact.ts'

/** The part of Chase by which a recorded match is followed. */
export const chaseReading: Reading<Match, ChaseEvent> = {
  id: 'chase',
  rules: 'chase/1',
  begin: (created) => {
    if (created.type !== 'game.created')
      throw new Error(`a match begins with game.created, not ${created.type}`)
    return begin(created.data, created.at)
  },
  isBarrier: (event) => event.type === 'round.dealt',
  raceOf: (match) => match.options,
  admit,
  evolve,
  isOver: (match) => match.over !== undefined,
  viewOf,
}
