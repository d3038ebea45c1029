const LETTER_A = 'A'.codePointAt(0) ?? 0
/** The first of the letters that make a flag, two of them together. */
const FLAG_A = 0x1f1e6
const LETTERS = 26
/** Countries that play under their own flag without being a state, as Unicode writes them. */
const PARTS = ['GB-ENG', 'GB-SCT', 'GB-WLS'] as const

/** A country’s code in capitals, by code (`it`, `gb-sct`) or by the flag as a character; undefined: there is no such country. */
export function parseFlag(text: string): string | undefined {
  const code = [...text].map(letterOf).join('').toUpperCase()
  if (PARTS.some((part) => part === code)) return code
  return /^[A-Z]{2}$/.test(code) && countryOf(code, 'en') !== undefined ? code : undefined
}

/** What a country is called in a language, if it is one. */
export function countryOf(flag: string, language: string): string | undefined {
  // Unicode names no parts of countries: their letters have to do.
  if (flag.length > 2) return flag
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(flag)
}

/** The flag as a character; a system without pictures of flags writes letters there. */
export function flagCharacter(flag: string): string {
  if (flag.length > 2) {
    const tags = flag.replace('-', '').toLowerCase()
    return String.fromCodePoint(
      0x1f3f4,
      ...[...tags].map((one) => 0xe0000 + (one.codePointAt(0) ?? 0)),
      0xe007f,
    )
  }
  return String.fromCodePoint(...[...flag].map((one) => FLAG_A + (one.codePointAt(0) ?? 0) - LETTER_A))
}

function letterOf(character: string): string {
  const nth = (character.codePointAt(0) ?? 0) - FLAG_A
  return nth >= 0 && nth < LETTERS ? String.fromCodePoint(LETTER_A + nth) : character
}
