import type { Language } from './language.ts'

/** Made once: a page that follows a match writes thousands of figures. */
const FIGURES: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
  it: new Intl.NumberFormat('it', { maximumFractionDigits: 1 }),
}
const MINUS = '\u2212'

/** So many µs, in the unit in which they can be read. */
export function marginText(us: number, language: Language): string {
  const size = Math.abs(us)
  const [value, unit] =
    size < 1000 ? [size, 'µs'] : size < 1_000_000 ? [size / 1000, 'ms'] : [size / 1_000_000, 's']
  const text = FIGURES[language].format(value)
  return `${us < 0 ? MINUS : ''}${text} ${unit}`
}

/** The same before or after the first hand: with its sign. */
export function offsetText(us: number, language: Language): string {
  if (us === 0) return '0'
  return us > 0 ? `+${marginText(us, language)}` : marginText(us, language)
}
