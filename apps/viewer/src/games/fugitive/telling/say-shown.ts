import { listOf, type RowPlace } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import { sayOfMove } from './move-words.ts'
import { theCard } from './names.ts'

/** What a hideout turned out to be, and whether it was a bluff. */
export function sayShown(
  { at, spare }: { readonly at: RowPlace; readonly spare: number | undefined },
  language: Language,
): string {
  const sprint = listOf(at.sprint) ?? []
  const values = { the: at.card === undefined ? '' : theCard(at.card, language), sprint: sprint.join(' + ') }
  const said = sayOfMove(language, sprint.length > 0 ? 'say.turned.sprint' : 'say.turned', values)
  return withBluff(said, spare, language)
}

/** F4.2: more sprint cards than needed, so that the hideout seemed to lie further on. */
export function withBluff(said: string, spare: number | undefined, language: Language): string {
  if (!spare) return said
  return sayOfMove(language, spare === 1 ? 'say.bluff' : 'say.bluff.many', { said, n: spare })
}
