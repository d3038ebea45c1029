import type { LogEvent } from '../log/event.ts'
import { objectionToEvent, type UnchainedEvent } from './rules/admit.ts'
import type { TournamentRefusal } from './rules/refusals.ts'
import { beginTournament, evolveTournament } from './state/evolve.ts'
import type { TournamentState } from './state/state.ts'
import type { TournamentEvent } from './vocabulary/events.ts'

/** What an event comes to: the state after it, and why it changed nothing, if so. */
export interface TournamentStep {
  readonly state: TournamentState
  readonly refusal: TournamentRefusal | undefined
}

/** One event further. `state` is undefined before the first one; events have the form of the vocabulary. */
export function stepTournament(
  state: TournamentState | undefined,
  event: LogEvent | UnchainedEvent,
): TournamentStep {
  const known = event as TournamentEvent
  if (!state) {
    if (known.type !== 'tournament.created') throw new Error(`a tournament does not begin with ${known.type}`)
    return { state: beginTournament(known), refusal: undefined }
  }
  const refusal = objectionToEvent(state, known)
  return { state: refusal ? state : evolveTournament(state, known), refusal }
}
