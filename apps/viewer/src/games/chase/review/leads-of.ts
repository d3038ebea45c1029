import type { Round } from '@getaway/engine/chase'
import type { LeadLine } from '../../../table/reviewing.ts'
import { chasersOf, runnersOf } from '../broadcasting/graphics-of.ts'

/** How many tiles of each path lay unmarked, from its start to the end of the round. */
export function leadsOf(round: Round): LeadLine[] {
  const { started, paths } = round
  if (!started) return []
  return paths.map(({ tiles, markers }, path) => {
    const steps = [
      ...tiles.map(({ seq, at }) => ({ seq, at, by: 1 })),
      ...markers.map(({ seq, at }) => ({ seq, at, by: -1 })),
    ].toSorted((one, other) => one.at - other.at || one.seq - other.seq)
    let value = 0
    const points = steps.map(({ seq, at, by }) => {
      value += by
      return { seq, at, value }
    })
    return {
      key: `${round.number} ${path}`,
      ahead: runnersOf(round, path),
      behind: chasersOf(round, path),
      // The two tiles of a start lie there at once.
      points: points.filter(({ at }, index) => points[index + 1]?.at !== at),
    }
  })
}
