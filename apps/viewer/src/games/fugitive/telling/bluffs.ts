import { listOf, type RowPlace, START, sprintOf, type Table } from '@getaway/engine/fugitive'

/**
 * F4.2: how many sprint cards under a hideout were more than it needed. Undefined for a reader who does not know the
 * hideout, the one before it and the sprint cards.
 */
export function spareSprintOf({ row }: Pick<Table, 'row'>, index: number): number | undefined {
  const place = row[index]
  const before = index === 0 ? START : row[index - 1]?.card
  const sprint = place && listOf(place.sprint)
  if (place?.card === undefined || before === undefined || !sprint) return undefined
  const worths = sprint.map((card) => sprintOf(card) + place.strong).toSorted((one, other) => one - other)
  let spare = worths.reduce((sum, worth) => sum + worth, place.reach) - (place.card - before)
  let cards = 0
  for (const worth of worths) {
    if (worth > spare) break
    spare -= worth
    cards++
  }
  return cards
}

/** A hideout that was played with more sprint cards than it needed, so that it seemed to lie further on. */
export interface Bluff {
  /** 1 is the first hideout after the start. */
  readonly place: number
  readonly at: RowPlace
  readonly spare: number
}

/** Every bluff of the row, as far as the reader of this table knows it. */
export function bluffsOf(table: Table): Bluff[] {
  return table.row.flatMap((at, index) => {
    const spare = spareSprintOf(table, index) ?? 0
    return spare > 0 ? [{ place: index + 1, at, spare }] : []
  })
}
