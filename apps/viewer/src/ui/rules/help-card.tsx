import { useEffect, useRef } from 'preact/hooks'
import { sayMenu } from '../../language/menu-words.ts'
import { formatRoute } from '../../routes.ts'
import { closeHelpCard, isHelpCardOpen, openHelpCard } from '../../rules/help-card-state.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useModule } from '../common/use-module.ts'
import { useKeys } from '../keys/use-keys.ts'
import styles from './help-card.module.css'

/** What one lays beside the table: right and wrong at a glance. It is fetched when it is opened first. */
export function HelpCard({ game }: { readonly game: string }) {
  const say = useWords()
  const { isSaved, language } = useApp()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const isOpen = isHelpCardOpen.value
  const { module } = useModule(() => import('./help-card-text.tsx'), isOpen)
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    close.current?.focus()
  }, [isOpen])
  useKeys({ card: openHelpCard })
  useEffect(() => closeHelpCard, [])
  return (
    <dialog class={styles.helpCard} ref={dialog} aria-labelledby="help-card-title" onClose={closeHelpCard}>
      <header>
        <h2 id="help-card-title">{say('help.title')}</h2>
        {!isSaved && (
          <a href={formatRoute({ page: 'rules', game })}>{sayMenu(language.value, 'help.rules')}</a>
        )}
        {!isSaved && <a href={formatRoute({ page: 'tutorial', game })}>{say('page.tutorial')}</a>}
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second)}
          ref={close}
          onClick={closeHelpCard}
        >
          {sayMenu(language.value, 'help.close')}
        </button>
      </header>
      {isOpen &&
        (module ? (
          <module.HelpCardText game={game} />
        ) : (
          <p class={styles.helpLoading}>{say('rules.loading')}</p>
        ))}
    </dialog>
  )
}
