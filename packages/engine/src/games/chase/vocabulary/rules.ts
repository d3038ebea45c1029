import type { Award } from './events.ts'

/**
 * What one version of the rules says where versions differ: a clause that a later version changes gets a field here,
 * and the code of the clause asks it. Everything else is the same in all versions. Plain data: it is part of the state.
 */
export interface ChaseRules {
  /** As logs name the version. */
  readonly version: string
  /** C8.5: what each player of a side wins; `loneEscape` where one of two runners was caught. */
  readonly awards: { readonly runners: Award; readonly chasers: Award; readonly loneEscape: Award }
}

/** The first version. It is released: it never changes. */
export const CHASE_1: ChaseRules = {
  version: 'chase/1',
  awards: { runners: 'perfect', chasers: 'small', loneEscape: 'small' },
}
