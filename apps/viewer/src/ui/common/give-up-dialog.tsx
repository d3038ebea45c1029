import { useEffect, useRef, useState } from 'preact/hooks'
import { sayAfter } from '../../language/after-words.ts'
import { useApp } from './app-context.ts'
import { classNames } from './class-names.ts'
import controlStyles from './controls.module.css'
import styles from './give-up-dialog.module.css'
import { useProblemText } from './use-problem-text.ts'

interface Props {
  /** What is to be given up, and what becomes of it; a match, if nothing is said. */
  readonly title?: string
  readonly text?: string
  readonly onStay: () => void
  /** Rejects if that failed. */
  readonly onGiveUp: () => void | Promise<void>
}

/** Asks once more before a player leaves for good, and tells if that failed; Escape stays. */
export function GiveUpDialog({ title, text, onStay, onGiveUp }: Props) {
  const { language } = useApp()
  const problemText = useProblemText()
  const dialog = useRef<HTMLDialogElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'asking' | 'leaving' | { readonly why: string }>('asking')
  useEffect(() => {
    dialog.current?.showModal()
    stay.current?.focus()
  }, [])
  const giveUp = async () => {
    if (state === 'leaving') return
    setState('leaving')
    try {
      await onGiveUp()
    } catch (error) {
      setState({ why: problemText(error) })
    }
  }
  return (
    <dialog
      class={styles.dialog}
      ref={dialog}
      role="alertdialog"
      aria-labelledby="give-up-title"
      aria-describedby="give-up-text"
      onClose={onStay}
    >
      <h2 id="give-up-title">{title ?? sayAfter(language.value, 'give-up.sure')}</h2>
      <p id="give-up-text">{text ?? sayAfter(language.value, 'give-up.text')}</p>
      {typeof state === 'object' && (
        <p class={controlStyles.warning} role="alert">
          {state.why} {sayAfter(language.value, 'give-up.failed')}
        </p>
      )}
      <div class={styles.acts}>
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second)}
          ref={stay}
          onClick={onStay}
        >
          {sayAfter(language.value, 'give-up.no')}
        </button>
        <button
          type="button"
          class={classNames(controlStyles.button, styles.grave)}
          aria-disabled={state === 'leaving'}
          onClick={() => void giveUp()}
        >
          {sayAfter(language.value, 'give-up.yes')}
        </button>
      </div>
    </dialog>
  )
}
