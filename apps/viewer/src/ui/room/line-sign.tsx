import type { RoomSeat } from '../../coming/room-standing.ts'
import { sayReach } from '../../language/reach-words.ts'
import { useWordsOf } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import styles from './seat-list.module.css'

/** The service tells no more than that. */
const MOST_MS = 1_000
const BARS = { low: 3, medium: 2, high: 1 } as const

/** How far away a player is, and how well their clock is known: three bars, and the same in words and in ms. */
export function LineSign({
  seat: { isConnected, latency, latencyMs, clockErrorMs },
}: {
  readonly seat: RoomSeat
}) {
  const say = useWordsOf(sayReach)
  if (isConnected === null) return null
  if (!isConnected) return <span class={styles.line}>{say('away')}</span>
  const lit = latency === null ? 0 : BARS[latency]
  const trip = latencyMs === null ? '' : say(latencyMs < MOST_MS ? 'ms' : 'most', { ms: latencyMs })
  const clock = clockErrorMs === null ? '' : say('clock', { ms: clockErrorMs })
  return (
    <span class={styles.line} title={say('more')}>
      <span class={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} class={classNames(bar <= lit && styles.lit)} />
        ))}
      </span>
      {say(latency === null ? 'measuring' : latency)}
      {trip !== '' && <span>{trip}</span>}
      {clock !== '' && <small>{clock}</small>}
    </span>
  )
}
