import { type Match, seatOfRole } from '@getaway/engine/fugitive'
import type { InsightAnswers } from '../../../table/insight.ts'
import type { ChapterReview, MatchReview } from '../../../table/reviewing.ts'
import { stepsOf } from '../broadcasting/step.ts'
import type { OddsAnswer } from '../insight/odds-answer.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import type { FugitiveCause } from './cause.ts'
import { choicesOf } from './choices-of.ts'
import { leadsOf } from './leads-of.ts'
import { HUNT, matchCause } from './match-cause.ts'

/** A match of Fugitive looked back on from a seat: one hunt, with what could be known as far as that is worked out. */
export function fugitiveReviewOf(
  timeline: FugitiveTimeline,
  seat: number | undefined,
  answers?: InsightAnswers<OddsAnswer>,
): MatchReview<FugitiveCause> {
  const match = timeline.stateAfter(timeline.length)
  const decided = matchCause(timeline)
  const seenBy = (of: FugitiveCause['of']) =>
    decided && { ...decided, of, result: resultOf(decided.winners, seat) }
  if (!match.table) return { seat, why: seenBy('match'), chapters: [] }
  const steps = [...stepsOf(timeline, answers)]
  const seats = { fugitive: seatOfRole(match, 'fugitive'), marshal: seatOfRole(match, 'marshal') }
  const chapter: ChapterReview<FugitiveCause> = {
    number: HUNT,
    ...spanOf(timeline, match, steps.at(-1)?.now),
    side: seat === undefined ? undefined : seat === seats.fugitive ? 'fugitive' : 'marshal',
    counts: true,
    why: seenBy('chapter'),
    leads: leadsOf(steps, seats),
    acts: [],
    choices: choicesOf(steps, seats),
  }
  return { seat, why: seenBy('match'), chapters: [chapter] }
}

function resultOf(winners: readonly number[], seat: number | undefined): FugitiveCause['result'] {
  if (seat === undefined) return undefined
  return winners.length === 0 ? 'level' : winners.includes(seat) ? 'won' : 'lost'
}

/** From the deal to the end; what is recorded after it is about people. */
function spanOf(timeline: FugitiveTimeline, { table, over }: Match, last = 0) {
  let [from, until] = [0, last]
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event?.seq === table?.dealt) from = event?.at ?? from
    if (over && event?.seq === over.seq) until = event.at
  }
  return { from, until: Math.max(from, until) }
}
