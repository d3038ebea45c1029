import { checkMarkers, type Match } from '@getaway/engine/chase'
import type { Language } from '../../../../language/language.ts'
import type { LeadLine, ReviewedAct, ReviewedChoice, ToldFault } from '../../../../table/reviewing.ts'
import type { ChaseTimeline } from '../../plan/plan-of.ts'
import { namesOf, runnerOf } from '../../telling/names.ts'
import { whyOf } from '../../telling/story.ts'
import { sayChase } from '../../telling/words.ts'
import { roundIn } from '../review-of.ts'
import { type ChaseReviewWord, sayChaseReview } from './words.ts'

export function sayChaseAct(timeline: ChaseTimeline, act: ReviewedAct, language: Language): string {
  const match = matchOf(timeline)
  const round = roundIn(match, act.chapter)
  // A tile is its runner's; where there are two paths, a marker says whose.
  const runner = round && act.kind === 'marker' ? runnerOf(match, round, act.path, language) : undefined
  const word = `act.${act.kind === 'tile' ? 'tile' : 'marker'}` as const
  return sayChaseReview(language, runner === undefined ? word : `${word}.of`, {
    n: act.position,
    runner: runner ?? '',
  })
}

export function sayChaseFault(
  timeline: ChaseTimeline,
  act: ReviewedAct,
  language: Language,
): ToldFault | undefined {
  const { clause } = act
  if (clause === undefined) return undefined
  const why = whyOf(clause, language)
  if (act.kind === 'tile') return { wrong: why, right: sayRightTile(act, language), clause }
  const match = matchOf(timeline)
  const round = roundIn(match, act.chapter)
  const check =
    round &&
    checkMarkers(match, round).find(({ path, position }) => path === act.path && position === act.position)
  const symbol = check ? sayChase(language, check.placed.symbol) : ''
  const allowed = (check?.allowed ?? []).map((one) => sayChase(language, one)).join(sayChase(language, 'or'))
  return {
    wrong: sayChaseReview(language, 'wrong.marker', { symbol, why }),
    right: sayChaseReview(language, 'right.marker', { allowed }),
    clause,
  }
}

function sayRightTile({ figures: { fitted } }: ReviewedAct, language: Language): string {
  if (fitted === undefined) return sayChaseReview(language, 'right.start')
  if (fitted === 0) return sayChaseReview(language, 'right.tile.none')
  return sayChaseReview(language, fitted === 1 ? 'right.tile.one' : 'right.tile', { fitted })
}

export function sayChaseChoice(_: ChaseTimeline, choice: ReviewedChoice, language: Language): string {
  const { pile, of, fitting, other, before } = choice.figures
  const values = { n: pile ?? 0, of: of ?? 0, fitting: fitting ?? 0, other: other ?? 0, before: before ?? 0 }
  return sayChaseReview(language, `choice.${choice.kind}` as ChaseReviewWord, values)
}

export function sayChaseLead(
  timeline: ChaseTimeline,
  { ahead, behind }: LeadLine,
  value: number,
  language: Language,
): string {
  const match = matchOf(timeline)
  const count = sayChaseReview(language, value === 1 ? 'lead.tile' : 'lead.tiles', { n: value })
  return sayChaseReview(language, value === 0 ? 'lead.none' : 'lead.some', {
    ahead: namesOf(match, ahead, language),
    behind: namesOf(match, behind, language),
    count,
  })
}

export function sayChaseContest(timeline: ChaseTimeline, { ahead }: LeadLine, language: Language): string {
  return sayChaseReview(language, 'contest', { ahead: namesOf(matchOf(timeline), ahead, language) })
}

function matchOf(timeline: ChaseTimeline): Match {
  return timeline.stateAfter(timeline.length)
}
