import type { ComponentChildren } from 'preact'
import styles from './air.module.css'

interface Props {
  /** How many px of its head are covered: what stands below it asks for `--head`. */
  readonly head?: number
  readonly children: ComponentChildren
}

/** The picture that graphics are sized by: all of them stand in one. */
export function Air({ head = 0, children }: Props) {
  return (
    <div class={styles.air} style={{ '--head': `${head}px` }}>
      <div class={styles.picture}>{children}</div>
    </div>
  )
}
