import { type ComingWord, isComingWord, sayComing } from '../../language/coming-words.ts'
import type { Word } from '../../language/words.ts'
import { useApp, useWords } from './app-context.ts'

/** The words of the pages on the way to a table, besides those of every page. */
export function useComingWords() {
  const { language } = useApp()
  const say = useWords()
  return (key: Word | ComingWord, values?: Readonly<Record<string, string | number>>) =>
    isComingWord(key) ? sayComing(language.value, key, values) : say(key, values)
}

/** What the service has a name for, in words where we have them. */
export function useNamedWord(kind: 'strength') {
  const say = useComingWords()
  return (name: string) => {
    const key = `${kind}.${name}`
    return isComingWord(key) ? say(key) : name
  }
}
