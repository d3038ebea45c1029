import { sayVerdict, type VerdictWord } from '../../language/verdict-words.ts'
import { useApp } from '../common/app-context.ts'
import type { Said } from './tell-verdict.ts'

type Values = Readonly<Record<string, string | number>>

/** The words of verdicts. */
export function useVerdictWords() {
  const { language } = useApp()
  return (word: VerdictWord, values?: Values) => sayVerdict(language.value, word, values)
}

/** A sentence of a verdict, with what is missing in its place. */
export function useSaid() {
  const say = useVerdictWords()
  return ({ word, lacks = [], values }: Said) =>
    say(word, { ...values, lacks: lacks.map((one) => say(one, values)).join(', ') })
}
