import { ESCAPE, listOf, type Table } from '@getaway/engine/fugitive'

/** What all have seen of a number from 1 to 41. */
export type KnownNumber =
  /** It lies face up: as a hideout, or as a sprint card under one, at that place of the row. */
  | { readonly type: 'found' | 'sprint'; readonly place: number }
  /** It lies face up out of the game: the first such card is 0. */
  | { readonly type: 'out'; readonly nth: number }
  /** It was none of the first so many hideouts; `isSure`: it is none of a later one either. */
  | { readonly type: 'ruled-out'; readonly by: Told; readonly places: number; readonly isSure: boolean }
  /** It was named in a wrong guess, together with others. */
  | { readonly type: 'doubted'; readonly by: Told; readonly places: number }

/** What told it: a guess, the first being 0, or an event, by its number in the log. */
export type Told =
  | { readonly type: 'guess'; readonly nth: number }
  | { readonly type: 'event'; readonly seq: number }

/**
 * What the public table says of single numbers: no more than all have seen, and nothing that follows from it by thought
 * alone. The notebook on the table, the marshal's pad and what warns of a guess are made of it.
 */
export function knownNumbersOf(table: Table): ReadonlyMap<number, KnownNumber> {
  const known = new Map<number, KnownNumber>()
  const ruleOut = (number: number, places: number, by: Told) => {
    const before = known.get(number)
    if (before?.type === 'ruled-out' && before.places >= places) return
    known.set(number, { type: 'ruled-out', by, places, isSure: isSure(table, number, places) })
  }
  for (const { seq, numbers, places } of table.ruledOut)
    for (const number of numbers) ruleOut(number, places, { type: 'event', seq })
  for (const [nth, { numbers, wasUp, places, isRight, count }] of table.guesses.entries()) {
    if (isRight !== false) continue
    const by = { type: 'guess', nth } as const
    // F5.2: of several numbers nobody knows which was wrong, unless an event tells that none was right.
    const isTold = numbers.length === 1 || count === 0
    for (const number of numbers) {
      if (wasUp.includes(number)) continue
      if (isTold) ruleOut(number, places, by)
      else if (known.get(number)?.type !== 'ruled-out') known.set(number, { type: 'doubted', by, places })
    }
  }
  for (const [nth, { card }] of table.out.entries()) known.set(card, { type: 'out', nth })
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
