import type { DroppedNote, LateNote, StretchNotes } from '../../stretch-notes.ts'
import type { Winners } from '../../winners.ts'
import { checkMarkers } from './judge/check-markers.ts'
import { checkTiles } from './judge/check-tiles.ts'
import { scoreOf } from './judge/score.ts'
import { finalTally, winnersOf } from './judge/standing.ts'
import type { ChaseSymbol } from './pieces/pieces.ts'
import type { Match } from './state/match.ts'
import type { Round, Score } from './state/round.ts'
import type { Awards, Tally } from './state/tally.ts'

export interface RoundReport {
  readonly round: number
  readonly status: 'scored' | 'running' | 'voided' | 'abandoned'
  readonly reason: 'captured' | 'hideout' | 'trail-lost' | null
  readonly winner: Score['winner']
  readonly mistakes: Score['mistakes']
  readonly awards: Awards
  readonly checks: {
    readonly tiles: readonly { path: number; position: number; ok: boolean; clause: string | null }[]
    readonly markers: readonly {
      path: number
      position: number
      symbol: ChaseSymbol
      allowed: readonly ChaseSymbol[]
      ok: boolean
    }[]
  }
  readonly late: readonly LateNote[]
  readonly dropped: readonly DroppedNote[]
}

export interface ChaseReport extends Winners {
  readonly rounds: readonly RoundReport[]
  readonly corrections: readonly {
    seq: number
    round: number
    winner: Score['winner']
    awards: Awards
    reason: string
    by: string
  }[]
  readonly tally: readonly Tally[]
}

/** The game's part of the `getaway audit` report. */
export function reportOf(match: Match, notesOf: (dealt: number) => StretchNotes): ChaseReport {
  const rounds = match.round ? [...match.past, match.round] : match.past
  return {
    rounds: rounds.map((round) => reportOfRound(match, round, notesOf(round.dealt.seq))),
    corrections: match.corrections.map(({ at: _, ...correction }) => correction),
    tally: finalTally(match),
    ...winnersOf(match),
  }
}

function reportOfRound(match: Match, round: Round, notes: StretchNotes): RoundReport {
  const status = round.setAside?.status ?? (round.ending ? 'scored' : 'running')
  const counts = status === 'scored'
  const { winner, mistakes, awards } = round.score ?? scoreOf(match, round)
  return {
    round: round.number,
    status,
    reason: counts ? (round.ending?.reason ?? null) : null,
    winner: counts ? winner : null,
    mistakes,
    awards: counts ? awards : {},
    checks: {
      tiles: checkTiles(match, round).map(({ path, position, clause }) => ({
        path,
        position,
        ok: clause === null,
        clause,
      })),
      markers: checkMarkers(match, round).map(({ path, position, allowed, clause, placed }) => ({
        path,
        position,
        symbol: placed.symbol,
        allowed,
        ok: clause === null,
      })),
    },
    late: notes.late,
    dropped: notes.dropped,
  }
}
