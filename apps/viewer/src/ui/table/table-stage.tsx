import { effect, type ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { TableSurface } from '../../input/table-surface.ts'
import type { PlayerHand } from '../../playing/player-hand.ts'
import { createViewChoice, type ViewChoice } from '../../stage/camera/view-choice.ts'
import { createStageCanvas, releaseCanvas } from '../../stage/canvas.ts'
import type { Covered } from '../../stage/framing/covered.ts'
import type { Point } from '../../table/extent.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { LineNotice } from './line-notice.tsx'
import { putOnStage } from './put-on-stage.ts'
import styles from './table-stage.module.css'
import { ViewButtons } from './view-buttons.tsx'

interface Props {
  readonly viewing: Viewing
  readonly children?: ComponentChildren
  /** What the children cover of it. */
  readonly covered: ReadonlySignal<Covered>
  /** With buttons to look from elsewhere. */
  readonly hasTools?: boolean
  /** With nothing but the picture. */
  readonly isOnAir?: boolean
  /** The camera, if the page chooses it. */
  readonly views?: ViewChoice
  /** Where on the table somebody points, in cells. */
  readonly onPoint?: (point: Point | undefined) => void
  /** The hand of somebody who plays here. */
  readonly player?: ReadonlySignal<PlayerHand | undefined> | undefined
  readonly surface?: TableSurface | undefined
  /** Its first picture is on the screen. */
  readonly onShown?: () => void
  /** It cannot be shown. */
  readonly onTrouble: (trouble: Trouble) => void
}

export type Trouble = 'no-webgl' | 'failed'

/** The table in 3D, with the controls to look around. */
export function TableStage({
  viewing,
  children,
  covered,
  hasTools = true,
  isOnAir = false,
  views: given,
  onPoint,
  player,
  surface,
  onShown,
  onTrouble,
}: Props) {
  const { motion, facts, cosmetics, language } = useApp()
  const say = useWords()
  const host = useRef<HTMLDivElement>(null)
  const pointed = useRef(onPoint)
  pointed.current = onPoint
  const views = useMemo(() => given ?? createViewChoice(), [given])
  const [state, setState] = useState<'loading' | 'ready'>('loading')

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const canvas = createStageCanvas(cosmetics)
    if (!canvas) return onTrouble('no-webgl')
    let leave = () => {}
    let isHere = true
    const open = async () => {
      const { createStage } = await import('../../stage/stage.ts')
      if (!isHere) return
      const play = putOnStage(viewing, () => player?.peek())
      const made = createStage(element, canvas, {
        shoot: play.shoot,
        views,
        isCalm: motion.peek() === 'reduced',
        onShown,
        onPoint: (point) => pointed.current?.(point),
        handOf: () => player?.peek(),
        language: language.peek(),
        ...cosmetics,
      })
      leave = () => {
        play.dispose()
        made.dispose()
      }
      const stopWaking = effect(() => {
        play.hang(made)
        viewing.posed.value
        viewing.instant.value
        viewing.plan.value
        player?.value?.held.value
        if (viewing.table.value && viewing.known.value) setState('ready')
        made.wake()
      })
      const stopCovering = effect(() => made.cover(covered.value))
      const stopTelling = facts.ask(() => {
        const { frames, isStill, drawCalls, triangles, programs, quality, mood } = made
        return { frames, isStill, drawCalls, triangles, programs, quality, mood }
      })
      const hideSurface = surface?.show(made)
      const takeDown = leave
      leave = () => {
        hideSurface?.()
        stopTelling()
        stopCovering()
        stopWaking()
        takeDown()
      }
    }
    open().catch((error: unknown) => {
      if (isHere) onTrouble('failed')
      reportError(error)
    })
    return () => {
      isHere = false
      leave()
      releaseCanvas(canvas)
    }
  }, [viewing, views, player, surface])

  return (
    <section class={styles.stage} aria-label={say('table.label')}>
      <div class={styles.canvas} ref={host} />
      {state === 'loading' && !isOnAir && <p class={styles.veil}>{say('table.loading')}</p>}
      {state === 'ready' && hasTools && <ViewButtons views={views} />}
      {!isOnAir && <LineNotice viewing={viewing} />}
      {children}
    </section>
  )
}
