import { type PhotoWord, sayPhoto } from '../../language/photo-words.ts'
import { useApp } from '../common/app-context.ts'

/** The words of races and their photos. */
export function usePhotoWords() {
  const { language } = useApp()
  return (key: PhotoWord, values?: Readonly<Record<string, string | number>>) =>
    sayPhoto(language.value, key, values)
}
