import type { FugitiveEvent } from '@getaway/engine/fugitive'
import type { Language } from '../../../../language/language.ts'
import { percentText } from '../../../../language/percent-text.ts'
import type { LeadLine, ReviewedChoice } from '../../../../table/reviewing.ts'
import { theNumber } from '../../insight/words.ts'
import type { FugitiveTimeline } from '../../plan/chronicle.ts'
import { listed, namesOf } from '../../telling/names.ts'
import { eventOf } from '../match-cause.ts'
import { type FugitiveReviewWord, sayFugitiveReview } from './words.ts'

/** What a guess or a bluff was worth, or what gave a hideout away. */
export function sayFugitiveChoice(
  timeline: FugitiveTimeline,
  choice: ReviewedChoice,
  language: Language,
): string {
  const event = eventOf(timeline, choice.seq)
  if (choice.kind === 'guess') return sayGuess(event, choice, language)
  return choice.kind === 'bluff' ? sayBluff(choice, language) : sayTrail(event, choice, language)
}

function sayGuess(event: FugitiveEvent | undefined, { figures }: ReviewedChoice, language: Language): string {
  const numbers = event?.type === 'numbers.guessed' ? event.data.numbers : []
  const named = listed(
    numbers.toSorted((one, other) => one - other),
    language,
  )
  const said = sayFugitiveReview(language, figures.right ? 'guess.right' : 'guess.wrong', { numbers: named })
  const { chance, most } = figures
  if (chance === undefined || most === undefined) return said
  const best = listed(
    Object.entries(figures).flatMap(([id, value]) => (/^best\d+$/.test(id) ? [value] : [])),
    language,
  )
  const better = {
    ...{ best, most: percentText(most, language) },
    mostWorth: meanText(figures.mostWorth ?? 0, language),
    worth: meanText(figures.worth ?? 0, language),
  }
  return sayFugitiveReview(language, 'guess.odds', {
    said,
    chance: percentText(chance, language),
    // What rounds to the same is the same.
    best: sayFugitiveReview(
      language,
      better.mostWorth === better.worth ? 'guess.best' : 'guess.better',
      better,
    ),
  })
}

function sayBluff({ figures }: ReviewedChoice, language: Language): string {
  const { card = 0, spare: n = 0, odds = 0, without = 0 } = figures
  const by = Math.round(Math.abs(without - odds) * 100)
  const word = by === 0 ? 'bluff.even' : odds < without ? 'bluff.won' : 'bluff.cost'
  return sayFugitiveReview(language, word, {
    ...{
      the: theNumber(card, language),
      by,
      odds: percentText(odds, language),
      without: percentText(without, language),
    },
    spare: sayFugitiveReview(language, n === 1 ? 'spare.one' : 'spare', { n }),
  })
}

function sayTrail(event: FugitiveEvent | undefined, { figures }: ReviewedChoice, language: Language): string {
  const { card = 0, before = 0, after = 0 } = figures
  return sayFugitiveReview(language, trailWord(event), {
    ...{
      the: theNumber(card, language),
      before: percentText(before, language),
      after: percentText(after, language),
    },
  })
}

function trailWord(event: FugitiveEvent | undefined): FugitiveReviewWord {
  switch (event?.type) {
    case 'guess.answered':
      return event.data.right ? 'trail.right' : 'trail.wrong'
    case 'hideout.placed':
      return 'trail.placed'
    case 'event.resolved':
      return 'trail.event'
    case 'card.drawn':
      return 'trail.drawn'
    default:
      return 'trail.other'
  }
}

export function sayFugitiveLead(
  timeline: FugitiveTimeline,
  { key }: LeadLine,
  value: number,
  language: Language,
): string {
  const names = namesOf(timeline.stateAfter(timeline.length), language)
  if (key === 'way')
    return sayFugitiveReview(language, 'lead.way', { ...names, card: Math.round(value * 42) })
  if (value === 0) return sayFugitiveReview(language, 'lead.chance.none')
  return sayFugitiveReview(language, 'lead.chance', { ...names, odds: percentText(value, language) })
}

export function sayFugitiveContest(
  timeline: FugitiveTimeline,
  { key }: LeadLine,
  language: Language,
): string {
  const names = namesOf(timeline.stateAfter(timeline.length), language)
  return sayFugitiveReview(language, key === 'way' ? 'contest.way' : 'contest.chance', names)
}

/** So many hideouts on the mean. */
function meanText(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}
