import { finalScore, type Match, type Round } from '@getaway/engine/chase'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { causeOf } from '../telling/cause-of.ts'
import type { ChaseCause, ChaseHow } from './cause.ts'

type Decision = Pick<ChaseCause, 'winners' | 'clause' | 'chapter' | 'seq' | 'at' | 'how'>

/** Why a round went as it did, an organiser's last word included; undefined: it has not ended. */
export function roundCause(timeline: ChaseTimeline, match: Match, round: Round): Decision | undefined {
  const { setAside, number } = round
  if (setAside) {
    const { status, ...moment } = setAside
    return byWord(timeline, status, moment, { winners: [], chapter: number })
  }
  const correction = match.corrections.findLast((one) => one.round === number)
  if (correction) {
    const winners = correction.winner ? round[correction.winner] : []
    return byWord(timeline, 'corrected', correction, { winners, chapter: number })
  }
  return playedCause(timeline, match, round)
}

/** Why it went as it did at the table. */
export function playedCause(timeline: ChaseTimeline, match: Match, round: Round): Decision | undefined {
  const score = finalScore(match, round)
  if (!score) return undefined
  const { clause, decided, ...cause } = causeOf(round, score)
  const by = cause.mistake?.placed.by ?? Number(eventOf(timeline, decided.seq)?.by)
  return {
    winners: score.winner ? round[score.winner] : [],
    chapter: round.number,
    ...{ clause, ...decided },
    how: { type: 'played', ...cause, by },
  }
}

/** C9.4 */
export function byWord(
  timeline: ChaseTimeline,
  type: Exclude<ChaseHow['type'], 'played'>,
  { seq, at }: { readonly seq: number; readonly at: number },
  of: Pick<Decision, 'winners' | 'chapter'>,
): Decision {
  const event = eventOf(timeline, seq)
  const { reason = '' } = (event?.data ?? {}) as { readonly reason?: string }
  // C9.4: a correction may win the match while a round is under way.
  const how = type === 'abandoned' && event?.type !== 'game.abandoned' ? 'ended' : type
  return { ...of, clause: 'C9.4', seq, at, how: { type: how, reason, author: event?.by } }
}

export function eventOf(timeline: ChaseTimeline, seq: number) {
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event?.seq === seq) return event
  }
  return undefined
}
