/** A stretch in which a player was not connected (µs); without an end they still are not. */
export interface Absence {
  readonly from: number
  readonly until: number | undefined
}

const MINUTE = 60_000_000
const LONGEST_WAIT = 3 * MINUTE
const LOOK = MINUTE / 2

/**
 * F3.5 in the most naive way: when a step's time is over, as far as anybody knows; undefined while nobody waits. `began`
 * is when the step became the first, `own` and `other` when its player and the opponent were away.
 */
export function clockByThePage({
  turnUs,
  began,
  own,
  other,
}: {
  readonly turnUs: number
  readonly began: number
  readonly own: readonly Absence[]
  readonly other: readonly Absence[]
}): number | undefined {
  const within = own.filter(({ until }) => until !== undefined && until > began)
  const stood = within.reduce((sum, { from, until = 0 }) => sum + until - Math.max(from, began), 0)
  const over = began + turnUs + Math.min(stood, LONGEST_WAIT)
  const open = own.find(({ until }) => until === undefined)
  if (!open) {
    const back = within.at(-1)?.until
    const isLooking = back !== undefined && within.length <= 3
    return isLooking ? Math.max(over, back + Math.min(turnUs, LOOK)) : over
  }
  if (other.some(({ until }) => until === undefined)) return undefined
  // Their time stands still from when they went, and goes on after the wait.
  const went = Math.max(open.from, began)
  const waited = Math.max(over, went) + LONGEST_WAIT - Math.min(stood, LONGEST_WAIT)
  const opponentBack = other.at(-1)?.until ?? 0
  return Math.max(waited, opponentBack + LONGEST_WAIT)
}
