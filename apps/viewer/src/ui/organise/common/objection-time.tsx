import { useOrganiseWords } from '../use-organise-words.ts'
import styles from './forms.module.css'

interface Props {
  readonly seconds: number
  readonly onSeconds: (seconds: number) => void
}

const MINUTES = [0, 5, 10, 15, 30, 60, 24 * 60]

/** For how long after a match's end a player may object. */
export function ObjectionTime({ seconds, onSeconds }: Props) {
  const say = useOrganiseWords()
  const minutes = seconds / 60
  const offered = MINUTES.includes(minutes) ? MINUTES : [...MINUTES, minutes]
  return (
    <label class={styles.field}>
      <span>{say('field.objections')}</span>
      <select
        value={minutes}
        onChange={({ currentTarget }) => onSeconds(Math.round(Number(currentTarget.value) * 60))}
      >
        {offered.map((count) => (
          <option key={count} value={count}>
            {count === 0
              ? say('objections.never')
              : count >= 60
                ? say('objections.h', { count: count / 60 })
                : say('objections.min', { count })}
          </option>
        ))}
      </select>
      <small>{say('field.objections.more')}</small>
    </label>
  )
}
