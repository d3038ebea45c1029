import type { Admission, Decided, LogEvent, Refusal, Wish } from '@getaway/engine'
import type { WhyNot } from './why-not.ts'

/** What of a game's rules judges a wish. */
interface Rules<State, Event extends LogEvent, Command extends Wish> {
  decide(view: State, command: Command, seat: number): Decided
  admit(view: State, event: Event): Admission
}

/** What the rules have against a wish on the table as a seat sees it; undefined: nothing that can be seen from there. */
export function objectionToWish<State, Event extends LogEvent, Command extends Wish>(
  { decide, admit }: Rules<State, Event, Command>,
  view: State,
  seat: number,
  command: Command,
): WhyNot | undefined {
  const decided = decide(view, command, seat)
  if (decided.type !== 'fact') return decided.type === 'refused' ? ruledBy(decided.refusal) : undefined
  // It has the shape of the game's events, which `decide` made, and no place in the record.
  const event = { ...decided.fact, by: seat, seq: 0, at: 0, hash: '' } as LogEvent as Event
  const admission = admit(view, event)
  return admission.type === 'finding' || admission.type === 'late' ? ruledBy(admission.refusal) : undefined
}

/** In the words of the rules. */
export function ruledBy({ code, clause, text }: Refusal): WhyNot {
  return { ...text, rule: { code, clause } }
}
