import type { Deadline } from '../clock/deadline.ts'
import { ON_THE_WAY } from '../clock/deadline.ts'
import type { TurnClock } from '../clock/turn-clock.ts'
import type { Player } from '../people/player.ts'

/** A step that several seats may do, in any order, or let pass. It is over when none of them is open any more. */
export interface Open {
  /** Who has neither acted nor passed, in ascending order. */
  readonly open: readonly number[]
}

/**
 * Who is asked: those of the seats that could react by what everybody knows of them, the number of cards in their
 * hands, say. Nothing else may decide it, since the question is public.
 */
export function askedOf(seats: readonly number[], could: (seat: number) => boolean): readonly number[] {
  return seats.filter(could).toSorted((one, other) => one - other)
}

/** The step once a seat has acted or passed. */
export function without<Step extends Open>(step: Step, seat: unknown): Step {
  return { ...step, open: step.open.filter((one) => one !== seat) }
}

/**
 * Until when they may answer: the same instant for all of them, whatever they hold and whether or not they are there;
 * undefined without a clock, and when nobody is asked.
 */
export function answerDeadline(
  clock: TurnClock | undefined,
  reactUs: number | undefined,
  { open }: Open,
): Deadline | undefined {
  const [seat] = open
  if (!clock || !reactUs || seat === undefined) return undefined
  return { seat, seats: open, at: clock.since + reactUs, standsUntil: undefined, since: clock.since }
}

/**
 * When the referee goes on without those who are still open: at once if all of them have left for good, otherwise when
 * their time is over and nothing can be on the way any more; undefined if it waits for them.
 */
export function lapseAt(
  { open }: Open,
  deadline: Deadline | undefined,
  players: readonly Player[],
  now: number,
): number | undefined {
  if (haveLeft(open, players)) return now
  return deadline?.at === undefined ? undefined : deadline.at + ON_THE_WAY
}

/** Whether a recorded lapse may stand at `at`. */
export function mayLapse(
  { open }: Open,
  deadline: Deadline | undefined,
  players: readonly Player[],
  at: number,
): boolean {
  return haveLeft(open, players) || (deadline?.at !== undefined && at >= deadline.at)
}

/** Whether an answer comes when the time for it is over, the lapse recorded or not. */
export function isTooLate(deadline: Deadline | undefined, at: number): boolean {
  return deadline?.at !== undefined && at >= deadline.at + ON_THE_WAY
}

/** Six people do not wait for one who has said that they are gone. */
function haveLeft(open: readonly number[], players: readonly Player[]): boolean {
  return open.every((seat) => players[seat]?.left === true)
}
