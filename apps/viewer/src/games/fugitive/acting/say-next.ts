import { type Match, roleOf } from '@getaway/engine/fugitive'
import { dictionary, type Language } from '../../../language/language.ts'
import { ownStepOf } from './acts.ts'
import type { FugitiveHand } from './hand.ts'

const en = {
  first: 'At most 3 above the last one; further with sprint cards under it.',
  guess: 'All must be right, or nothing is turned up.',
  'wait-fugitive': 'The fugitive hides. Watch how many sprint cards lie under each hideout.',
} as const

const it: Record<keyof typeof en, string> = {
  first: 'Al massimo 3 più dell’ultimo; più lontano con carte Sprint sotto.',
  guess: 'Devono essere tutti giusti, o non si scopre niente.',
  'wait-fugitive': 'Il fuggitivo si nasconde. Guarda quante carte Sprint mette sotto ogni nascondiglio.',
}

const told = dictionary<keyof typeof en>({ en, it })

/** After so many turns both have done everything once. */
const LEARNT = 4

/** How a seat does next what it has not done yet; that it is its turn, and for what, stands there already. */
export function sayNextInFugitive(
  view: Match,
  seat: number,
  _: FugitiveHand,
  language: Language,
): string | undefined {
  const { table } = view
  const role = roleOf(view, seat)
  if (!table || !role || view.over || table.turn.number > LEARNT) return undefined
  const step = ownStepOf(view, seat)
  if (step?.type === 'place') return told(language, 'first')
  if (step?.type === 'guess') return told(language, 'guess')
  return role === 'marshal' && !step ? told(language, 'wait-fugitive') : undefined
}
