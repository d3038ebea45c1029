import type { Language } from '../../../language/language.ts'

/** Made once: a page that follows a match writes thousands of figures. */
const TENTHS = formats({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const AT_MOST_TENTHS = formats({ maximumFractionDigits: 1 })
const WHOLE = formats({ maximumFractionDigits: 0 })

function formats(digits: Intl.NumberFormatOptions): Readonly<Record<Language, Intl.NumberFormat>> {
  return { en: new Intl.NumberFormat('en', digits), it: new Intl.NumberFormat('it', digits) }
}

/** So many µs as seconds that can be read in passing: "9.2 s". */
export function secondsText(us: number, language: Language): string {
  return `${TENTHS[language].format(us / 1_000_000)} s`
}

/** So many µs as ms, where that is what counts: "38 ms", "0.4 ms". */
export function millisecondsText(us: number, language: Language): string {
  return `${(us < 10_000 ? AT_MOST_TENTHS : WHOLE)[language].format(us / 1000)} ms`
}
