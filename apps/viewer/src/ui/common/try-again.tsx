import { useWords } from './app-context.ts'
import controlStyles from './controls.module.css'

/** Reloads the whole page, because after a release its chunks have other names. */
export function TryAgain() {
  const say = useWords()
  return (
    <button type="button" class={controlStyles.button} onClick={() => location.reload()}>
      {say('failed.again')}
    </button>
  )
}
