import { type AirWord, sayOnAir } from '../../language/air-words.ts'
import { useApp } from '../common/app-context.ts'

/** The words of graphics on a broadcast. */
export function useAirWords() {
  const { language } = useApp()
  return (key: AirWord, values?: Readonly<Record<string, string | number>>) =>
    sayOnAir(language.value, key, values)
}
