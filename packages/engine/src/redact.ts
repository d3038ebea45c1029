import type { Audience, Game } from './game.ts'
import type { LogEvent } from './log/event.ts'

/** What an audience gets when an event is recorded: first what it may now see of earlier ones, then the event. */
export interface Shown<Event extends LogEvent = LogEvent> {
  readonly reveals: readonly Event[]
  readonly event: Event
}

export interface Redactor<State, Event extends LogEvent = LogEvent> {
  /** In `seq` order; `after` is the state of the match with the event in it. */
  show(event: Event, after: State): Shown<Event>
}

/**
 * One audience's eyes. Secrets are masked, not removed: `seq` stays gapless, and `hash` lets a reader
 * check what it was not shown once the match is open.
 */
export function createRedactor<State, Event extends LogEvent>(
  game: Game<State, Event>,
  audience: Audience,
): Redactor<State, Event> {
  const known = new Set<string>()
  /** What was not shown whole yet, by `seq`. */
  const masked = new Map<number, Event>()

  const isKnown = (event: Event) => (part: string) => known.has(key(event.seq, part))
  const look = (event: Event, open: boolean): { seen: Event; whole: boolean } => {
    const { data, hidden } = open ? { data: event.data, hidden: false } : game.mask(event, isKnown(event))
    return hidden ? { seen: withData(event, data), whole: false } : { seen: event, whole: true }
  }

  return {
    show(event, after) {
      const open = audience === 'caster' || audience === 'organiser' || game.isOver(after)
      const fresh = new Set<number>()
      for (const { seq, part } of game.knows(after, audience)) {
        if (known.has(key(seq, part))) continue
        known.add(key(seq, part))
        fresh.add(seq)
      }
      const reveals: Event[] = []
      for (const seq of open ? [...masked.keys()] : [...fresh].toSorted((one, other) => one - other)) {
        const earlier = masked.get(seq)
        if (!earlier) continue
        const { seen, whole } = look(earlier, open)
        reveals.push(seen)
        if (whole) masked.delete(seq)
      }
      const { seen, whole } = look(event, open)
      if (!whole) masked.set(event.seq, event)
      return { reveals, event: seen }
    },
  }
}

function key(seq: number, part: string): string {
  return `${seq} ${part}`
}

/** A masked copy: without salt, so that its hash cannot be guessed open, and without what goes with secrets. */
function withData<Event extends LogEvent>(event: Event, data: unknown): Event {
  const { seq, type, at, by, hash } = event
  return { seq, type, at, by, data, hash } as LogEvent as Event
}
