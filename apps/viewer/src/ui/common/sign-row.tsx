import type { SignGroup } from '../../table/table-status.ts'
import controlStyles from './controls.module.css'
import { Outline } from './icons.tsx'
import styles from './sign-row.module.css'

/** What is reached or not, as small as marks are: where there is no room for words. */
export function SignRow({ group }: { readonly group: SignGroup | undefined }) {
  if (!group) return null
  return (
    <ul class={styles.signRow} aria-label={group.label}>
      {group.signs.map(({ icon, label, isReached, said }) => (
        <li key={label} class={isReached ? styles.reached : undefined}>
          <Outline path={icon} />
          <span class={controlStyles.spoken}>{said}</span>
        </li>
      ))}
    </ul>
  )
}
