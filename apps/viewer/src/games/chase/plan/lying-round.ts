import type { Round } from '@getaway/engine/chase'
import type { ChasePlan } from './plan.ts'

/** The round that lies on the table at an instant: the old one until half of it is swept off, then the next. */
export function lyingRound({ match, shown, overviews }: ChasePlan, instant: number): Round | undefined {
  const next = overviews[1]
  return next && instant >= next.from ? match.round : shown
}
