import { ESCAPE, listOf, type Table } from '@getaway/engine/fugitive'

/** What all have seen of a number from 1 to 41. */
export type KnownNumber =
  /** It lies face up: as a hideout, or as a sprint card under one, at that place of the row. */
  | { readonly type: 'found' | 'sprint'; readonly place: number }
  /** It lies face up out of the game. */
  | { readonly type: 'out' }
  /** It was none of the first so many hideouts; `isSure`: it is none of a later one either. */
  | {
      readonly type: 'ruled-out'
      readonly by: 'guess' | 'event'
      readonly places: number
      readonly isSure: boolean
    }

/**
 * What the public table says of single numbers: no more than all have seen, and nothing that follows from it by thought
 * alone. Numbers that were guessed together and wrong say nothing of one of them.
 */
export function knownNumbersOf(table: Table): ReadonlyMap<number, KnownNumber> {
  const known = new Map<number, KnownNumber>()
  const ruleOut = (number: number, places: number, by: 'guess' | 'event') => {
    const before = known.get(number)
    if (before?.type === 'ruled-out' && before.places >= places) return
    known.set(number, { type: 'ruled-out', by, places, isSure: isSure(table, number, places) })
  }
  for (const { numbers, places } of table.ruledOut)
    for (const number of numbers) ruleOut(number, places, 'event')
  for (const { numbers, places, isRight } of table.guesses) {
    const [only, ...others] = numbers
    // F5.2: of several numbers nobody knows which was wrong.
    if (isRight === false && only !== undefined && others.length === 0) ruleOut(only, places, 'guess')
  }
  for (const { card } of table.out) known.set(card, { type: 'out' })
  for (const [index, { card, sprint, isUp, isSprintUp }] of table.row.entries()) {
    const place = index + 1
    if (isUp && card !== undefined) known.set(card, { type: 'found', place })
    if (isSprintUp) for (const one of listOf(sprint) ?? []) known.set(one, { type: 'sprint', place })
  }
  known.delete(ESCAPE)
  return known
}

/** F4.1: the row only rises, so no hideout that is placed later can have a number below one that lies face up. */
function isSure({ row }: Table, number: number, places: number): boolean {
  if (row.length <= places) return false
  return row.slice(0, places + 1).some(({ isUp, card }) => isUp && card !== undefined && card > number)
}
