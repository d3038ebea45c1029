import { useRef, useState } from 'preact/hooks'
import { sayOfPlay } from '../../../language/play-words.ts'
import { openHelpCard } from '../../../rules/help-card-state.ts'
import { useApp, useWords } from '../../common/app-context.ts'
import { Outline, PageIcon } from '../../common/icons.tsx'
import { useDismissal } from '../../common/use-dismissal.ts'
import styles from './table-menu.module.css'

const MORE = 'M5 12h.01M12 12h.01M19 12h.01'
const QUESTION = 'M8.500 9a3.500 3.500 0 1 1 5.200 3.100c-1.100.6-1.700 1.300-1.700 2.600M12 18.500h.01'
const HISTORY = 'M4.500 12a7.500 7.500 0 1 0 2.400-5.500M4.500 3.500v4.500h4.500M12 8v4.500l3 2'

interface Props {
  readonly hasRules: boolean
  readonly onLookBack: () => void
  readonly onKeys: () => void
  /** Asks whether the match is to be given up; undefined: there is nothing to give up any more. */
  readonly onGiveUp: (() => void) | undefined
}

/** What a player seldom wants at the table, also where there is no room for its buttons. */
export function TableMenu({ hasRules, onLookBack, onKeys, onGiveUp }: Props) {
  const { language } = useApp()
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismissal(isOpen, () => setOpen(false), whole, button)
  const name = sayOfPlay(language.value, 'menu')
  const choose = (does: () => void) => () => {
    setOpen(false)
    does()
  }
  return (
    <div class={styles.menu} ref={whole}>
      <button
        type="button"
        class={styles.opener}
        ref={button}
        aria-expanded={isOpen}
        aria-label={name}
        title={name}
        onClick={() => setOpen(!isOpen)}
      >
        <Outline path={MORE} />
      </button>
      {isOpen && (
        <fieldset class={styles.items} aria-label={name}>
          <button type="button" onClick={choose(onLookBack)}>
            <Outline path={HISTORY} />
            {sayOfPlay(language.value, 'look-back')}
          </button>
          {hasRules && (
            <button type="button" onClick={choose(openHelpCard)}>
              <Outline path={QUESTION} />
              {say('help.title')}
            </button>
          )}
          <button type="button" class={styles.keys} onClick={choose(onKeys)}>
            <PageIcon name="keyboard" />
            {say('keys.title')}
          </button>
          {onGiveUp && (
            <button type="button" class={styles.grave} onClick={choose(onGiveUp)}>
              <PageIcon name="leave" />
              {sayOfPlay(language.value, 'give-up')} …
            </button>
          )}
        </fieldset>
      )}
    </div>
  )
}
