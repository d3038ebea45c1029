import { judgeAwards } from './judge.ts'
import { type OracleRound, roundStatus } from './round.ts'
import type { OracleAwards, OracleCorrection, OracleSetup, OracleTally } from './types.ts'

export interface OracleMatch {
  readonly setup: OracleSetup
  readonly rounds: OracleRound[]
  readonly corrections: OracleCorrection[]
  readonly findings: number[]
  ended: boolean
  abandoned: boolean
  sealed: boolean
}

export function currentRound(match: OracleMatch): OracleRound | undefined {
  return match.rounds.at(-1)
}

export function roundNumbered(match: OracleMatch, number: number): OracleRound | undefined {
  return match.rounds.findLast((round) => round.deal.round === number)
}

/** C9.4: a correction replaces the awards of its round whole. */
function countingAwards(round: OracleRound): OracleAwards {
  if (roundStatus(round) !== 'scored' || round.end === null) return {}
  return round.correction?.awards ?? judgeAwards(round.deal, round.story, round.end.reason)
}

export function countTally(match: OracleMatch): OracleTally[] {
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
export function winnerBy(setup: OracleSetup, tally: readonly OracleTally[]): number | null {
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
export function winnerOfMatch(match: OracleMatch): number | null {
  return match.abandoned ? null : winnerBy(match.setup, countTally(match))
}
