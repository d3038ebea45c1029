import { useState } from 'preact/hooks'
import { firstPractice, startPractice } from '../../coming/practice.ts'
import { GAME_ENTRIES, gameEntryOf } from '../../games/registry.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useComing } from '../common/use-coming.ts'
import { useFrontWords } from '../common/use-front-words.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import styles from './hero.module.css'

const [FIRST] = GAME_ENTRIES.flatMap((entry) => firstPractice(entry) ?? [])

/** One press, and its player sits at a table against a bot: as the last time, or as a newcomer. */
export function PlayNow({ isSecond = false }: { readonly isSecond?: boolean }) {
  const { router, tables } = useApp()
  const { dependencies, name } = useComing()
  const problemText = useProblemText()
  const say = useFrontWords()
  const [state, setState] = useState<'idle' | 'starting' | { readonly why: string }>('idle')
  const practice = tables.all.value.find((table) => table.practice)?.practice ?? FIRST
  const entry = gameEntryOf(practice?.game)
  if (!practice || !entry) return null
  const play = () => {
    if (state === 'starting') return
    setState('starting')
    startPractice(dependencies, { practice, entry, name }).then(
      (match) => router.go({ page: 'play', match }),
      (error: unknown) => setState({ why: problemText(error) }),
    )
  }
  return (
    <>
      <button
        type="button"
        class={classNames(controlStyles.button, isSecond ? controlStyles.second : styles.play)}
        aria-describedby="play-now-more"
        aria-disabled={state === 'starting'}
        onClick={play}
      >
        {say(isSecond ? 'hero.play.another' : 'hero.play')}
      </button>
      <span id="play-now-more" class={styles.playMore} role="status">
        {state === 'starting' ? say('hero.playing') : !isSecond && say('hero.play.more')}
      </span>
      {typeof state === 'object' && (
        <p class={controlStyles.warning} role="alert">
          {say('hero.play.failed', { why: state.why })}
        </p>
      )}
    </>
  )
}
