interface Props {
  readonly isOn: boolean
  readonly onTick: (isOn: boolean) => void
  readonly label: string
}

/** Something that is in the file or not. */
export function Tick({ isOn, onTick, label }: Props) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
      {label}
    </label>
  )
}
