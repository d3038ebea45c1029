import {
  type Command,
  chaseReading,
  decide,
  type Match,
  type RefusalCode,
  refuse,
} from '@getaway/engine/chase'
import { objectionToWish as objectionByRules, ruledBy } from '../../../table/object-to-wish.ts'
import type { WhyNot } from '../../../table/why-not.ts'

/** Why nothing comes of a move of the hand, where the rules have no words for it. */
const NOT_BY_HAND = {
  'empty-hand': { en: 'There is nothing in your hand.', it: 'Non hai niente in mano.' },
  'nothing-to-take': {
    en: 'There is no tile for you to pick up now.',
    it: 'Ora non c’è una tessera da prendere.',
  },
  'no-place': { en: 'Choose a place on the table first.', it: 'Prima scegli un posto sul tavolo.' },
  'not-between-rounds': {
    en: 'You can do that only between rounds.',
    it: 'Si può fare solo tra una manche e l’altra.',
  },
} as const satisfies Readonly<Record<string, WhyNot>>

export function whyNot(code: keyof typeof NOT_BY_HAND): WhyNot {
  return NOT_BY_HAND[code]
}

/** In the words of the rules. */
export function refusedAs(code: RefusalCode): WhyNot {
  return ruledBy(refuse(code))
}

/** What C4.2 has against a wish on the table as a seat sees it; undefined: nothing that can be seen from there. */
export function objectionToWish(view: Match, seat: number, command: Command): WhyNot | undefined {
  return objectionByRules({ decide, admit: chaseReading.admit }, view, seat, command)
}
