import { sayEvent } from '../../language/event-words.ts'
import { useWordsOf } from '../common/app-context.ts'

/** The words of a tournament's public page. */
export const useEventWords = () => useWordsOf(sayEvent)
