import styles from './loading.module.css'

/** What a page says until it is there; of one that comes at once, nothing is seen. */
export function Loading({ text }: { readonly text: string }) {
  return (
    <p class={styles.loading} role="status">
      {text}
    </p>
  )
}
