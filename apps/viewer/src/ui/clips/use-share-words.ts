import { type ShareWord, sayShare } from '../../language/share-words.ts'
import { useApp } from '../common/app-context.ts'

export function useShareWords() {
  const { language } = useApp()
  return (key: ShareWord, values?: Readonly<Record<string, string | number>>) =>
    sayShare(language.value, key, values)
}
