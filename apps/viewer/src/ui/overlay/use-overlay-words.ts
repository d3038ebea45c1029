import { type OverlayWord, sayOfOverlay } from '../../language/overlay-words.ts'
import { useApp } from '../common/app-context.ts'

/** The words of the page that puts overlays together. */
export function useOverlayWords() {
  const { language } = useApp()
  return (key: OverlayWord, values?: Readonly<Record<string, string | number>>) =>
    sayOfOverlay(language.value, key, values)
}
