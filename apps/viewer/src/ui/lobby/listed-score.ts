import type { MatchSummary } from '@getaway/client'
import type { MarkKind } from '../../table/marks.ts'
import { type ScoreTarget, scoreTargetOf } from '../../table/score-target.ts'
import type { Scored } from '../../table/tell-target.ts'

/** What a match in a list is played to, and the score of those who may still reach it. */
export interface ListedScore {
  readonly target: ScoreTarget
  /** Nobody, unless the match is live: only then is anybody near winning. */
  readonly players: readonly Scored[]
}

/** Undefined if no count of marks wins, or none was recorded. */
export function listedScoreOf(
  { status, target, players }: Pick<MatchSummary, 'status' | 'target' | 'players'>,
  kinds: readonly MarkKind[],
): ListedScore | undefined {
  const wins = scoreTargetOf(target, kinds)
  if (!wins) return undefined
  const scored = players.map(({ name, marks }) => ({ name: name ?? '', marks: marksIn(marks, kinds) }))
  return { target: wins, players: status === 'live' ? scored : [] }
}

/** What a player has won, in the game's own signs. */
export function marksIn(marks: Readonly<Record<string, number>>, kinds: readonly MarkKind[]) {
  return kinds.map((kind) => ({ kind, count: marks[kind.id] ?? 0 }))
}
