import { checkOf, type Match, type Round } from '@getaway/engine/chase'
import type { ChapterReview, MatchReview, ReviewedChoice } from '../../../table/reviewing.ts'
import { stepsOf } from '../broadcasting/step.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { CHASER, RUNNERS } from '../plan/sides.ts'
import { actsOf, type Landings, noteLandings } from './acts-of.ts'
import type { ChaseCause } from './cause.ts'
import { choiceIn } from './choices-of.ts'
import { leadsOf } from './leads-of.ts'
import { matchCause } from './match-cause.ts'
import { roundCause } from './round-cause.ts'

/** A match of Chase looked back on from a seat: facts, by the same checks as the referee's. */
export function chaseReviewOf(timeline: ChaseTimeline, seat: number | undefined): MatchReview<ChaseCause> {
  const match = timeline.stateAfter(timeline.length)
  const landings: Landings = new Map()
  const choices = new Map<number, ReviewedChoice[]>()
  for (const step of stepsOf(timeline)) {
    noteLandings(landings, step)
    const choice = choiceIn(step)
    const number = step.after.round?.number ?? 0
    if (choice) choices.set(number, [...(choices.get(number) ?? []), choice])
  }
  const rounds = [...match.past, ...(match.round ? [match.round] : [])]
  const chapters = rounds.map((round, nth): ChapterReview<ChaseCause> => {
    const why = roundCause(timeline, match, round)
    return {
      number: round.number,
      ...spanOf(round),
      checkedFrom: checkOf(match, round, rounds[nth + 1])?.from,
      side: sideOf(round, seat),
      counts: !round.setAside,
      why: why && seenBy(seat, 'chapter', why),
      leads: leadsOf(round),
      acts: actsOf(match, round, landings, seat),
      choices: choices.get(round.number) ?? [],
    }
  })
  const why = matchCause(timeline, match)
  return { seat, why: why && seenBy(seat, 'match', why), chapters }
}

function seenBy(
  seat: number | undefined,
  of: ChaseCause['of'],
  decision: Omit<ChaseCause, 'of' | 'result'>,
): ChaseCause {
  const { winners } = decision
  if (seat === undefined) return { ...decision, of, result: undefined }
  return { ...decision, of, result: winners.length === 0 ? 'level' : winners.includes(seat) ? 'won' : 'lost' }
}

function spanOf({ started, dealt, ending, setAside, paths }: Round) {
  const last = paths.flatMap(({ tiles, markers }) => [...tiles, ...markers]).map(({ at }) => at)
  const from = started?.at ?? dealt.at
  return { from, until: (setAside ?? ending)?.at ?? Math.max(from, ...last) }
}

function sideOf({ roles, runners }: Round, seat: number | undefined): string | undefined {
  if (seat === undefined || roles[seat] === undefined) return undefined
  return roles[seat] === 'runner' ? RUNNERS[runners.indexOf(seat)] : CHASER
}

/** Every round, the last one included. */
export function roundIn(match: Match, number: number | undefined): Round | undefined {
  return [...match.past, match.round].find((round) => round?.number === number)
}
