import type { Match } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { Side } from '../../../table/table-plan.ts'
import { ALL, CHASER, RUNNERS } from '../plan/sides.ts'
import { sayChase } from './words.ts'

/** From where a replay can be seen, in words. */
export function sidesOf({ players }: Match, language: Language): Side[] {
  const one = { id: RUNNERS[0], label: sayChase(language, 'side.runner') }
  const runners =
    players.length === 2
      ? [one]
      : RUNNERS.map((id, index) => ({ id, label: sayChase(language, 'side.runner.of', { n: index + 1 }) }))
  return [
    { id: ALL, label: sayChase(language, 'side.all') },
    ...runners,
    { id: CHASER, label: sayChase(language, 'side.chaser') },
  ]
}
