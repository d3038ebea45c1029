import type { ComponentChildren } from 'preact'

interface Props {
  readonly title: string
  readonly text: string
  readonly children?: ComponentChildren
}

/** In the middle of an otherwise empty page. */
export function Notice({ title, text, children }: Props) {
  return (
    <section class="notice">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
