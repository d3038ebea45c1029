import { dictionary, type Language } from '../../../language/language.ts'

const en = {
  title: 'What the marshal could know',
  'cell.open': '{n}: {odds}',
  'cell.known': '{n}: found',
  'cell.gone': '{n}: cannot be a hideout',
  'cell.there': '{said}, and it is there',
  'cell.named': '{said}, named in the guess',
  'now.top': 'Most probable: {top}.',
  'now.guess': 'Guess: {numbers}, chance {chance}.',
  'now.guess.best': '{said} Best: {best} at {most}.',
  'now.bluff': '{said} A bluff: {the} known with {odds} instead of {without}.',
  'now.none': 'No hideout is face down.',
  top: '{the} ({odds})',
} as const

type OddsWord = keyof typeof en

const it: Record<OddsWord, string> = {
  title: 'Che cosa poteva sapere l’investigatrice',
  'cell.open': '{n}: {odds}',
  'cell.known': '{n}: trovato',
  'cell.gone': '{n}: non può essere un nascondiglio',
  'cell.there': '{said}, ed è lì',
  'cell.named': '{said}, detto nel tentativo',
  'now.top': 'I più probabili: {top}.',
  'now.guess': 'Tentativo: {numbers}, probabilità {chance}.',
  'now.guess.best': '{said} Il migliore: {best} al {most}.',
  'now.bluff': '{said} Un bluff: {the} noto al {odds} invece del {without}.',
  'now.none': 'Nessun nascondiglio è coperto.',
  top: '{the} ({odds})',
}

/** Words of what the marshal could know. */
export const sayOdds = dictionary<OddsWord>({ en, it })

export const ODDS_TITLE = { en: en.title, it: it.title }

/** In Italian these begin with a vowel. */
const VOWELS = new Set([1, 8, 11])

/** A number with its article. */
export function theNumber(n: number, language: Language): string {
  if (language === 'en') return `the ${n}`
  return VOWELS.has(n) ? `l’${n}` : `il ${n}`
}
