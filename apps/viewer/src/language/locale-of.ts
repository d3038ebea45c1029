import type { Language } from './language.ts'

/** By whose habits days and hours are written: those of the browser, as far as it speaks the language of the page. */
export function localeOf(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language
}
