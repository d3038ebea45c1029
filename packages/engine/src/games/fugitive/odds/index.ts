export { cluesOf, type Eye } from './clues.ts'
export { type Assumption, oddsOf, rowOddsOf } from './odds-of.ts'
export { reachableNumbers } from './reachable.ts'
export type { PlaceOdds, RowOdds } from './row-odds.ts'
