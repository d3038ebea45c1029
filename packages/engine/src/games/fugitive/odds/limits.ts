import type { Guess, Table } from '../state/table.ts'

/** At least `least` and at most `most` of the numbers are hideouts among the first `places` of the row. */
export interface Limit {
  readonly numbers: readonly number[]
  readonly places: number
  readonly least: number
  readonly most: number
}

/** What wrong guesses and events have told of numbers. */
export function limitsOf({ guesses, ruledOut }: Pick<Table, 'guesses' | 'ruledOut'>): readonly Limit[] {
  return [
    ...guesses.flatMap((guess) => limitOfGuess(guess) ?? []),
    ...ruledOut.map(({ numbers, places }) => ({ numbers, places, least: 0, most: 0 })),
  ]
}

function limitOfGuess({ numbers, wasUp, places, isRight, count }: Guess): Limit | undefined {
  // After a right guess the hideouts lie face up.
  if (isRight !== false) return undefined
  const open = numbers.filter((number) => !wasUp.includes(number))
  if (count !== undefined) return { numbers: open, places, least: count, most: count }
  // With a number that was no longer to be found it was wrong anyhow.
  return wasUp.length > 0 ? undefined : { numbers: open, places, least: 0, most: open.length - 1 }
}

/** How the limits stand when a row has been read so far: told apart only as far as it matters for the rest. */
export interface LimitTally {
  readonly start: number
  /** The standing after the place of that index, with that number; undefined where a limit is broken. */
  next(standing: number, place: number, number: number): number | undefined
}

const SETTLED = -1
const NUMBERS = 64

export function createLimitTally(limits: readonly Limit[]): LimitTally {
  const standings: (readonly number[])[] = []
  const indices = new Map<string, number>()
  const indexOf = (hits: readonly number[]): number => {
    const key = hits.join()
    const known = indices.get(key)
    if (known !== undefined) return known
    indices.set(key, standings.length)
    return standings.push(hits) - 1
  }
  const memory = new Map<number, number | undefined>()
  const start = indexOf(
    limits.map(({ least, most, numbers }) => (least <= 0 && most >= numbers.length ? SETTLED : 0)),
  )
  const read = (standing: number, place: number, to: number): number | undefined => {
    const next: number[] = []
    for (const [index, { numbers, places, least, most }] of limits.entries()) {
      const before = standings[standing]?.[index] ?? SETTLED
      if (before === SETTLED) {
        next.push(SETTLED)
        continue
      }
      const hits = before + Number(place < places && numbers.includes(to))
      const open = place + 1 < places ? numbers.filter((number) => number > to).length : 0
      if (hits > most || hits + open < least) return undefined
      next.push(hits >= least && hits + open <= most ? SETTLED : hits)
    }
    return indexOf(next)
  }
  if (limits.length === 0) return { start, next: () => start }
  return {
    start,
    next(standing, place, to) {
      const key = (standing * NUMBERS + place) * NUMBERS + to
      if (memory.has(key)) return memory.get(key)
      const after = read(standing, place, to)
      memory.set(key, after)
      return after
    },
  }
}
