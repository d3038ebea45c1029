import type { Language } from './language.ts'

const WHOLE: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }),
  it: new Intl.NumberFormat('it', { style: 'percent', maximumFractionDigits: 0 }),
}

/** What rounds to 0 or to 1 without being it would say more than is known. */
const LEAST = 0.01

/** A share (0 to 1) as it is said: "31%", "under 1%" as "<1%". */
export function percentText(share: number, language: Language): string {
  const format = WHOLE[language]
  if (share > 0 && share < LEAST) return `<${format.format(LEAST)}`
  if (share < 1 && share > 1 - LEAST) return `>${format.format(1 - LEAST)}`
  return format.format(share)
}
