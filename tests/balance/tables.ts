import { STRENGTHS, type Strength } from './cell.ts'

export const PLAYERS = [2, 3, 4]

export const VARIANTS: readonly (readonly string[])[] = [
  [],
  ['headStart'],
  ['perfectPlan'],
  ['headStart', 'perfectPlan'],
]

export const NAMES: Readonly<Record<string, string>> = {
  '': 'rulebook',
  headStart: 'head start',
  perfectPlan: 'perfect plan',
  'headStart,perfectPlan': 'both',
}

export const MIDDLE = STRENGTHS[Math.floor(STRENGTHS.length / 2)] as Strength
