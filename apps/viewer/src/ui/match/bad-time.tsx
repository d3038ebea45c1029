import { useWords } from '../common/app-context.ts'
import styles from './offer.module.css'

/** The address asked for an instant that is none. */
export function BadTime({ text }: { readonly text: string }) {
  const say = useWords()
  return (
    <p class={styles.offer} role="status">
      {say('address.bad-time', { text })}
    </p>
  )
}
