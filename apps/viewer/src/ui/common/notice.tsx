import type { ComponentChildren } from 'preact'
import styles from './notice.module.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly children?: ComponentChildren
}

/** In the middle of an otherwise empty page. */
export function Notice({ title, text, children }: Props) {
  return (
    <section class={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
