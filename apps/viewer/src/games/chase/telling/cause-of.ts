import type { PlacedMarker, PlacedTile, Round, Score } from '@getaway/engine/chase'

type Team = 'runners' | 'chasers'

/** A mistake that had a say in who won. */
export interface TeamMistake {
  readonly team: Team
  readonly path: number
  readonly position: number
  readonly clause: string
  readonly placed: PlacedTile | PlacedMarker
}

/** What decided a round by C8.4: the first mistake that counts, or how it ended where none does. */
export interface RoundCause {
  readonly reason: 'captured' | 'hideout' | 'trail-lost'
  readonly winner: Score['winner']
  /** Undefined: no mistake decided. */
  readonly mistake: TeamMistake | undefined
  /** The other side's first mistake, where both made one and the first decides. */
  readonly other: TeamMistake | undefined
  readonly clause: string
  readonly decided: { readonly seq: number; readonly at: number }
}

const CLAUSES = { captured: 'C7.4', hideout: 'C6.2', 'trail-lost': 'C7.6' } as const

/** Of a round that has ended. */
export function causeOf(round: Round, { winner, mistakes }: Score): RoundCause {
  const { reason, ...ended } = round.ending ?? { reason: 'captured', seq: 0, at: 0 }
  const runners = mistakeOf(round, 'runners', mistakes.runners)
  const chasers = mistakeOf(round, 'chasers', mistakes.chasers)
  const by = (mistake: TeamMistake, clause: string, other?: TeamMistake): RoundCause => ({
    ...{ reason, winner, mistake, other, clause },
    decided: { seq: mistake.placed.seq, at: mistake.placed.at },
  })
  // C8.4: after a lost trail the chasers' mistakes do not count.
  if (runners && chasers && reason !== 'trail-lost')
    return winner === 'runners' ? by(chasers, 'C8.4', runners) : by(runners, 'C8.4', chasers)
  if (runners) return by(runners, runners.clause)
  if (chasers && reason === 'captured') return by(chasers, chasers.clause)
  const { seq, at } = ended
  return {
    reason,
    winner,
    mistake: undefined,
    other: undefined,
    clause: CLAUSES[reason],
    decided: { seq, at },
  }
}

function mistakeOf(round: Round, team: Team, mistake: Score['mistakes'][Team]): TeamMistake | undefined {
  if (!mistake) return undefined
  const { path, position, clause } = mistake
  const { tiles, markers } = round.paths[path] ?? { tiles: [], markers: [] }
  const placed = (team === 'runners' ? tiles : markers)[position - 1]
  return placed && { team, path, position, clause, placed }
}
