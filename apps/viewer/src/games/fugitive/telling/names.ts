import { type Match, type Role, seatOfRole } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import { sayFugitive } from './words.ts'

export function nameOf(match: Match, seat: number, language: Language): string {
  return match.players[seat]?.name ?? sayFugitive(language, 'seat', { n: seat + 1 })
}

/** Both players, for sentences. */
export function namesOf(match: Match, language: Language): Readonly<Record<Role, string>> {
  const of = (role: Role) => nameOf(match, seatOfRole(match, role), language)
  return { fugitive: of('fugitive'), marshal: of('marshal') }
}

/** Without a comma before the last one. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it' }

/** Numbers as one says them: "7, 12 and 15", or "7, 12 or 15". */
export function listed(
  items: readonly (number | string)[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(TAGS[language], { type }).format(items.map(String))
}

/** A card by its number, with its article: "the 11", "l’11". */
export function theCard(card: number, language: Language): string {
  if (language === 'en') return `the ${card}`
  if (card === 0) return 'lo 0'
  return STARTS_WITH_VOWEL.has(card) ? `l’${card}` : `il ${card}`
}

/** Uno, otto, undici. */
const STARTS_WITH_VOWEL: ReadonlySet<number> = new Set([1, 8, 11])
