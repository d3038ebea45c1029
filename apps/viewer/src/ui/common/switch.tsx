import styles from './switch.module.css'

interface Props {
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly name: string
  readonly hint: string
}

/** Something that is on or off, and what that means. */
export function Switch({ isOn, onSwitch, name, hint }: Props) {
  return (
    <label class={styles.toggle}>
      <span>
        {name}
        <small>{hint}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </label>
  )
}
