import type { Outcome } from '../../../game.ts'
import type { Target } from '../../../target.ts'
import { type Winners, wonBy } from '../../../winners.ts'
import type { Match } from '../state/match.ts'
import type { Round, Score } from '../state/round.ts'
import { type Tally, winnerOf, withAwards } from '../state/tally.ts'
import { scoreOf } from './score.ts'

/** A round's score once it has ended; undefined while it runs or if it was set aside. */
export function finalScore(match: Match, round: Round): Score | undefined {
  if (!round.ending || round.setAside) return undefined
  return round.score ?? scoreOf(match, round)
}

/** The tally over all rounds that count, corrections in the place of scores (C9.4). */
export function tallyOf(match: Match, rounds: readonly Round[]): readonly Tally[] {
  let tally: readonly Tally[] = match.tally.map(() => ({ perfect: 0, small: 0 }))
  const corrected = new Map(match.corrections.map((one) => [one.round, one.awards]))
  for (const round of rounds) {
    const score = finalScore(match, round)
    if (score) tally = withAwards(tally, corrected.get(round.number) ?? score.awards)
  }
  return tally
}

/** An ending with no decision after it counts as final: what a deal, the end of the game or of the log sees. */
export function finalTally(match: Match): readonly Tally[] {
  const { round } = match
  if (!round || round.score) return match.tally
  const score = finalScore(match, round)
  return score ? withAwards(match.tally, score.awards) : match.tally
}

/** The tally over the rounds that counted in `then`, with the scores and corrections that `now` has for them. */
export function tallyBefore(then: Match, now: Match): readonly Tally[] {
  const counted = new Set(roundsOf(then).flatMap((round) => (finalScore(then, round) ? [round.number] : [])))
  return tallyOf(
    now,
    roundsOf(now).filter(({ number }) => counted.has(number)),
  )
}

const roundsOf = ({ past, round }: Match): readonly Round[] => (round ? [...past, round] : past)

export function matchWinner(match: Match): number | undefined {
  if (match.over?.how === 'abandoned') return undefined
  return winnerOf(finalTally(match), match.options.victory)
}

/** C9.2, or the thresholds of a marathon (C9.3). */
export function targetOf({ options }: Pick<Match, 'options'>): Target {
  return options.victory.map((need) =>
    Object.fromEntries(Object.entries(need).filter(([, count]) => count > 0)),
  )
}

/** C9.2: never more than one. */
export function winnersOf(match: Match): Winners {
  const winner = matchWinner(match)
  return wonBy(winner === undefined ? [] : [winner])
}

/** A match that somebody has won has ended, whether or not that was recorded. */
export function statusOf(match: Match): Outcome['status'] {
  if (match.over) return match.over.how
  return matchWinner(match) === undefined ? 'running' : 'ended'
}
