import type { ComingWord } from '../../language/coming-words.ts'
import { isPlanningWord, type PlanningWord, sayPlanning } from '../../language/planning-words.ts'
import type { Word } from '../../language/words.ts'
import { useApp } from '../common/app-context.ts'
import { useComingWords } from '../common/use-coming-words.ts'

/** The words of a new match, besides those of the pages on the way to a table. */
export function usePlanningWords() {
  const { language } = useApp()
  const say = useComingWords()
  return (key: Word | ComingWord | PlanningWord, values?: Readonly<Record<string, string | number>>) =>
    isPlanningWord(key) ? sayPlanning(language.value, key, values) : say(key, values)
}
