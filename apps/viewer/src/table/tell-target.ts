import { nearnessTo } from '@getaway/engine/following'
import type { MarkCount } from './marks.ts'
import type { ScoreTarget } from './score-target.ts'

/** A player's name and score. */
export interface Scored {
  readonly name: string
  readonly marks: readonly MarkCount[]
}

/** Who is one mark away from winning, or level at what wins. */
export interface ToldTarget {
  readonly matchPoint: readonly string[]
  readonly isLevel: boolean
}

export function tellTarget(target: ScoreTarget, players: readonly Scored[]): ToldTarget {
  const order = (players[0]?.marks ?? []).map(({ kind }) => kind.id)
  const { matchPoint, level } = nearnessTo(
    target.map(countsOf),
    order,
    players.map(({ marks }) => countsOf(marks)),
  )
  return { matchPoint: matchPoint.map((seat) => players[seat]?.name ?? ''), isLevel: level.length > 0 }
}

function countsOf(marks: readonly MarkCount[]): Readonly<Record<string, number>> {
  return Object.fromEntries(marks.map(({ kind, count }) => [kind.id, count]))
}
