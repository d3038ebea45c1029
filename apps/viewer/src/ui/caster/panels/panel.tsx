import type { ComponentChildren } from 'preact'
import { classNames } from '../../common/class-names.ts'
import styles from './panel.module.css'

interface Props {
  readonly title: string
  readonly children: ComponentChildren
}

/** Controls of one kind. */
export function Panel({ title, children }: Props) {
  return (
    <section class={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface ActButtonProps {
  readonly onPress: () => void
  /** It is on air, or in the preview. */
  readonly state?: 'onAir' | 'cued' | undefined
  readonly shortcut?: string | undefined
  readonly label?: string | undefined
  readonly children: ComponentChildren
}

/** Does something on air, or tries it before. */
export function ActButton({ onPress, state, shortcut, label, children }: ActButtonProps) {
  return (
    <button
      type="button"
      class={classNames(styles.act, state && styles[state])}
      aria-pressed={state === undefined ? undefined : true}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <span>{children}</span>
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  )
}
