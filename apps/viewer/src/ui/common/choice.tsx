import styles from './choice.module.css'

interface Props<Value extends string> {
  /** The same for no other choice of the page. */
  readonly name: string
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  /** What the chosen one means. */
  readonly hint?: string
  readonly onChoose: (value: Value) => void
}

/** One of a few, all of which can be seen. */
export function Choice<Value extends string>({ name, label, value, options, hint, onChoose }: Props<Value>) {
  const described = hint === undefined ? {} : { 'aria-describedby': `${name}-hint` }
  return (
    <fieldset class={styles.choice} {...described}>
      <legend>{label}</legend>
      <div>
        {options.map((one) => (
          <label key={one.value} lang={one.lang}>
            <input
              type="radio"
              name={name}
              checked={value === one.value}
              onChange={() => onChoose(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <small id={`${name}-hint`}>{hint}</small>}
    </fieldset>
  )
}
