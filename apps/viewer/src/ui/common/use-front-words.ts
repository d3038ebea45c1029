import { type FrontWord, isFrontWord, sayFront } from '../../language/front-words.ts'
import type { Word } from '../../language/words.ts'
import { useApp, useWords } from './app-context.ts'

/** The words of pages around the table, besides those of every page. */
export function useFrontWords() {
  const { language } = useApp()
  const say = useWords()
  return (key: Word | FrontWord, values?: Readonly<Record<string, string | number>>) =>
    isFrontWord(key) ? sayFront(language.value, key, values) : say(key, values)
}
