import type { Reading } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import { type Entry, insert, ordered, step } from './fold.ts'

/**
 * A match from its first event to its last known one, in effective order, with the state after each:
 * states share what they have in common, so any instant is a look-up, forward and backward.
 */
export interface Timeline<State, Event extends LogEvent = LogEvent> {
  readonly length: number
  entryAt(index: number): Entry<State, Event> | undefined
  /** The state once `index` events have taken effect; 0 is the match as created. */
  stateAfter(index: number): State
  /** How many events have taken effect by an instant (µs). */
  indexAt(instant: number): number
  stateAt(instant: number): State
  /** Takes one more event, and tells from which index on the line is new. */
  push(event: Event): number
  /**
   * Takes earlier events again, with more of them revealed, and folds again once, from the first of them: a match that
   * is over reveals all at once.
   */
  learn(events: readonly Event[]): number
  /** A timeline that goes on by itself from here; this one does not see what is pushed to it. */
  fork(): Timeline<State, Event>
}

type LineRules<State, Event extends LogEvent> = Pick<
  Reading<State, Event>,
  'begin' | 'isBarrier' | 'admit' | 'evolve'
>

/** The timeline of a log whose first event is `game.created`. */
export function createTimeline<State, Event extends LogEvent>(
  game: LineRules<State, Event>,
  created: Event,
  events: Iterable<Event> = [],
): Timeline<State, Event> {
  const opening = game.begin(created)
  const entries: Entry<State, Event>[] = []
  let waiting: Event[] = []
  let stretch = 0
  const take = (event: Event) => entries.push(step(game, entries.at(-1)?.state ?? opening, event))
  for (const event of events) {
    if (game.isBarrier(event)) {
      ordered(waiting).forEach(take)
      take(event)
      stretch = entries.length
      waiting = []
    } else waiting.push(event)
  }
  ordered(waiting).forEach(take)
  return growing(game, created.at, opening, entries, stretch)
}

/** Goes on from these entries, of which those from `stretch` on may still change their places. */
function growing<State, Event extends LogEvent>(
  game: LineRules<State, Event>,
  start: number,
  opening: State,
  known: readonly Entry<State, Event>[],
  since: number,
): Timeline<State, Event> {
  const entries: Entry<State, Event>[] = []
  /** The instant that an entry is shown at: never before the entry that precedes it, whatever a log claims. */
  const instants: number[] = []
  let stretch = since

  const stateAfter = (index: number) => entries[Math.min(index, entries.length) - 1]?.state ?? opening
  const keep = (entry: Entry<State, Event>) => {
    entries.push(entry)
    instants.push(Math.max(instants.at(-1) ?? start, entry.event.at))
  }
  for (const entry of known) keep(entry)

  const replaceFrom = (index: number, refolded: readonly Entry<State, Event>[]) => {
    entries.length = index
    instants.length = index
    for (const entry of refolded) keep(entry)
  }

  const indexAt = (instant: number) => {
    let low = 0
    let high = instants.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((instants[middle] as number) <= instant) low = middle + 1
      else high = middle
    }
    return low
  }

  const learn = (events: readonly Event[]) => {
    const known = new Map(events.map((event) => [event.seq, event]))
    const index = known.size > 0 ? entries.findIndex(({ event }) => known.has(event.seq)) : -1
    if (index < 0) return entries.length
    const refolded: Entry<State, Event>[] = []
    let state = stateAfter(index)
    for (const entry of entries.slice(index)) {
      const next = step(game, state, known.get(entry.event.seq) ?? entry.event)
      state = next.state
      refolded.push(next)
    }
    replaceFrom(index, refolded)
    return index
  }

  return {
    get length() {
      return entries.length
    },
    entryAt: (index) => entries[index],
    stateAfter,
    indexAt,
    stateAt: (instant) => stateAfter(indexAt(instant)),
    push(event) {
      if (game.isBarrier(event)) {
        keep(step(game, stateAfter(entries.length), event))
        stretch = entries.length
        return stretch - 1
      }
      const { kept, refolded } = insert(game, stateAfter(stretch), entries, event, stretch)
      replaceFrom(kept, refolded)
      return kept
    },
    learn,
    fork: () => growing(game, start, opening, entries, stretch),
  }
}
