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
 * check what it was not shown once the match is open. `recall` gives an earlier event again; without it the
 * redactor keeps those that were not shown whole.
 */
export function createRedactor<State, Event extends LogEvent>(
  game: Game<State, Event>,
  audience: Audience,
  recall?: (seq: number) => Event,
): Redactor<State, Event> {
  /** What was not shown whole yet, by `seq`, with the parts of it that are known. */
  const masked = new Map<number, { readonly event: Event | undefined; readonly known: Set<string> }>()

  const look = (event: Event, known: ReadonlySet<string>): { seen: Event; whole: boolean } => {
    const { data, hidden } = game.mask(event, (part) => known.has(part))
    return hidden ? { seen: withData(event, data), whole: false } : { seen: event, whole: true }
  }
  const eventAt = (seq: number): Event => masked.get(seq)?.event ?? (recall?.(seq) as Event)

  return {
    show(event, after) {
      if (audience === 'caster' || audience === 'organiser' || game.isOver(after)) {
        const reveals = [...masked.keys()].map(eventAt)
        masked.clear()
        return { reveals, event }
      }
      const own = new Set<string>()
      const fresh = new Set<number>()
      for (const { seq, part } of game.knows(after, audience)) {
        if (seq === event.seq) own.add(part)
        // What was shown whole has nothing more to reveal.
        const known = masked.get(seq)?.known
        if (!known || known.has(part)) continue
        known.add(part)
        fresh.add(seq)
      }
      const reveals: Event[] = []
      for (const seq of [...fresh].toSorted((one, other) => one - other)) {
        const { seen, whole } = look(eventAt(seq), masked.get(seq)?.known ?? own)
        reveals.push(seen)
        if (whole) masked.delete(seq)
      }
      const { seen, whole } = look(event, own)
      if (!whole) masked.set(event.seq, { event: recall ? undefined : event, known: own })
      return { reveals, event: seen }
    },
  }
}

/** A masked copy: without salt, so that its hash cannot be guessed open, and without what goes with secrets. */
function withData<Event extends LogEvent>(event: Event, data: unknown): Event {
  const { seq, type, at, by, hash } = event
  return { seq, type, at, by, data, hash } as LogEvent as Event
}
