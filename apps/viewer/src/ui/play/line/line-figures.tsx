import { sayLine } from '../../../language/line-words.ts'
import { sayOfPlay } from '../../../language/play-words.ts'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { InputDelay } from '../../../playing/input-delay.ts'
import { useApp } from '../../common/app-context.ts'
import styles from './own-line.module.css'

interface Props {
  readonly seat: HeldSeat
  readonly inputDelay: InputDelay
}

/** They change with each act, which the sign does not. */
export function LineFigures({ seat, inputDelay }: Props) {
  const { language } = useApp()
  const { status, rtt, uncertainty } = seat.line.value
  const say = (key: Parameters<typeof sayLine>[1], values?: Readonly<Record<string, string | number>>) =>
    sayLine(language.value, key, values)
  const ms = (us: number | undefined) =>
    us === undefined ? say('line.unknown') : sayOfPlay(language.value, 'line.ms', { n: tenths(us / 1000) })
  const input = inputDelay.figures.value
  return (
    <dl class={styles.figures} aria-label={sayOfPlay(language.value, 'line')}>
      <dt>{say('line.status')}</dt>
      <dd>{sayOfPlay(language.value, `line.${status}`)}</dd>
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

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
