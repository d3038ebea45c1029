import { HIGHEST_GUESS } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import type { Table } from '../state/table.ts'
import { cluesOf, type Eye } from './clues.ts'
import { type RowOdds, rowOddsBy } from './row-odds.ts'

/** What is assumed on top of what is known. */
export interface Assumption {
  readonly inRow?: readonly number[]
  readonly notInRow?: readonly number[]
}

/**
 * F1.4: how probable each number (the index, up to 41) is as a face-down hideout, by what the public knows, or the marshal
 * with a hand. All shufflings count alike, and that a choice of the fugitive's was legal is all that it tells.
 */
export function oddsOf({ table }: Match, eye: Eye = 'public'): readonly number[] {
  return table ? rowOddsOf(table, eye).numbers : new Array<number>(HIGHEST_GUESS + 1).fill(0)
}

/** The same, place by place; with assumptions its weight is their joint probability times that without. */
export function rowOddsOf(table: Table, eye: Eye, { inRow = [], notInRow = [] }: Assumption = {}): RowOdds {
  const clues = cluesOf(table, eye)
  const { places } = clues
  const assumed = [
    ...inRow.map((number) => ({ numbers: [number], places, least: 1, most: 1 })),
    ...notInRow.map((number) => ({ numbers: [number], places, least: 0, most: 0 })),
  ]
  return rowOddsBy({ ...clues, limits: [...clues.limits, ...assumed] })
}
