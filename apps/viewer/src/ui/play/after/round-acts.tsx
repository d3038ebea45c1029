import { sayAfter } from '../../../language/after-words.ts'
import { sayOfPlay } from '../../../language/play-words.ts'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { ToldEnding } from '../../../table/player-telling.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { Key } from '../../keys/key.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import styles from './after-card.module.css'

interface Props {
  readonly seat: HeldSeat
  readonly readiness: ToldEnding['readiness']
  /** Asks first. */
  readonly onGiveUp: () => void
}

/** The round may end as its player lays a tile: for so long (ms) after it Enter is meant for the tile. */
const SETTLES = 500

/** Between two rounds: on to the next one, or out of the match. */
export function RoundActs({ seat, readiness, onGiveUp }: Props) {
  const { language } = useApp()
  const isReady = readiness.find((one) => one.seat === seat.seat.value)?.isReady ?? false
  const getReady = () => void seat.act({ type: 'get-ready' })
  useKeys({ 'put-down': getReady }, !isReady, SETTLES)
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <div class={styles.acts}>
      {!isReady && (
        <button type="button" class={classNames(controlStyles.button, styles.main)} onClick={getReady}>
          {sayAfter(language.value, 'ready.get')}
          <span class={styles.key} aria-hidden="true">
            <Key of="put-down" />
          </span>
        </button>
      )}
      <p role="status">{sayReadiness()}</p>
      <button type="button" class={second} onClick={onGiveUp}>
        {sayOfPlay(language.value, 'give-up')}
      </button>
    </div>
  )

  function sayReadiness(): string {
    const waiting = readiness.filter((one) => !one.isReady)
    const values = { ready: readiness.length - waiting.length, all: readiness.length }
    if (waiting.length === 0) return sayAfter(language.value, 'ready.all')
    if (!isReady) return sayAfter(language.value, 'ready.of', values)
    return sayAfter(language.value, 'ready.waiting', {
      ...values,
      names: waiting.map(({ name }) => name).join(', '),
    })
  }
}
