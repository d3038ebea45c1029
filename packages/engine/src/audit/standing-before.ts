import type { Outcome, WonMarks } from '../game.ts'
import type { AnyGame } from '../games/registry.ts'
import type { LogEvent } from '../log/event.ts'
import { createJudge, type Judge } from './judge.ts'

/** Tells how a match stood before some of its events, by all events before them: no log says that by itself. */
export interface StandingBefore {
  push(event: LogEvent): void
  /** Undefined if the log does not come so far. */
  before(seq: number): Outcome | undefined
  /** By seat, what had been won by then, as all events so far count it, later corrections included. */
  wonBefore(seq: number): readonly WonMarks[] | undefined
}

interface Place {
  readonly outcome: Outcome
  readonly won: () => readonly WonMarks[]
}

/** `seqs`: before which events; `game` finds the rules by the first event. The log is judged once for all of them. */
export function createStandingBefore(
  seqs: Iterable<number>,
  game: (created: LogEvent) => AnyGame,
): StandingBefore {
  const wanted = [...new Set(seqs)].sort((one, other) => other - one)
  const isWanted = wanted.length > 0
  const known = new Map<number, Place>()
  let judge: Judge | undefined
  let last = 0

  /** Of all that were asked for up to there. */
  const settleUpTo = (seq: number) => {
    let place: Place | undefined
    for (let next = wanted.at(-1); next !== undefined && next <= seq; next = wanted.at(-1)) {
      wanted.pop()
      place ??= judge && { outcome: judge.standing(), won: judge.wonByNow() }
      if (place) known.set(next, place)
    }
  }
  const placeBefore = (seq: number) => {
    if (last === seq - 1) settleUpTo(seq)
    return known.get(seq)
  }
  return {
    push(event) {
      last = event.seq
      settleUpTo(event.seq)
      if (!isWanted) return
      if (judge) judge.push(event)
      else judge = createJudge(game(event), event)
    },
    before: (seq) => placeBefore(seq)?.outcome,
    wonBefore: (seq) => placeBefore(seq)?.won(),
  }
}
