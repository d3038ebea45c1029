import { effect, type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type BoardLook, type BoardStage, createBoardStage } from '../../board/board-stage.ts'
import { whileIdle } from '../../board/while-idle.ts'
import type { TableSurface } from '../../input/table-surface.ts'
import { sayBoard } from '../../language/board-words.ts'
import type { PlayerHand } from '../../playing/player-hand.ts'
import type { Covered } from '../../stage/framing/covered.ts'
import type { Board, BoardPlace } from '../../table/board.ts'
import type { Point } from '../../table/extent.ts'
import type { TablePlan } from '../../table/table-plan.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { useKeys } from '../keys/use-keys.ts'
import { BoardPlaces } from './board-places.tsx'
import styles from './board-view.module.css'
import { LineNotice } from './line-notice.tsx'
import stageStyles from './table-stage.module.css'
import { useTableStatus } from './use-table-status.ts'

interface Props {
  readonly viewing: Viewing
  readonly covered: ReadonlySignal<Covered>
  readonly onPoint: (point: Point | undefined) => void
  /** Why it is not the table in 3D, where that was not chosen. */
  readonly trouble: 'no-webgl' | 'failed' | undefined
  readonly hasTools: boolean
  /** With nothing but the picture. */
  readonly isOnAir: boolean
  /** The hand of somebody who plays here. */
  readonly player?: ReadonlySignal<PlayerHand | undefined> | undefined
  readonly surface?: TableSurface | undefined
  readonly children?: ComponentChildren
}

const LOOKS = ['follow', 'whole'] as const satisfies readonly BoardLook[]
const STEP = 1.3

/** The table drawn flat: all that the 3D table shows, and for people who see neither, tile after tile in words. */
export function BoardView({
  viewing,
  covered,
  onPoint,
  trouble,
  hasTools,
  isOnAir,
  player,
  surface,
  children,
}: Props) {
  const { motion, facts, language } = useApp()
  const say = useWords()
  const host = useRef<SVGSVGElement>(null)
  const stage = useRef<BoardStage | undefined>(undefined)
  const [look, setLook] = useState<BoardLook>('follow')
  const [board, setBoard] = useState<Board<TablePlan>>()
  const chosen = useSignal<BoardPlace | undefined>(undefined)
  const status = useTableStatus(viewing, language.value)

  useEffect(() => {
    const svg = host.current
    if (!svg) return
    const made = createBoardStage(svg, {
      isCalm: () => motion.peek() === 'reduced',
      onLook: setLook,
      onPoint,
      handOf: () => player?.peek(),
      shoot() {
        const plan = viewing.plan.peek()
        return (
          plan && {
            plan,
            instant: viewing.posed.peek(),
            isPaused: !viewing.playback.peek().isPlaying,
            hand: player?.peek()?.held.peek(),
          }
        )
      },
    })
    stage.current = made
    const hideSurface = surface?.show(made)
    let isHere = true
    let isAsked = false
    let stopDrawing = () => {}
    const stopWaking = effect(() => {
      const [known, table] = [viewing.known.value, viewing.table.value]
      viewing.posed.value
      viewing.plan.value
      viewing.playback.value
      player?.value?.held.value
      made.wake()
      if (!known || !table || isAsked) return
      isAsked = true
      table.createBoard(known.timeline.stateAfter(0), document, language.peek()).then((drawn) => {
        if (!isHere) return
        made.hang(drawn)
        setBoard(drawn)
        stopDrawing = whileIdle(drawn.ahead ?? [])
      }, reportError)
    })
    const stopMarking = effect(() => made.mark(chosen.value))
    const stopCovering = effect(() => made.cover(covered.value))
    const stopTelling = facts.ask(() => ({ frames: made.frames, isStill: made.isStill }))
    return () => {
      isHere = false
      stopDrawing()
      hideSurface?.()
      stopTelling()
      stopCovering()
      stopMarking()
      stopWaking()
      made.dispose()
    }
  }, [viewing, player, surface])

  useKeys({
    larger: () => stage.current?.zoom(STEP),
    smaller: () => stage.current?.zoom(1 / STEP),
    follow: () => stage.current?.look('follow'),
  })

  return (
    <section
      class={classNames(stageStyles.stage, stageStyles.flat)}
      data-keys="board"
      aria-label={sayBoard(language.value, 'label')}
    >
      <svg
        class={styles.board}
        ref={host}
        role="img"
        aria-label={`${status?.title ?? ''}. ${status?.sentence ?? ''}`}
      >
        <title>{sayBoard(language.value, 'label')}</title>
      </svg>
      {!board && !isOnAir && <p class={stageStyles.veil}>{say('table.loading')}</p>}
      {board && hasTools && (
        <>
          <fieldset class={stageStyles.views} aria-label={sayBoard(language.value, 'look')}>
            {LOOKS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={look === one}
                onClick={() => stage.current?.look(one)}
              >
                {sayBoard(language.value, one)}
              </button>
            ))}
            <button
              type="button"
              aria-label={sayBoard(language.value, 'smaller')}
              title={sayBoard(language.value, 'smaller')}
              onClick={() => stage.current?.zoom(1 / STEP)}
            >
              −
            </button>
            <button
              type="button"
              aria-label={sayBoard(language.value, 'larger')}
              title={sayBoard(language.value, 'larger')}
              onClick={() => stage.current?.zoom(STEP)}
            >
              +
            </button>
          </fieldset>
          <BoardPlaces viewing={viewing} board={board} chosen={chosen} onPoint={onPoint} />
        </>
      )}
      {trouble && !isOnAir && (
        <p class={stageStyles.flatNotice} role="status">
          {sayBoard(language.value, trouble)}
        </p>
      )}
      {!isOnAir && <LineNotice viewing={viewing} />}
      {children}
    </section>
  )
}
