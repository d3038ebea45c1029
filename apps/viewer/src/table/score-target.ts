import type { Target } from '@getaway/engine/following'
import type { MarkCount, MarkKind } from './marks.ts'

/** So many marks at least, in any of these ways. */
export type ScoreTarget = readonly (readonly MarkCount[])[]

/** The target in the game's own signs; undefined if no count of marks wins. */
export function scoreTargetOf(target: Target, kinds: readonly MarkKind[]): ScoreTarget | undefined {
  if (target.length === 0) return undefined
  return target.map((need) =>
    kinds.flatMap((kind) => {
      const count = need[kind.id]
      return count ? [{ kind, count }] : []
    }),
  )
}
