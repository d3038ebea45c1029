import type { Signal } from '@preact/signals'
import styles from './switch.module.css'

interface Props {
  readonly of: Signal<boolean>
  readonly name: string
  readonly hint: string
}

/** Something that is on or off, and what that means. */
export function Switch({ of, name, hint }: Props) {
  return (
    <label class={styles.toggle}>
      <span>
        {name}
        <small>{hint}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={of.value}
        checked={of.value}
        onChange={({ currentTarget }) => {
          of.value = currentTarget.checked
        }}
      />
    </label>
  )
}
