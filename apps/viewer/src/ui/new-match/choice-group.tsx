import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import styles from './new-match.module.css'

/** As in the style sheet: on a phone, however it is held, the choices that most hosts leave alone are folded away. */
const SMALL = '(max-width: 760px), (max-height: 560px) and (max-width: 1100px) and (orientation: landscape)'

interface Props {
  readonly title: string
  /** What is chosen, in a few words: it stands there while the group is folded. */
  readonly chosen: string
  readonly children: ComponentChildren
}

/** Choices that most hosts leave as they are: open where there is room, and folded on a phone. */
export function ChoiceGroup({ title, chosen, children }: Props) {
  const [isSmall] = useState(() => matchMedia(SMALL).matches)
  if (!isSmall) {
    return (
      <section class={styles.group} aria-label={title}>
        <h2>{title}</h2>
        {children}
      </section>
    )
  }
  return (
    <details class={styles.folded}>
      <summary>
        <h2>{title}</h2>
        <span>{chosen}</span>
      </summary>
      <div class={styles.group}>{children}</div>
    </details>
  )
}
