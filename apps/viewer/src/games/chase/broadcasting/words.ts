import { dictionary, type Language } from '../../../language/language.ts'
import { sayChase } from '../telling/words.ts'
import { en } from './words-en.ts'
import { it } from './words-it.ts'

export const sayAir = dictionary({ en, it })

/** An item within a sentence. */
export function sayItem(language: Language, item: 'map' | 'money' | 'keys'): string {
  return sayAir(language, `item.${item}`)
}

const ORDINALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'],
  it: ['', 'Prima', 'Seconda', 'Terza', 'Quarta', 'Quinta', 'Sesta'],
}

/** At the beginning of a headline. */
export function ordinalOf(n: number, language: Language): string {
  return ORDINALS[language][n] ?? (language === 'en' ? `No. ${n}:` : `N. ${n}:`)
}

/** What somebody has won, in words. */
export function sayMarks(
  { perfect, small }: { readonly perfect: number; readonly small: number },
  language: Language,
): string {
  const won = [
    ...(perfect > 0 ? [sayAir(language, 'marks.perfect', { n: perfect })] : []),
    ...(small > 0 ? [sayAir(language, 'marks.small', { n: small })] : []),
  ]
  return won.length > 0 ? won.join(sayChase(language, 'and')) : sayAir(language, 'marks.none')
}
