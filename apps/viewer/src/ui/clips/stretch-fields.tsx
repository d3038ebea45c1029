import { formatClock, parseClock } from '../../clips/clock.ts'
import type { Stretch } from '../../playback/pauses.ts'
import type { CheckedChoices, FilmChoices } from './film-choices.ts'
import styles from './share-dialog.module.css'
import { useShareWords } from './use-share-words.ts'

interface Props {
  readonly choices: FilmChoices
  readonly onChange: (change: Partial<FilmChoices>) => void
  readonly whole: Stretch
  readonly now: number
  readonly checked: CheckedChoices
}

const LAST_SECONDS = [5, 10, 20, 30] as const

/** From when to when, or the last seconds up to now. */
export function StretchFields({ choices: { from, until }, onChange, whole, now, checked }: Props) {
  const say = useShareWords()
  const end = now - whole.from
  const lastOf = (seconds: number) => ({
    from: formatClock(Math.max(0, end - seconds * 1_000_000), 1),
    until: formatClock(end, 1),
  })
  const isBad = (text: string) => parseClock(text) === undefined
  return (
    <div class={styles.sizes}>
      <div class={styles.presets}>
        <span>{say('last')}</span>
        {LAST_SECONDS.map((seconds) => {
          const last = lastOf(seconds)
          return (
            <button
              key={seconds}
              type="button"
              aria-pressed={from === last.from && until === last.until}
              onClick={() => onChange(last)}
            >
              {say('seconds', { n: seconds })}
            </button>
          )
        })}
      </div>
      <label>
        {say('from')}
        <input
          value={from}
          inputMode="decimal"
          aria-invalid={isBad(from)}
          onInput={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
      </label>
      <label>
        {say('until')}
        <input
          value={until}
          inputMode="decimal"
          aria-invalid={isBad(until) || checked.problem === 'time.order'}
          onInput={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
      </label>
    </div>
  )
}
