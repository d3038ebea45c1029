import { type HandingWord, sayHanding } from '../../language/handing-words.ts'
import { useApp } from '../common/app-context.ts'

/** The words of what comes a moment after the page: links, colours, rules, seats that are gone. */
export function useHandingWords() {
  const { language } = useApp()
  return (key: HandingWord, values?: Readonly<Record<string, string | number>>) =>
    sayHanding(language.value, key, values)
}
