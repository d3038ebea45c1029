export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** The first language of the browser's list that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export type WordList<Key extends string> = Readonly<Record<Key, string>>
export type Say<Key extends string> = (
  language: Language,
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** One dictionary: the English keys are the type of the others; `{name}` stands for a value. */
export function dictionary<Key extends string>(words: Readonly<Record<Language, WordList<Key>>>): Say<Key> {
  return (language, key, values = {}) =>
    words[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
