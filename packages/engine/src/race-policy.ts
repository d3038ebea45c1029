/** Whose action was first: the one that arrived first, or the one that was made first, within a cap (C10.2). */
export interface RacePolicy {
  readonly policy: 'arrival' | 'fair'
  readonly capMs: number
}

/** How far before its arrival an action may take effect, in µs. */
export function capOf({ policy, capMs }: RacePolicy): number {
  return policy === 'fair' ? capMs * 1000 : 0
}
