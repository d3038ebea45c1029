import { useId, useState } from 'preact/hooks'
import { firstPractice, startPractice } from '../../coming/practice.ts'
import { GAMES_TO_PRACTISE, gameEntryOf } from '../../games/registry.ts'
import type { Practice } from '../../own-tables/own-table.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useComing } from '../common/use-coming.ts'
import { useFrontWords } from '../common/use-front-words.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import styles from './hero.module.css'

const FIRST = GAMES_TO_PRACTISE.flatMap((entry) => firstPractice(entry) ?? [])

interface Props {
  /** Something else stands first. */
  readonly isSecond?: boolean
  /** Undefined: the one that was played last. */
  readonly game?: string
  /** It stands beside others, and says which game it is. */
  readonly isNamed?: boolean
}

/** One press, and its player sits at a table against a bot: as the last time, or as a newcomer. */
export function PlayNow({ isSecond = false, game, isNamed = false }: Props) {
  const { router, tables } = useApp()
  const { dependencies, name } = useComing()
  const problemText = useProblemText()
  const say = useFrontWords()
  const more = useId()
  const [state, setState] = useState<'idle' | 'starting' | { readonly why: string }>('idle')
  const isWanted = (one: Practice | undefined) => game === undefined || one?.game === game
  const last = tables.all.value.find((table) => table.practice && isWanted(table.practice))?.practice
  const practice = last ?? FIRST.find(isWanted)
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
        class={classNames(controlStyles.button, isSecond || isNamed ? controlStyles.second : styles.play)}
        aria-describedby={more}
        aria-disabled={state === 'starting'}
        onClick={play}
      >
        {isNamed
          ? say('games.play', { game: entry.name })
          : say(isSecond ? 'hero.play.another' : 'hero.play')}
      </button>
      <span id={more} class={styles.playMore} role="status">
        {state === 'starting' ? say('hero.playing') : !isSecond && !isNamed && say('hero.play.more')}
      </span>
      {typeof state === 'object' && (
        <p class={controlStyles.warning} role="alert">
          {say('hero.play.failed', { why: state.why })}
        </p>
      )}
    </>
  )
}
