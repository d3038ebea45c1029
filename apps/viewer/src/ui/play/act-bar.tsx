import { useComputed } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { hearGestures } from '../../input/hear-gestures.ts'
import { rowsOfActs } from '../../input/keys/key-table.ts'
import { sayOfPlay } from '../../language/play-words.ts'
import type { HeldSeat } from '../../playing/held-seat.ts'
import type { ActingAct } from '../../table/acting.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { useSize } from '../common/use-size.ts'
import { KeysOf } from '../keys/key.tsx'
import styles from './act-bar.module.css'
import type { PlayerAtTable } from './use-player.ts'

const MARGIN = 20

interface Props extends PlayerAtTable {
  readonly viewing: Viewing
  readonly seat: HeldSeat
  /** So many px of the table it covers. */
  readonly onFoot: (px: number) => void
}

/** What can be done by a press, what is in the hand in words, and what was taken back, and why. */
export function ActBar({ viewing, seat, player, acting, onFoot }: Props) {
  const { language } = useApp()
  const bar = useRef<HTMLElement>(null)
  useSize(bar, ({ height }) => onFoot(height > 0 ? height + MARGIN : 0), true)
  const said = useComputed(() => {
    const [hand, known] = [player.value?.held.value, viewing.known.value]
    return hand && known ? acting.value?.sayHand(known.state, hand, language.value) : undefined
  })
  const open = player.value?.acts.value ?? []
  const acts = acting.value?.acts.filter(({ act }) => open.includes(act)) ?? []
  const takenBack = seat.takenBack.value
  const why = player.value?.why.value
  const isSitting = player.value !== undefined || viewing.table.value?.loadActing === undefined
  return (
    <section class={styles.bar} ref={bar} aria-label={sayOfPlay(language.value, 'acts')}>
      <p class={classNames(styles.hand, why && styles.back)} aria-live="polite">
        {why ? why[language.value] : isSitting ? said.value : sayOfPlay(language.value, 'sitting')}
      </p>
      {takenBack && (
        <p class={styles.back} role="alert">
          {sayOfPlay(language.value, 'taken-back', { why: takenBack.text[language.value] })}
        </p>
      )}
      <div class={styles.acts}>
        {acts.map((act) => (
          <ActButton
            key={act.act}
            act={act}
            onAct={(time) => player.peek()?.move({ type: 'act', act: act.act }, time)}
          />
        ))}
      </div>
    </section>
  )
}

/** Done by a click; or by keeping it pressed, where a slip would cost too much. */
function ActButton({ act, onAct }: { readonly act: ActingAct; readonly onAct: (time: number) => void }) {
  const { language } = useApp()
  const button = useRef<HTMLButtonElement>(null)
  const newest = useRef(onAct)
  newest.current = onAct
  useEffect(() => {
    const element = button.current
    if (!element || !act.isHeld) return
    return hearGestures(element, {
      hear: (gesture) => gesture.type === 'hold' && newest.current(gesture.time),
    })
  }, [act])
  const [row] = rowsOfActs([act])
  return (
    <button
      type="button"
      ref={button}
      class={classNames(styles.act, act.isHeld && styles.held)}
      onClick={({ timeStamp }) => {
        if (!act.isHeld) onAct(timeStamp)
      }}
    >
      {act.words[language.value]}
      {row && (
        <span aria-hidden="true">
          <KeysOf row={row} />
        </span>
      )}
    </button>
  )
}
