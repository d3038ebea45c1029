import { useOrganiseWords } from '../use-organise-words.ts'
import styles from './forms.module.css'

interface Props {
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly isRequired?: boolean
}

/** Why something is done: it stands in the log, for everybody. */
export function ReasonField({ reason, onReason, isRequired = false }: Props) {
  const say = useOrganiseWords()
  return (
    <label class={styles.field}>
      <span>{say('field.reason')}</span>
      <input
        required={isRequired}
        maxLength={1000}
        value={reason}
        autocomplete="off"
        onInput={({ currentTarget }) => onReason(currentTarget.value)}
      />
      <small>{say('field.reason.more')}</small>
    </label>
  )
}
