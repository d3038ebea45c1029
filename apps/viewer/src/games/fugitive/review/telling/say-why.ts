import { roleOf } from '@getaway/engine/fugitive'
import type { Language } from '../../../../language/language.ts'
import type { MatchReview } from '../../../../table/reviewing.ts'
import type { FugitiveTimeline } from '../../plan/chronicle.ts'
import { nameOf, namesOf } from '../../telling/names.ts'
import type { FugitiveCause } from '../cause.ts'
import { sayFugitiveReview } from './words.ts'

/** Why somebody won, in one sentence to the player of the seat, or to nobody in particular. */
export function sayFugitiveWhy(
  timeline: FugitiveTimeline,
  { seat }: MatchReview<FugitiveCause>,
  { how, winners: [winner], result }: FugitiveCause,
  language: Language,
): string {
  const match = timeline.stateAfter(timeline.length)
  const names = namesOf(match, language)
  const role = roleOf(match, seat) ?? 'nobody'
  const what = whatOf()
  if (winner === undefined) return sayFugitiveReview(language, 'level', { what })
  const word = result === 'won' ? 'won' : result === 'lost' ? 'lost' : 'neutral'
  return sayFugitiveReview(language, word, { what, winner: nameOf(match, winner, language) })

  function whatOf(): string {
    if (how.type === 'abandoned')
      return sayFugitiveReview(language, 'abandoned', { reason: how.reason.trim().replace(/\.$/, '') })
    if (how.reason !== 'given-up') return sayFugitiveReview(language, `${how.reason}.${role}`, names)
    const loser = winner === undefined ? role : roleOf(match, winner) === 'marshal' ? 'fugitive' : 'marshal'
    const values = { loser: loser === 'nobody' ? '' : names[loser] }
    return sayFugitiveReview(language, loser === role ? 'given-up.own' : 'given-up.other', values)
  }
}
