import type { Admission } from '../admission.ts'
import type { Game } from '../game.ts'
import type { LogEvent } from '../log/event.ts'

/** An event at its place in effective order, what became of it, and the state after it. */
export interface Entry<State, Event extends LogEvent = LogEvent> {
  readonly event: Event
  readonly admission: Admission
  readonly state: State
}

export type FoldRules<State, Event extends LogEvent> = Pick<Game<State, Event>, 'admit' | 'evolve'>

/** The state after one event at its place: what applies or is late evolves; a finding, or what is passed over, changes nothing. */
export function step<State, Event extends LogEvent>(
  game: FoldRules<State, Event>,
  state: State,
  event: Event,
): Entry<State, Event> {
  const admission = game.admit(state, event)
  const stays = admission.type === 'passed-over' || (admission.type === 'finding' && !admission.follow)
  return { event, admission, state: stays ? state : game.evolve(state, event, admission) }
}

/** C10.1: effective time, then `seq`. */
export function inEffectiveOrder(one: LogEvent, other: LogEvent): number {
  // A difference of instants is mostly too large for a small integer, and would be an object for each comparison.
  if (one.at !== other.at) return one.at < other.at ? -1 : 1
  return one.seq - other.seq
}

/** What lies between two barriers, a whole round, in effective order. */
export function ordered<Event extends LogEvent>(events: readonly Event[]): readonly Event[] {
  for (let index = 1; index < events.length; index++) {
    if (inEffectiveOrder(events[index - 1] as Event, events[index] as Event) > 0) {
      return events.toSorted(inEffectiveOrder)
    }
  }
  return events
}

/**
 * Puts an event at its place among `entries`, which follow `before`, and folds again from there.
 * `kept` tells how many entries stand as they were: the cost is what comes after them. Entries before
 * `first` are not looked at.
 */
export function insert<State, Event extends LogEvent>(
  game: FoldRules<State, Event>,
  before: State,
  entries: readonly Entry<State, Event>[],
  event: Event,
  first = 0,
): { readonly kept: number; readonly refolded: readonly Entry<State, Event>[] } {
  let kept = entries.length
  while (kept > first && inEffectiveOrder((entries[kept - 1] as Entry<State, Event>).event, event) > 0) kept--
  let last = step(game, kept > first ? (entries[kept - 1] as Entry<State, Event>).state : before, event)
  const refolded = [last]
  for (let index = kept; index < entries.length; index++) {
    last = step(game, last.state, (entries[index] as Entry<State, Event>).event)
    refolded.push(last)
  }
  return { kept, refolded }
}
