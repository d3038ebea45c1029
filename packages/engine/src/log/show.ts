const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const LONGEST = 60

/** The text with everything escaped that a terminal would obey or hide. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (hidden) => `\\u{${(hidden.codePointAt(0) ?? 0).toString(16)}}`)
}

/** A hostile text in quotes, at most some 60 characters of it. */
export function quote(text: string): string {
  return `"${visible(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)}"`
}

/** Any value of a log, named for an error message. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
