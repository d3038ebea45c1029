import type { Language } from '../../../language/language.ts'

/** So many µs as seconds that can be read in passing: "9.2 s". */
export function secondsText(us: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${new Intl.NumberFormat(language, digits).format(us / 1_000_000)} s`
}

/** So many µs as ms, where that is what counts: "38 ms", "0.4 ms". */
export function millisecondsText(us: number, language: Language): string {
  const digits = { maximumFractionDigits: us < 10_000 ? 1 : 0 }
  return `${new Intl.NumberFormat(language, digits).format(us / 1000)} ms`
}
