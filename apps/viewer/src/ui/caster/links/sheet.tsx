import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { sayMenu } from '../../../language/menu-words.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from './sheet.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** What stands above the page until it is closed; Escape closes it. */
export function Sheet({ title, onClose, children }: Props) {
  const { language } = useApp()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      class={styles.sheet}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div class={styles.body}>
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second)}
            onClick={() => dialog.current?.close()}
          >
            {sayMenu(language.value, 'help.close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
