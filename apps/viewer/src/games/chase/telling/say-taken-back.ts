import type { TakenBackEvent } from '@getaway/engine'
import type { ChaseEvent, Match } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { sayMove } from './say-move.ts'
import { sayChase } from './words.ts'

/** What was taken back just now, in words, with the sentence of the rule that it met. */
export function sayTakenBack({ own }: ChaseTimeline, match: Match, language: Language): string[] {
  return (own?.takenBack ?? []).map((one) => sayOne(one, match, language))
}

function sayOne({ event, reason }: TakenBackEvent<ChaseEvent>, state: Match, language: Language): string {
  const what = sayMove({ event, state, admission: { type: 'applies' } }, language) ?? ''
  if (!reason) return sayChase(language, 'taken-back', { what })
  const why = reason.text[language]
  if (reason.clause === null) return sayChase(language, 'taken-back.why', { what, why })
  return sayChase(language, 'taken-back.clause', { what, why, clause: reason.clause })
}
