import type { Match } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { Side } from '../../../table/table-plan.ts'
import { SIDES } from '../plan/sides.ts'
import { sayFugitive } from './words.ts'

/** From where a replay can be seen, in words. */
export function sidesOf(_: Match, language: Language): Side[] {
  return SIDES.map((id) => ({ id, label: sayFugitive(language, `side.${id}`) }))
}
