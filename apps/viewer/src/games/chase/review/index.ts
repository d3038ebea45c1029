import type { Match } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { Reviewing } from '../../../table/reviewing.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { whyOf } from '../telling/story.ts'
import type { ChaseCause } from './cause.ts'
import { chaseExercises } from './exercises.ts'
import { chaseReviewOf } from './review-of.ts'
import {
  sayChaseAct,
  sayChaseChoice,
  sayChaseContest,
  sayChaseFault,
  sayChaseLead,
} from './telling/say-act.ts'
import { sayChaseWhy } from './telling/say-why.ts'
import { CHASE_TRAITS } from './traits.ts'

/** Chase, looked back on: every tile and marker against the rules, and how far the runner was ahead. */
export const chaseReviewing: Reviewing<ChaseTimeline, Match, ChaseCause> = {
  reviewOf: chaseReviewOf,
  measure: {
    words: { en: 'Lead in tiles', it: 'Vantaggio in tessere' },
    format: (value: number, _: Language) => String(value),
    from: 0,
    to: 4,
  },
  kinds: [
    {
      kind: 'tile',
      words: { en: 'Tiles', it: 'Tessere' },
      pace: { en: 'Time per tile', it: 'Tempo per tessera' },
      figures: [
        { id: 'held', words: { en: 'In hand for', it: 'In mano da' }, unit: 'µs' },
        { id: 'fitting', words: { en: 'Fitting next', it: 'Adatte dopo' }, unit: 'count' },
      ],
    },
    {
      kind: 'marker',
      words: { en: 'Markers', it: 'Segnalini' },
      pace: { en: 'Time per marker', it: 'Tempo per segnalino' },
      figures: [{ id: 'ahead', words: { en: 'Tiles ahead', it: 'Tessere avanti' }, unit: 'count' }],
    },
  ],
  traits: CHASE_TRAITS,
  sayWhy: sayChaseWhy,
  sayAct: sayChaseAct,
  sayFault: sayChaseFault,
  sayChoice: sayChaseChoice,
  sayLead: sayChaseLead,
  sayContest: sayChaseContest,
  sayClause: whyOf,
  exercises: chaseExercises,
}
