import type { Playing, Wish } from '../game.ts'
import type { By, Draft, LogEvent, Timing } from '../log/event.ts'
import { MAX_EVENTS } from '../log/limits.ts'
import type { Refusal } from '../refusal.ts'
import { floorOf, headOf, type LiveCourse } from './course.ts'
import { insert } from './fold.ts'
import { effectiveAt } from './stamp.ts'

/** The author of a wish, and what the server measured. */
export interface Circumstance {
  readonly by: By
  /** The name of the organiser, which their events carry. */
  readonly name?: string
  readonly timing: Timing
  /** The last event that the author had when they acted; null or absent: not known. */
  readonly madeFor?: number | null
}

/** Room that is left for the referee's own words when a log is nearly as long as a reader takes. */
const RESERVE = 1000

export type Ruling =
  | { readonly type: 'accepted'; readonly draft: Draft; readonly secret: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** Only a reader of the whole match can tell. */
  | { readonly type: 'unforeseeable' }

/**
 * Tests a command at its effective place (C10.4). What is accepted here is exactly what a reader of
 * the log will admit; nothing is recorded yet.
 */
export function rule<State, Event extends LogEvent, Command extends Wish>(
  game: Playing<State, Event, Command>,
  course: LiveCourse<State, Event>,
  command: Command,
  { by, name, timing: measured, madeFor = null }: Circumstance,
): Ruling {
  if (course.seq >= MAX_EVENTS - RESERVE) return { type: 'refused', refusal: game.refuse('log-full') }
  // A frame is stamped when it comes and judged in its turn: what was recorded meanwhile stands before it.
  const timing = { ...measured, received: Math.max(measured.received, course.clock) }
  const decided = game.decide(headOf(course), command, by)
  if (decided.type !== 'fact') return decided
  const { type } = decided.fact
  const data = by === 'organiser' && name !== undefined ? { ...decided.fact.data, name } : decided.fact.data
  const isAction = game.isAction(type)
  // Sent again after a cut, it would fall on a table that its player had never seen.
  if (isAction && madeFor !== null && madeFor < course.barrier)
    return { type: 'refused', refusal: game.refuse('table-gone') }
  const floor = floorOf(course, typeof by === 'number' ? by : -1, timing.seen)
  const at = isAction
    ? effectiveAt(game.raceOf(headOf(course)), game.isRace(type), timing, floor)
    : timing.received
  const draft: Draft = isAction ? { type, at, by, timing, data } : { type, at, by, data }
  const refusal = objectionToDraft(game, course, draft)
  if (refusal) return { type: 'refused', refusal }
  return { type: 'accepted', draft, secret: game.isSecret(headOf(course), draft) }
}

/** What stands against recording this at its place: a reader's finding, or that it would spoil what is recorded. */
export function objectionToDraft<State, Event extends LogEvent>(
  game: Playing<State, Event>,
  course: LiveCourse<State, Event>,
  draft: Draft,
): Refusal | undefined {
  // The candidate has the shape of the game's events, which `decide` made; only its hash is still to come.
  const event = { ...draft, seq: course.seq + 1, hash: '' } as LogEvent as Event
  const { kept, refolded } = insert(game, course.settled, course.tail, event)
  const [own, ...others] = refolded
  if (own?.admission.type === 'finding') return own.admission.refusal
  if (own?.admission.type === 'late') {
    const { against, refusal } = own.admission
    const received = draft.timing?.received ?? draft.at
    if (received >= game.lateUntil(own.state, against)) return refusal
  }
  const spoilt = others.some(
    ({ admission }, index) =>
      admission.type === 'finding' && course.tail[kept + index]?.admission.type !== 'finding',
  )
  return spoilt ? game.refuse('overtaken') : undefined
}
