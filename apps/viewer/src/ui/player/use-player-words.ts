import { type PlayerWord, sayPlayer } from '../../language/player-words.ts'
import { useApp } from '../common/app-context.ts'

/** The words of the pages about the player. */
export function usePlayerWords() {
  const { language } = useApp()
  return (key: PlayerWord, values?: Readonly<Record<string, string | number>>) =>
    sayPlayer(language.value, key, values)
}
