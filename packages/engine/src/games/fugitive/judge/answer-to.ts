import { faceDown, listOf, type RowPlace, type Table } from '../state/table.ts'
import type { Data } from '../vocabulary/events.ts'

export type GuessAnswer = Data['guess.answered']

/**
 * F5.2: what is to be said to the guess; undefined for a reader who does not know the row. Only hideouts are looked
 * for: sprint cards need never be guessed (F5.3).
 */
export function answerTo(table: Table): GuessAnswer | undefined {
  const guess = table.guesses.at(-1)
  const hidden = faceDown(table.row)
  if (!guess || hidden.some(({ card }) => card === undefined)) return undefined
  const found = hidden.filter(({ card }) => card !== undefined && guess.numbers.includes(card))
  const isRight = found.length === guess.numbers.length
  if (!isRight) return { right: false, ...(table.changes.tellCount ? { count: found.length } : {}) }
  const hideouts = found.map((place) => turnedUp(table, place))
  return hideouts.every((one) => one !== undefined) ? { right: true, hideouts } : undefined
}

/** A hideout as it is shown, with its sprint cards. */
export function turnedUp(
  table: Table,
  place: RowPlace,
): NonNullable<GuessAnswer['hideouts']>[number] | undefined {
  const sprint = listOf(place.sprint)
  const { card } = place
  return card === undefined || !sprint ? undefined : { place: table.row.indexOf(place) + 1, card, sprint }
}
