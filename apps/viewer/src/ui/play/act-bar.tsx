import { useComputed } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { hearGestures } from '../../input/hear-gestures.ts'
import { rowsOfActs } from '../../input/keys/key-table.ts'
import type { Language } from '../../language/language.ts'
import { sayOfPlay } from '../../language/play-words.ts'
import type { HeldSeat } from '../../playing/held-seat.ts'
import type { Overtaker } from '../../playing/overtaker.ts'
import type { ActingAct } from '../../table/acting.ts'
import type { ToldTurn } from '../../table/player-telling.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useModule } from '../common/use-module.ts'
import { useSize } from '../common/use-size.ts'
import { KeysOf } from '../keys/key.tsx'
import styles from './act-bar.module.css'
import { isConfirming, WAITS_MS } from './pressed-twice.ts'
import type { PlayerAtTable } from './use-player.ts'

const MARGIN = 20
/** In any game: after a lesson no round follows. */
const READY = 'get-ready'

interface Props extends Pick<PlayerAtTable, 'player' | 'acting'> {
  readonly viewing: Viewing
  readonly seat: HeldSeat
  /** Whose turn it is, where players wait for each other. */
  readonly turn: ToldTurn | undefined
  /** Somebody else says what is to be done. */
  readonly isTaught: boolean
  /** How many px of the table it covers. */
  readonly onFoot: (px: number) => void
}

/** What can be done by a press, what is in the hand or to be done first, in words, and what was taken back, and why. */
export function ActBar({ viewing, seat, player, acting, turn, isTaught, onFoot }: Props) {
  const { language } = useApp()
  const bar = useRef<HTMLElement>(null)
  useSize(bar, ({ height }) => onFoot(height > 0 ? height + MARGIN : 0), true)
  const drawn = useComputed(() => player.value?.drawn)
  const said = useComputed(() => {
    const [game, own] = [acting.value, seat.seat.value]
    const [view, hand] = [drawn.value?.view.value, drawn.value?.held.value]
    if (!hand || !view || !game || own === undefined) return undefined
    return isTaught ? undefined : game.sayNext(view, own, hand, language.value)
  })
  const held = useComputed(() => {
    const [view, hand] = [drawn.value?.view.value, drawn.value?.held.value]
    return hand && view ? acting.value?.sayHand(view, hand, language.value) : undefined
  })
  const hasClock = useComputed(() => {
    const { game, state } = viewing.known.value ?? {}
    return game !== undefined && state !== undefined && game.deadlineOf?.(state) !== undefined
  }).value
  const { module: clock } = useModule(() => import('./clock/turn-clock.tsx'), hasClock)
  const open = drawn.value?.acts.value ?? []
  // What is chosen all the time has its own buttons.
  const isChoice = (name: string) => drawn.value?.choices.value.some(({ act }) => act === name)
  const isOffered = (name: string) => open.includes(name) && !isChoice(name) && !(isTaught && name === READY)
  const acts = acting.value?.acts.filter(({ act }) => isOffered(act)) ?? []
  // With nothing in the hand it is what the player has come to do.
  const isMain = drawn.value?.allPieces.value.length === 0 && drawn.value.choices.value.length === 0
  const takenBack = seat.takenBack.value
  const last = player.value?.why.value
  // What is against a draft stands beside it.
  const why = last?.en === drawn.value?.draft.value?.why?.en ? undefined : last
  const isSitting = player.value !== undefined || viewing.table.value?.loadActing === undefined
  return (
    <section class={styles.bar} ref={bar} aria-label={sayOfPlay(language.value, 'acts')}>
      {hasClock && clock && <clock.TurnClock viewing={viewing} ownSeat={seat.seat.value} />}
      {turn && (
        <p class={classNames(styles.turn, turn.isOwn && styles.own)} role="status">
          {turn.text}
        </p>
      )}
      <p class={classNames(styles.hand, why && styles.back)} aria-live="polite">
        {why ? why[language.value] : isSitting ? said.value : sayOfPlay(language.value, 'sitting')}
      </p>
      {/* A player who sees the table sees what is in the hand. */}
      <p class={controlStyles.spoken} aria-live="polite">
        {held.value}
      </p>
      {takenBack && (
        <p class={styles.back} role="alert">
          {sayOfPlay(language.value, 'taken-back', { why: takenBack.text[language.value] })}{' '}
          {takenBack.overtakenBy && sayOvertaken(takenBack.overtakenBy, viewing, language.value)}
        </p>
      )}
      <div class={styles.acts}>
        {acts.map((act) => (
          <ActButton
            key={act.act}
            act={act}
            isMain={act.isDue ?? (isMain && !act.isHeld && !act.isOptional)}
            onAct={(time) => player.peek()?.move({ type: 'act', act: act.act }, time)}
          />
        ))}
      </div>
    </section>
  )
}

/** Who was faster, and by how many ms. */
function sayOvertaken({ seat, by }: Overtaker, viewing: Viewing, language: Language): string {
  const [table, known, plan] = [viewing.table.peek(), viewing.known.peek(), viewing.plan.peek()]
  const status = known && plan && table?.statusOf(known.timeline, plan, viewing.posed.peek(), language)
  const name = status?.players.find((one) => one.seat === seat)?.name ?? String(seat + 1)
  if (by === undefined) return sayOfPlay(language, 'overtaken.by', { name })
  return sayOfPlay(language, 'overtaken', { name, n: Math.max(1, Math.round(by / 1000)) })
}

interface ActButtonProps {
  readonly act: ActingAct
  readonly isMain: boolean
  readonly onAct: (time: number) => void
}

/** Done by a click; where a slip would cost too much, by keeping it pressed, or by two presses of a key. */
function ActButton({ act, isMain, onAct }: ActButtonProps) {
  const { language } = useApp()
  const button = useRef<HTMLButtonElement>(null)
  const newest = useRef(onAct)
  newest.current = onAct
  const [first, setFirst] = useState<number>()
  useEffect(() => {
    if (first === undefined) return
    const later = setTimeout(() => setFirst(undefined), WAITS_MS)
    return () => clearTimeout(later)
  }, [first])
  useEffect(() => {
    const element = button.current
    if (!element || !act.isHeld) return
    return hearGestures(element, {
      hear: (gesture) => gesture.type === 'hold' && newest.current(gesture.time),
    })
  }, [act])
  const click = ({ timeStamp, detail }: MouseEvent) => {
    if (!act.isHeld) return onAct(timeStamp)
    // After a pointer, which has to hold it, comes a click, too: this one is a key's, or a screen reader's.
    if (detail !== 0) return
    const isDone = isConfirming(first, timeStamp)
    if (isDone) onAct(timeStamp)
    setFirst(isDone ? undefined : (first ?? timeStamp))
  }
  const [row] = rowsOfActs([act])
  const isAsking = first !== undefined
  return (
    <>
      <button
        type="button"
        ref={button}
        data-act={act.act}
        class={classNames(styles.act, isMain && styles.main, act.isHeld && styles.held)}
        onClick={click}
      >
        {isAsking ? sayOfPlay(language.value, 'confirm') : act.words[language.value]}
        {row && (
          <span aria-hidden="true">
            <KeysOf row={row} />
          </span>
        )}
      </button>
      {act.isHeld && (
        <span class={controlStyles.spoken} role="status">
          {isAsking && sayOfPlay(language.value, 'confirm')}
        </span>
      )}
    </>
  )
}
