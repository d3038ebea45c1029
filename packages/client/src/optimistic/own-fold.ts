import {
  type AnyGame,
  type Course,
  createTimeline,
  gameOf,
  type LogEvent,
  type Timeline,
  unwrap,
} from '@getaway/engine'

/** A feed folded by who it is shown to, with what it takes to judge one more action on it. */
export interface OwnFold {
  readonly game: AnyGame
  readonly timeline: Timeline<unknown>
  readonly seq: number
  take(event: LogEvent, reveals: readonly LogEvent[]): void
  /** Its end as the owner of the match holds it, as far as we may see. */
  course(): Course<unknown>
}

/** Begins with `game.created`. */
export function openOwnFold(created: LogEvent): OwnFold {
  const game = unwrap(gameOf(created))
  const timeline: Timeline<unknown> = createTimeline(game, created)
  let seq = created.seq
  let clock = created.at
  let own: Readonly<Record<number, number>> = {}
  return {
    game,
    timeline,
    get seq() {
      return seq
    },
    take(event, reveals) {
      for (const earlier of reveals) timeline.learn(earlier)
      timeline.push(event)
      seq = event.seq
      clock = Math.max(clock, event.timing?.received ?? event.at)
      if (game.isAction(event.type) && typeof event.by === 'number') own = { ...own, [event.by]: event.at }
    },
    course() {
      const { length } = timeline
      const { policy, capMs } = game.raceOf(timeline.stateAfter(length))
      const horizon = policy === 'fair' ? clock - capMs * 1000 : clock
      // A course of the engine can't be kept beside the line: what a reveal changes lies behind its horizon.
      let from = length
      for (; from > 0; from--) {
        const event = timeline.entryAt(from - 1)?.event
        if (!event || event.at <= horizon || game.isBarrier(event)) break
      }
      const tail = Array.from({ length: length - from }, (_, index) => timeline.entryAt(from + index))
      return {
        settled: timeline.stateAfter(from),
        tail: tail.filter((entry) => entry !== undefined),
        seq,
        clock,
        own,
      }
    },
  }
}
