import { dictionary, type Language } from '../../../language/language.ts'
import { en } from './words-en.ts'
import { it } from './words-it.ts'

export const sayFugitiveAir = dictionary({ en, it })

const ORDINALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'],
  it: ['', 'Prim{o}', 'Second{o}', 'Terz{o}', 'Quart{o}', 'Quint{o}', 'Sest{o}', 'Settim{o}', 'Ottav{o}'],
}

/** At the beginning of a headline; `ending`: of an Italian one, for what is counted. */
export function ordinalOf(n: number, language: Language, ending: 'o' | 'a'): string {
  const word = ORDINALS[language][n]
  if (word !== undefined) return word.replace('{o}', ending)
  return language === 'en' ? `No. ${n}:` : `N. ${n}:`
}
