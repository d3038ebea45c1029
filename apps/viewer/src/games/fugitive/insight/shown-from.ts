import type { FugitiveEvent, Guess, Table } from '@getaway/engine/fugitive'
import { type Chronicle, chronicleOf, type FugitiveTimeline } from '../plan/chronicle.ts'
import { ASIDE, TELL, TURN_OVER } from '../plan/motion.ts'

/** What an event has told of guesses and hideouts. */
export interface Changed {
  readonly answered: Guess | undefined
  /** Where they lie in the row, from 0. */
  readonly turnedUp: readonly number[]
}

export function changedBetween(before: Table, after: Table): Changed {
  return {
    answered: answeredBetween(before, after),
    turnedUp: [...after.row.keys()].filter((place) => after.row[place]?.isUp && !before.row[place]?.isUp),
  }
}

/** A log of facts alone gives the answer with the next fact. */
function answeredBetween(before: Table, after: Table): Guess | undefined {
  return after.guesses.find(
    ({ isRight }, nth) => isRight !== undefined && before.guesses[nth]?.isRight === undefined,
  )
}

/** When the table has shown what an event came to: after a guess it holds its breath. */
export function shownAt(
  { seq, type }: FugitiveEvent,
  chronicle: Chronicle,
  after: Table,
  { answered, turnedUp }: Changed,
): number {
  if (type === 'game.ended') return chronicle.endFrom
  const flips = turnedUp.map((place) => chronicle.flips.get(place + 1) ?? 0)
  const turned = flips.length > 0 ? Math.max(...flips) + TURN_OVER : 0
  if (answered) {
    const guess = chronicle.guesses[after.guesses.indexOf(answered)]
    return Math.max(turned, guess && Number.isFinite(guess.answeredFrom) ? guess.answeredFrom + TELL : 0)
  }
  const resolved = chronicle.events.find((event) => event.seq === seq)
  return Math.max(turned, resolved ? resolved.asideFrom + ASIDE : 0)
}

/** By how many events have taken effect; never before what precedes it. */
export function shownFrom(timeline: FugitiveTimeline): readonly number[] {
  const chronicle = chronicleOf(timeline, timeline.length)
  const instants = [Number.NEGATIVE_INFINITY]
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    const [before, after] = [timeline.stateAfter(index).table, timeline.stateAfter(index + 1).table]
    const shown =
      entry && before && after ? shownAt(entry.event, chronicle, after, changedBetween(before, after)) : 0
    instants.push(Math.max(instants.at(-1) ?? 0, entry?.event.at ?? 0, shown))
  }
  return instants
}
