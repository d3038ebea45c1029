import { keepsPages } from '../../offline/register-worker.ts'
import { classNames } from './class-names.ts'
import controlStyles from './controls.module.css'
import { useFrontWords } from './use-front-words.ts'

/** What there is to do while the service does not answer: it happens in this browser alone. */
export function WithoutService() {
  const say = useFrontWords()
  // Where pages are not kept, these could not be loaded now.
  if (!keepsPages()) return null
  return (
    <>
      <a class={controlStyles.button} href="/practice">
        {say('away.practise')}
      </a>
      <a class={classNames(controlStyles.button, controlStyles.second)} href="/tutorial">
        {say('hero.learn')}
      </a>
    </>
  )
}

/** Why there is no more to do than that. */
export function useAwayText(): string {
  return useFrontWords()(keepsPages() ? 'away.more' : 'away.plain')
}
