import { useComputed } from '@preact/signals'
import { sayBesideHand } from '../../../language/beside-hand-words.ts'
import { clockText, turnTimeAt } from '../../../playing/turn-time.ts'
import type { Viewing } from '../../../viewing/viewing.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from './turn-clock.module.css'

/** With so many seconds left one should hurry; and these are said aloud, once each. */
const HURRY = 10
const SAID = [60, 30, HURRY]

interface Props {
  readonly viewing: Viewing
  readonly ownSeat: number | undefined
}

/** How long the player whose turn it is still has, by the match’s own clock, also while one looks back. */
export function TurnClock({ viewing, ownSeat }: Props) {
  const { language } = useApp()
  const deadline = useComputed(() => {
    const { game, state } = viewing.known.value ?? {}
    return game && state !== undefined ? game.deadlineOf?.(state) : undefined
  })
  const text = useComputed(() => {
    const time = turnTimeAt(deadline.value, viewing.span.value.end)
    return time && JSON.stringify(time)
  })
  void text.value
  const time = turnTimeAt(deadline.peek(), viewing.span.peek().end)
  if (!time) return null
  const { seat, leftS, isStopped } = time
  const isOwn = seat === ownSeat
  const left = clockText(leftS)
  const isSaid = isOwn && SAID.includes(leftS)
  return (
    <p
      class={classNames(styles.clock, isOwn && leftS <= HURRY && styles.hurry, isStopped && styles.stopped)}
      role="timer"
      aria-live="off"
      aria-label={sayBesideHand(language.value, isOwn ? 'clock.own' : 'clock.other')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 7.500v5l3 2M9.500 2.500h5M12 5.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15z" />
      </svg>
      <b>{left}</b>
      {isStopped && <span>{sayBesideHand(language.value, 'clock.stopped')}</span>}
      <span class={controlStyles.spoken} role="status">
        {isSaid && sayBesideHand(language.value, 'clock.said', { n: leftS })}
      </span>
    </p>
  )
}
