import { type CasterWord, sayCaster } from '../../language/caster-words.ts'
import { useApp } from '../common/app-context.ts'

/** The words of the page of a caster. */
export function useCasterWords() {
  const { language } = useApp()
  return (key: CasterWord, values?: Readonly<Record<string, string | number>>) =>
    sayCaster(language.value, key, values)
}
