import { useComputed, useSignal } from '@preact/signals'
import { sayOfPlay } from '../../../language/play-words.ts'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { InputDelay } from '../../../playing/input-delay.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
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
      {isOpen.value && <LineFigures seat={seat} inputDelay={inputDelay} />}
    </div>
  )
}

/** They change with each act, which the sign does not. */
function LineFigures({ seat, inputDelay }: Props) {
  const { language } = useApp()
  const { status, rtt, uncertainty } = seat.line.value
  const say: SayLine = (key, values) => sayOfPlay(language.value, key, values)
  const ms = (us: number | undefined) =>
    us === undefined ? say('line.unknown') : say('line.ms', { n: tenths(us / 1000) })
  const input = inputDelay.figures.value
  return (
    <dl class={styles.figures} aria-label={say('line')}>
      <dt>{say('line.status')}</dt>
      <dd>{say(`line.${status}`)}</dd>
      <dt>{say('line.rtt')}</dt>
      <dd>{ms(rtt)}</dd>
      <dt>{say('line.clock')}</dt>
      <dd>{ms(uncertainty)}</dd>
      <dt>{say('line.input')}</dt>
      <dd>
        {input
          ? say('line.input.of', { median: tenths(input.median), p95: tenths(input.p95) })
          : say('line.unknown')}
      </dd>
      <dt>{say('line.pending')}</dt>
      <dd>{seat.pending.value.length}</dd>
    </dl>
  )
}

function roundedMs(us: number | undefined): number | undefined {
  return us === undefined ? undefined : Math.round(us / 1000)
}

function gradeOf(rtt: number | undefined): string | undefined {
  if (rtt === undefined || rtt > LONG) return styles.long
  return rtt > SHORT ? styles.middling : styles.short
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
