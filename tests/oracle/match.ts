import { awardsOf } from './judge.ts'
import { type Round, statusOf } from './round.ts'
import type { Awards, Correction, Setup, Tally } from './types.ts'

export interface Match {
  readonly setup: Setup
  readonly rounds: Round[]
  readonly corrections: Correction[]
  readonly findings: number[]
  ended: boolean
  abandoned: boolean
  sealed: boolean
}

export function currentRound(match: Match): Round | undefined {
  return match.rounds.at(-1)
}

export function roundNumbered(match: Match, number: number): Round | undefined {
  return match.rounds.findLast((round) => round.deal.round === number)
}

/** C9.4: a correction replaces the awards of its round whole. */
function countingAwards(round: Round): Awards {
  if (statusOf(round) !== 'scored' || round.end === null) return {}
  return round.correction?.awards ?? awardsOf(round.deal, round.story, round.end.reason)
}

export function tallyOf(match: Match): Tally[] {
  const tally = Array.from({ length: match.setup.players }, () => ({ perfect: 0, small: 0 }))
  for (const round of match.rounds) {
    for (const [seat, award] of Object.entries(countingAwards(round))) {
      const own = tally[Number(seat)]
      if (own && award === 'perfect') own.perfect += 1
      if (own && award === 'small') own.small += 1
    }
  }
  return tally
}

/** C9.2: the seat that has won by this tally, or null. */
export function winnerBy(setup: Setup, tally: readonly Tally[]): number | null {
  const seats = tally.map((own, seat) => ({ ...own, seat }))
  const there = seats.filter((own) =>
    setup.victory.some((goal) => own.perfect >= (goal.perfect ?? 0) && own.small >= (goal.small ?? 0)),
  )
  const mostPerfect = Math.max(...there.map((own) => own.perfect))
  const top = there.filter((own) => own.perfect === mostPerfect)
  const [first] = top
  return first !== undefined && top.length === 1 ? first.seat : null
}

/** Null for a match that nobody has won, or that was abandoned. */
export function winnerOfMatch(match: Match): number | null {
  return match.abandoned ? null : winnerBy(match.setup, tallyOf(match))
}
