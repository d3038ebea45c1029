import type { Outcome } from '../game.ts'
import type { AnyGame } from '../games/registry.ts'
import type { LogEvent } from '../log/event.ts'
import { createJudge, type Judge } from './judge.ts'

/** Tells how a match stood before some of its events, by all events before them: no log says that by itself. */
export interface StandingBefore {
  push(event: LogEvent): void
  /** Undefined if the log does not come so far. */
  before(seq: number): Outcome | undefined
}

/** `seqs`: before which events; `game` finds the rules by the first event. The log is judged once for all of them. */
export function createStandingBefore(
  seqs: Iterable<number>,
  game: (created: LogEvent) => AnyGame,
): StandingBefore {
  const wanted = [...new Set(seqs)].sort((one, other) => other - one)
  const known = new Map<number, Outcome>()
  let judge: Judge | undefined
  let last = 0

  /** Of all that were asked for up to there. */
  const settleUpTo = (seq: number) => {
    let outcome: Outcome | undefined
    for (let next = wanted.at(-1); next !== undefined && next <= seq; next = wanted.at(-1)) {
      wanted.pop()
      outcome ??= judge?.standing()
      if (outcome) known.set(next, outcome)
    }
  }
  return {
    push(event) {
      last = event.seq
      settleUpTo(event.seq)
      if (wanted.length === 0) return
      if (judge) judge.push(event)
      else judge = createJudge(game(event), event)
    },
    before(seq) {
      if (last === seq - 1) settleUpTo(seq)
      return known.get(seq)
    },
  }
}
