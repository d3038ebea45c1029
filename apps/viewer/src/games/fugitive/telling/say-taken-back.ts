import type { TakenBackEvent } from '@getaway/engine/following'
import type { FugitiveEvent, Match } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { ALL } from '../plan/sides.ts'
import { sayMove } from './say-move.ts'
import { sayFugitive } from './words.ts'

/** What was taken back just now, in words, with the sentence of the rule that it met. */
export function sayTakenBack({ own }: FugitiveTimeline, match: Match, language: Language): string[] {
  return (own?.takenBack ?? []).map((one) => sayOne(one, match, language))
}

function sayOne({ event, reason }: TakenBackEvent<FugitiveEvent>, state: Match, language: Language): string {
  const what = sayMove({ event, state }, ALL, language) ?? ''
  if (!reason) return sayFugitive(language, 'taken-back', { what })
  const why = reason.text[language]
  if (reason.clause === null) return sayFugitive(language, 'taken-back.why', { what, why })
  return sayFugitive(language, 'taken-back.clause', { what, why, clause: reason.clause })
}
