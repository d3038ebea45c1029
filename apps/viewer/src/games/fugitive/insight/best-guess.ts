import { faceDown, rowOddsOf, type Table } from '@getaway/engine/fugitive'

/** What was most worth naming: by how many hideouts it turns up on the mean. */
export interface BestGuess {
  readonly numbers: readonly number[]
  readonly chance: number
}

/** F5.2: that all of these lie face down; 0 where one of them cannot. */
export function chanceOf(table: Table, numbers: readonly number[]): number {
  const [first, ...others] = numbers
  if (first === undefined) return 0
  const base = rowOddsOf(table, 'marshal')
  let chance = base.numbers[first] ?? 0
  const named = [first]
  for (const number of others) {
    if (chance === 0) return 0
    const given = rowOddsOf(table, 'marshal', { inRow: named })
    chance *= given.numbers[number] ?? 0
    named.push(number)
  }
  return chance
}

/** How many hideouts a guess turns up on the mean. */
export function worthOf({ numbers, chance }: BestGuess): number {
  return chance * numbers.length
}

/** So many numbers are tried as the first of several. */
const FIRST = 3

/**
 * The best guess among those that begin with a probable number and go on with what is then the most probable one: a
 * search through all sets would take minutes, and hardly ever finds a better one.
 */
export function bestGuess(table: Table, odds: readonly number[], isOne: boolean): BestGuess {
  const hidden = isOne ? 1 : faceDown(table.row).length
  const starts = [...odds.keys()]
    .filter((number) => (odds[number] ?? 0) > 0)
    .toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0))
    .slice(0, isOne ? 1 : FIRST)
  let best: BestGuess = { numbers: [], chance: 0 }
  for (const start of starts) {
    let guess: BestGuess = { numbers: [start], chance: odds[start] ?? 0 }
    if (worthOf(guess) > worthOf(best)) best = guess
    // With more numbers the chance only falls: what cannot become worth more is not followed.
    while (guess.numbers.length < hidden && guess.chance * hidden > worthOf(best)) {
      const { numbers } = rowOddsOf(table, 'marshal', { inRow: guess.numbers })
      const open = numbers.map((one, number) => (guess.numbers.includes(number) ? 0 : one))
      const most = Math.max(...open)
      if (most === 0) break
      guess = { numbers: [...guess.numbers, open.indexOf(most)], chance: guess.chance * most }
      if (worthOf(guess) > worthOf(best)) best = guess
    }
  }
  return { ...best, numbers: best.numbers.toSorted((one, other) => one - other) }
}
