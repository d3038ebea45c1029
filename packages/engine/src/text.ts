/** What is said to people, in each of our languages. */
export interface Text {
  readonly en: string
  readonly it: string
}

/** A value of a sentence; a seat is told by its player's name where names are at hand. */
export type Value = string | number | { readonly seat: number }
export type Values = Readonly<Record<string, Value>>

/** Values that are words of a log, as people say them. */
export type SaidWords = Readonly<Record<string, readonly [en: string, it: string]>>

/** A template with its values as reports have them; `{name}` stands for a value. */
export function fillIn(template: string, values: Values): string {
  return filled(template, values, (value) =>
    typeof value === 'object' ? `seat ${value.seat}` : String(value),
  )
}

/** The same for people: words of the log in their language, seats by name. */
export function sayIn(
  language: keyof Text,
  template: string,
  values: Values,
  { words, nameOf }: { readonly words: SaidWords; readonly nameOf: (seat: number) => string },
): string {
  return filled(template, values, (value) => {
    if (typeof value === 'object') return nameOf(value.seat)
    const word = Object.hasOwn(words, value) ? words[value] : undefined
    return word ? word[language === 'en' ? 0 : 1] : String(value)
  })
}

function filled(template: string, values: Values, said: (value: Value) => string): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => said(values[name] ?? ''))
}
