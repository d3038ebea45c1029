import { endingOf, type FugitiveReport, seatOfRole, type Table } from '@getaway/engine/fugitive'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import type { FugitiveCause } from './cause.ts'

type Decision = Pick<FugitiveCause, 'winners' | 'clause' | 'chapter' | 'seq' | 'at' | 'how'>

const CLAUSES: Readonly<Record<NonNullable<FugitiveReport['reason']>, string>> = {
  caught: 'F6.1',
  escaped: 'F6.2',
  'manhunt-won': 'F6.3',
  'manhunt-lost': 'F6.3',
  'given-up': 'F3.5',
}

/** The only chapter: a match is one hunt. */
export const HUNT = 1

/** Why the match ended as it did; undefined: it has not ended. */
export function matchCause(timeline: FugitiveTimeline): Decision | undefined {
  const match = timeline.stateAfter(timeline.length)
  const { table, over } = match
  const ending = endingOf(match)
  if (ending && table) {
    const { winner, reason } = ending
    const seq = decisiveSeq(timeline, table, reason)
    const at = eventOf(timeline, seq)?.at ?? match.lastActAt
    const winners = [seatOfRole(match, winner)]
    return { winners, clause: CLAUSES[reason], chapter: HUNT, seq, at, how: { type: 'played', reason } }
  }
  if (over?.how !== 'abandoned') return undefined
  const event = eventOf(timeline, over.seq)
  const { reason = '' } = (event?.data ?? {}) as { readonly reason?: string }
  return {
    ...{ winners: [], clause: 'F8', chapter: table ? HUNT : undefined },
    ...{ seq: over.seq, at: event?.at ?? match.lastActAt, how: { type: 'abandoned', reason } },
  }
}

/** The 42, or else the last guess; where there was none in time, or somebody gave up, what says so. */
function decisiveSeq(timeline: FugitiveTimeline, table: Table, reason: keyof typeof CLAUSES): number {
  if (reason === 'escaped') return table.escape?.seq ?? 0
  const guess = table.guesses.at(-1)?.seq ?? 0
  const said =
    reason === 'given-up' ? 'seat.forfeited' : reason === 'manhunt-lost' ? 'step.lapsed' : undefined
  for (let index = timeline.length - 1; said !== undefined && index >= 0; index--) {
    const entry = timeline.entryAt(index)
    if (entry?.event.type === said && entry.admission.type === 'applies')
      return Math.max(guess, entry.event.seq)
  }
  return guess
}

export function eventOf(timeline: FugitiveTimeline, seq: number) {
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event?.seq === seq) return event
  }
  return undefined
}
