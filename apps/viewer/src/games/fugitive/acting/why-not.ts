import { type Command, decide, fugitiveReading, type Match, refuse } from '@getaway/engine/fugitive'
import { objectionToWish as objectionByRules, ruledBy } from '../../../table/object-to-wish.ts'
import type { WhyNot } from '../../../table/why-not.ts'

/** Why nothing comes of a move of the hand, where the rules have no words for it. */
const NOT_BY_HAND = {
  'no-hideout': { en: 'Choose the hideout first.', it: 'Prima scegli il nascondiglio.' },
  'no-discard': { en: 'Choose the card to discard.', it: 'Scegli la carta da scartare.' },
  'no-number': { en: 'Choose a number first.', it: 'Prima scegli un numero.' },
  'nothing-to-take': { en: 'You have no card to choose.', it: 'Non hai carte da scegliere.' },
  'not-at-this-table': { en: 'You can’t do that now.', it: 'Ora non si può fare.' },
} as const satisfies Readonly<Record<string, WhyNot>>

export function whyNot(code: keyof typeof NOT_BY_HAND): WhyNot {
  return NOT_BY_HAND[code]
}

/** In the words of the rules. */
export function refusedAs(code: Parameters<typeof refuse>[0]): WhyNot {
  return ruledBy(refuse(code))
}

/** What the rules have against a wish on the table as a seat sees it; undefined: nothing that can be seen from there. */
export function objectionToWish(view: Match, seat: number, command: Command): WhyNot | undefined {
  return objectionByRules({ decide, admit: fugitiveReading.admit }, view, seat, command)
}
