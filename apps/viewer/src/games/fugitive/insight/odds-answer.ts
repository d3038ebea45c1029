import { countOf, type PlaceOdds, rowOddsOf, type Table } from '@getaway/engine/fugitive'
import { type BestGuess, bestGuess, chanceOf, worthOf } from './best-guess.ts'
import type { Bluffed, OddsQuestion } from './questions-of.ts'

/** What the marshal could know, worked out exactly. */
export interface OddsAnswer {
  /** By number: that it is a hideout of the row and face down. */
  readonly numbers: readonly number[]
  /** By place of the row. */
  readonly places: readonly PlaceOdds[]
  /** The number that is most probable; undefined: none is face down. */
  readonly top: { readonly number: number; readonly odds: number } | undefined
  readonly guess: GuessWorth | undefined
  readonly bluff: BluffWorth | undefined
}

/** A guess before it is answered. */
export interface GuessWorth {
  readonly numbers: readonly number[]
  /** That all of its numbers are right. */
  readonly chance: number
  readonly best: BestGuess
}

/** How probable the hideout's own number was at its place: as it lay there, and without the sprint cards that were not needed. */
export interface BluffWorth extends Bluffed {
  readonly card: number
  readonly odds: number
  readonly without: number
}

export function oddsAnswer({ table, guess, bluff }: OddsQuestion): OddsAnswer {
  const { numbers, places } = rowOddsOf(table, 'marshal')
  return {
    numbers,
    places,
    top: topOf(numbers),
    guess: guess && guessWorth(table, numbers, guess),
    bluff: bluff && bluffWorth(table, places, bluff),
  }
}

function guessWorth(
  table: Table,
  odds: readonly number[],
  { numbers, isHunt }: NonNullable<OddsQuestion['guess']>,
): GuessWorth {
  const guess = { numbers, chance: chanceOf(table, numbers) }
  const found = bestGuess(table, odds, isHunt || table.changes.oneNumber)
  return { ...guess, best: worthOf(guess) > worthOf(found) ? guess : found }
}

function topOf(numbers: readonly number[]): OddsAnswer['top'] {
  const odds = Math.max(...numbers)
  return odds > 0 ? { number: numbers.indexOf(odds), odds } : undefined
}

function bluffWorth(table: Table, places: readonly PlaceOdds[], bluff: Bluffed): BluffWorth | undefined {
  const placed = table.row[bluff.place]
  if (placed?.card === undefined) return undefined
  const { card } = placed
  const needed = countOf(placed.sprint) - bluff.spare
  // Face down only their number tells anything.
  const row = table.row.with(bluff.place, { ...placed, sprint: needed === 0 ? [] : needed })
  const other = rowOddsOf({ ...table, row }, 'marshal').places[bluff.place]
  return { ...bluff, card, odds: places[bluff.place]?.[card] ?? 0, without: other?.[card] ?? 0 }
}
