import { type Match, type Role, seatOfRole } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import { type CardBook, createCardBook } from '../../../table/card-book.ts'
import { namesOf } from '../telling/names.ts'

/** Where those who comment on a match lay their cards down. */
export interface CardWriter extends Pick<CardBook, 'tell'> {
  readonly language: Language
  readonly names: Readonly<Record<Role, string>>
  readonly seats: Readonly<Record<Role, number>>
}

export function createCardWriter(match: Match, language: Language) {
  const { tell, cards } = createCardBook()
  const seats = { fugitive: seatOfRole(match, 'fugitive'), marshal: seatOfRole(match, 'marshal') }
  const writer: CardWriter = { language, names: namesOf(match, language), seats, tell }
  return { writer, cards }
}
