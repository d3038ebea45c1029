import { type EventWord, isEventWord, sayEvent } from '../../language/event-words.ts'
import { type OrganiseWord, sayOrganise } from '../../language/organise-words.ts'
import { useApp } from '../common/app-context.ts'

/** The words of the desk, and those of the tournament's public page. */
export function useOrganiseWords() {
  const { language } = useApp()
  return (key: OrganiseWord | EventWord, values?: Readonly<Record<string, string | number>>) =>
    isEventWord(key) ? sayEvent(language.value, key, values) : sayOrganise(language.value, key, values)
}

/** What words are said with. */
export type SayOrganise = ReturnType<typeof useOrganiseWords>
