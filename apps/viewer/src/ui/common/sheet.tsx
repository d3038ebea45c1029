import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { sayMenu } from '../../language/menu-words.ts'
import { useApp } from './app-context.ts'
import { classNames } from './class-names.ts'
import controlStyles from './controls.module.css'
import { PageIcon } from './icons.tsx'
import styles from './sheet.module.css'

interface Props {
  readonly title: string
  /** How its page lays out what stands in it. */
  readonly class?: string | undefined
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** What stands above the page until it is closed; Escape closes it. */
export function Sheet({ title, class: look, isWide = false, onClose, children }: Props) {
  const { language } = useApp()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      class={classNames(styles.sheet, isWide && styles.wide)}
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div class={classNames(styles.body, look)}>
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class={controlStyles.plain}
            aria-label={sayMenu(language.value, 'help.close')}
            onClick={() => dialog.current?.close()}
          >
            <PageIcon name="wrong" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
