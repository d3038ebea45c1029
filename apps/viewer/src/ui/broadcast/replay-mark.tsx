import styles from './replay-mark.module.css'
import { useAirWords } from './use-air-words.ts'
import { type ReplayShown, SLOW } from './use-instant-replay.ts'

/** Says that what is seen is a replay, and of what; and the wipe with which it comes and goes. */
export function ReplayMark({ replay, isWiping }: Pick<ReplayShown, 'replay' | 'isWiping'>) {
  const say = useAirWords()
  return (
    <>
      {replay && (
        <div class={styles.frame}>
          <p class={styles.mark} role="status">
            <strong>{say('instant-replay')}</strong>
            <span class={styles.speed}>×{SLOW}</span>
            <span class={styles.what}>{replay.label}</span>
          </p>
        </div>
      )}
      {isWiping && <div class={styles.wipe} aria-hidden="true" />}
    </>
  )
}
