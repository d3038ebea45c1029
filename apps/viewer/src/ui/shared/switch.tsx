import type { Signal } from '@preact/signals'

interface Props {
  readonly of: Signal<boolean>
  readonly name: string
  readonly hint: string
}

/** Something that is on or off, and what that means. */
export function Switch({ of, name, hint }: Props) {
  return (
    <label class="toggle">
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
