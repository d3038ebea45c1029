import type { Match } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import { percentText } from '../../../language/percent-text.ts'
import type { MatchReview, Reviewing } from '../../../table/reviewing.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import type { FugitiveCause } from './cause.ts'
import { fugitiveReviewOf } from './review-of.ts'
import { sayFugitiveChoice, sayFugitiveContest, sayFugitiveLead } from './telling/say-choice.ts'
import { sayFugitiveWhy } from './telling/say-why.ts'
import { type FugitiveReviewWord, sayFugitiveClause, sayFugitiveReview } from './telling/words.ts'

/** Fugitive, looked back on: no act is right or wrong by itself, but each guess and bluff had its odds. */
export const fugitiveReviewing: Reviewing<FugitiveTimeline, Match, FugitiveCause> = {
  reviewOf: fugitiveReviewOf,
  measure: {
    words: { en: 'Odds', it: 'Probabilità' },
    format: percentText,
    from: 0,
    to: 1,
  },
  kinds: [],
  traits: [],
  sayWhy: sayFugitiveWhy,
  sayAct: () => '',
  sayFault: () => undefined,
  sayChoice: sayFugitiveChoice,
  sayLead: sayFugitiveLead,
  sayContest: sayFugitiveContest,
  sayClause: sayFugitiveClause,
  isOneChapter: true,
  sayChapter: (_, __, language) => sayFugitiveReview(language, 'chapter'),
  figuresOf: cardFigures,
  exercises: undefined,
}

/** For the card of a match: what was guessed, and what the last guess hung on. */
function cardFigures({ chapters: [hunt] }: MatchReview<FugitiveCause>, language: Language) {
  const guesses = (hunt?.choices ?? []).filter(({ kind }) => kind === 'guess')
  const bluffs = (hunt?.choices ?? []).filter(({ kind }) => kind === 'bluff').length
  const chance = guesses.at(-1)?.figures.chance
  const say = (word: FugitiveReviewWord, values = {}) => sayFugitiveReview(language, word, values)
  const right = guesses.filter(({ figures }) => figures.right === 1).length
  return [
    { label: say('card.guesses'), value: say('card.guesses.of', { right, all: guesses.length }) },
    { label: say('card.decisive'), value: chance === undefined ? '–' : percentText(chance, language) },
    { label: say('card.bluffs'), value: bluffs === 0 ? say('card.none') : String(bluffs) },
  ]
}
