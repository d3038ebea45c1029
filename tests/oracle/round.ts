import { judgeAwards, judgeMarkers, judgeTiles, judgeWinner, mistakesOf } from './judge.ts'
import { refusal } from './possible.ts'
import { captureOf, endOf } from './story.ts'
import type { Deal, LogLine, OracleCorrection, OracleRoundReport, Reason } from './types.ts'

export interface OracleRound {
  readonly deal: Deal
  /** What took place, in effective order. */
  story: LogLine[]
  /** The same as if no ending had ever closed anything; made when it is first needed. */
  shadow: LogLine[] | null
  /** How it was played to its end. */
  end: { reason: Reason; at: number } | null
  setAside: 'voided' | 'abandoned' | null
  /** The `at` of the first thing that closed the round: its end, or being set aside. */
  closedAt: number | null
  recorded: string[]
  /** The score stands and the round can no longer be voided. */
  final: boolean
  correction: OracleCorrection | null
  late: OracleRoundReport['late']
  dropped: OracleRoundReport['dropped']
}

export function newRound(deal: Deal): OracleRound {
  return {
    deal,
    story: [],
    shadow: null,
    end: null,
    setAside: null,
    closedAt: null,
    recorded: [],
    final: false,
    correction: null,
    late: [],
    dropped: [],
  }
}

/** The `at` of the ending that forbids this action whatever else is wrong with it, or null. */
function forbiddenSince(round: OracleRound, event: LogLine): number | null {
  if (['tile.placed', 'marker.placed', 'trail.lost'].includes(event.type)) {
    const capture = captureOf(round.deal, round.story, event.data.path)
    if (capture) return capture.at
  }
  return round.closedAt
}

/** C4.2, C10.4, C10.5: lets an action take place, keeps it as late, or returns the clause that refuses it. */
export function takeAction(round: OracleRound, event: LogLine): string | null {
  const { deal } = round
  const since = forbiddenSince(round, event)
  if (since !== null) {
    const shadow = round.shadow ?? [...round.story]
    const clause = refusal(deal, shadow, event)
    if (clause !== null) return clause
    round.shadow = [...shadow, event]
    round.late.push({ seq: event.seq, by: event.by, marginUs: event.at - since })
    return null
  }
  const clause = refusal(deal, round.story, event)
  if (clause !== null) return clause
  if (round.shadow)
    round.shadow = refusal(deal, round.shadow, event) === null ? [...round.shadow, event] : null
  round.story = [...round.story, event]
  round.end = endOf(deal, round.story)
  round.closedAt = round.end?.at ?? null
  return null
}

export function setAside(round: OracleRound, how: 'voided' | 'abandoned', at: number): void {
  round.setAside = how
  round.closedAt ??= at
}

export function roundStatus(round: OracleRound): OracleRoundReport['status'] {
  return round.setAside ?? (round.end ? 'scored' : 'running')
}

/** The report of a round, everything judged anew. */
export function reportRound(round: OracleRound): OracleRoundReport {
  const { deal, story, late, dropped } = round
  const status = roundStatus(round)
  const reason = status === 'scored' && round.end ? round.end.reason : null
  return {
    round: deal.round,
    status,
    reason,
    winner: reason === null ? null : judgeWinner(deal, story, reason),
    mistakes: mistakesOf(deal, story),
    awards: reason === null ? {} : judgeAwards(deal, story, reason),
    checks: { tiles: judgeTiles(deal, story), markers: judgeMarkers(deal, story) },
    late: [...late],
    dropped: [...dropped],
  }
}
