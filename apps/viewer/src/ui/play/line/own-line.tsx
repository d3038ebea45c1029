import { useComputed, useSignal } from '@preact/signals'
import { sayOfPlay } from '../../../language/play-words.ts'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { InputDelay } from '../../../playing/input-delay.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { useModule } from '../../common/use-module.ts'
import { useLater } from '../use-later.ts'
import styles from './own-line.module.css'

interface Props {
  readonly seat: HeldSeat
  readonly inputDelay: InputDelay
}

type SayLine = (
  key: Parameters<typeof sayOfPlay>[1],
  values?: Readonly<Record<string, string | number>>,
) => string

/** A delay (ms) that nobody feels, and the delay above which a player should know of it. */
const SHORT = 60
const LONG = 150

/** How well the player's line and clock are: a small sign that opens to the figures. */
export function OwnLine({ seat, inputDelay }: Props) {
  const { language } = useApp()
  const isOpen = useSignal(false)
  // The figures change with each frame that is heard, what is said of them rarely.
  const status = useComputed(() => seat.line.value.status).value
  const rtt = useComputed(() => roundedMs(seat.line.value.rtt)).value
  const say: SayLine = (key, values) => sayOfPlay(language.value, key, values)
  const { module } = useModule(() => import('./line-figures.tsx'), useLater() || isOpen.value)
  const figures = isOpen.value ? module : undefined
  const isLive = status === 'live'
  const grade = !isLive ? styles.cut : gradeOf(rtt)
  const short = isLive
    ? rtt === undefined
      ? '…'
      : say('line.ms', { n: rtt })
    : status === 'connecting'
      ? '…'
      : say('line.cut')
  return (
    <div class={styles.sign}>
      <button
        type="button"
        class={classNames(styles.opener, grade)}
        aria-expanded={isOpen.value}
        aria-label={`${say('line')}: ${isLive ? short : say(`line.${status}`)}`}
        onClick={() => {
          isOpen.value = !isOpen.peek()
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 19v-3M9.300 19v-6.500M14.600 19V9M20 19V5" />
        </svg>
        <span>{short}</span>
      </button>
      {!isLive && (
        <p class={styles.told} role="status">
          {say(`line.${status}`)}
        </p>
      )}
      {figures && <figures.LineFigures seat={seat} inputDelay={inputDelay} />}
    </div>
  )
}

function roundedMs(us: number | undefined): number | undefined {
  return us === undefined ? undefined : Math.round(us / 1000)
}

function gradeOf(rtt: number | undefined): string | undefined {
  if (rtt === undefined || rtt > LONG) return styles.long
  return rtt > SHORT ? styles.middling : styles.short
}
