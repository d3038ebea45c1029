import type { Language } from './language.ts'

/** Made once: a page that follows a match writes thousands of figures. */
const TENTHS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  it: new Intl.NumberFormat('it', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
}

/** So many µs as seconds that can be read in passing: "9.2 s". */
export function secondsText(us: number, language: Language): string {
  return `${TENTHS[language].format(us / 1_000_000)} s`
}
