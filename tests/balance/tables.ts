import { CHASE_STRENGTHS, type Strength } from './cells/chase-cell.ts'

export const PLAYERS = [2, 3, 4]

export const VARIANT_SETS: readonly (readonly string[])[] = [
  [],
  ['headStart'],
  ['perfectPlan'],
  ['headStart', 'perfectPlan'],
]

/** In the order of `VARIANTS`. */
export const VARIANT_NAMES = ['rulebook', 'head start', 'perfect plan', 'both']

export const MIDDLE = CHASE_STRENGTHS[Math.floor(CHASE_STRENGTHS.length / 2)] as Strength
