import type { Reading } from '../../game.ts'
import { admit } from './admit/admit.ts'
import { deadlineOf } from './evolve/deadline-of.ts'
import { evolve } from './evolve/evolve.ts'
import { viewOf } from './redact/redact.ts'
import { begin, type Match } from './state/match.ts'
import type { ColditzEvent } from './vocabulary/events.ts'

/** The part of Colditz by which a recorded match is followed. */
export const colditzReading: Reading<Match, ColditzEvent> = {
  id: 'colditz',
  rules: 'colditz/1',
  begin: (created) => {
    if (created.type !== 'game.created')
      throw new Error(`a match begins with game.created, not ${created.type}`)
    return begin(created.data, created.at)
  },
  isBarrier: (event) => event.type === 'cards.dealt',
  raceOf: () => ({ policy: 'arrival', capMs: 0 }),
  admit,
  evolve,
  isOver: (match) => match.over !== undefined,
  viewOf,
  deadlineOf,
}
