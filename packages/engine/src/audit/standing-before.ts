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

/** `seqs`: before which events; `game` finds the rules by the first event. */
export function createStandingBefore(
  seqs: Iterable<number>,
  game: (created: LogEvent) => AnyGame,
): StandingBefore {
  const open = new Map<number, Judge | undefined>()
  const known = new Map<number, Outcome>()
  for (const seq of seqs) open.set(seq, undefined)
  let last = 0

  const settle = (seq: number) => {
    const judge = open.get(seq)
    open.delete(seq)
    if (judge) known.set(seq, judge.finish().outcome)
  }
  return {
    push(event) {
      last = event.seq
      for (const [seq, judge] of [...open]) {
        if (event.seq >= seq) settle(seq)
        else if (judge) judge.push(event)
        else open.set(seq, createJudge(game(event), event))
      }
    },
    before(seq) {
      if (open.has(seq) && last === seq - 1) settle(seq)
      return known.get(seq)
    },
  }
}
