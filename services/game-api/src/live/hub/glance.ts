import type { Presence } from '@getaway/client/protocol'
import type { Outcome } from '@getaway/engine'
import { Gone, type LiveMatch } from '../live-match.ts'

/** How a match stands and who is there, at once and for its staff; nothing is opened for it. */
export interface Glance {
  readonly match: string
  readonly outcome: Outcome
  readonly presence: Presence
}

/** Of those that are still there. */
export async function glancesOf(matches: readonly LiveMatch[]): Promise<readonly Glance[]> {
  const glances = matches.map(async (match): Promise<readonly Glance[]> => {
    try {
      const { outcome } = await match.standing()
      return [{ match: match.id, outcome, presence: match.attendance.presence() }]
    } catch (error) {
      if (error instanceof Gone) return []
      throw error
    }
  })
  return (await Promise.all(glances)).flat()
}
