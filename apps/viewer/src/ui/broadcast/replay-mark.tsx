import { type ReplayShown, SLOW } from './instant-replays.ts'
import styles from './replay-mark.module.css'
import { useAirWords } from './use-air-words.ts'

interface Props extends Pick<ReplayShown, 'isWiping'> {
  readonly replay: object | undefined
  /** Of what. */
  readonly label?: string | undefined
  readonly speed?: number
}

/** Says that what is seen is a replay, and of what; and the wipe with which it comes and goes. */
export function ReplayMark({ replay, label, isWiping, speed = SLOW }: Props) {
  const say = useAirWords()
  return (
    <>
      {replay && (
        <div class={styles.frame}>
          <p class={styles.mark} role="status">
            <strong>{say('instant-replay')}</strong>
            <span class={styles.speed}>×{speed}</span>
            {label && <span class={styles.what}>{label}</span>}
          </p>
        </div>
      )}
      {isWiping && <div class={styles.wipe} aria-hidden="true" />}
    </>
  )
}
