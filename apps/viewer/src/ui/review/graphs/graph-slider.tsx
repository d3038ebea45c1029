import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { hearGestures } from '../../../input/hear-gestures.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { useWidth } from '../../common/use-width.ts'
import styles from './graph-slider.module.css'

interface Props {
  readonly label: string
  /** Where one may stand: how far along (0 to 1), in order. */
  readonly shares: readonly number[]
  /** On which of them one stands; -1: on none. */
  readonly index: number
  /** Where the cursor is drawn, if it is. */
  readonly cursor: number | undefined
  /** What is said of where one stands. */
  readonly said: string
  /** Of the picture, in px. */
  readonly height: number
  /** Where the picture begins, in px. */
  readonly left?: number
  readonly onChoose: (index: number) => void
  /** Enter; undefined: it does nothing. */
  readonly onOpen?: (() => void) | undefined
  readonly children: (width: number) => ComponentChildren
}

/** A graph to move along by pointer and keys. */
export function GraphSlider(props: Props) {
  const { label, shares, index, cursor, said, height, left = 0, onChoose, onOpen, children } = props
  const say = useReviewWords()
  const host = useRef<HTMLDivElement>(null)
  const width = useWidth(host)
  const newest = useRef({ shares, width, left, onChoose })
  newest.current = { shares, width, left, onChoose }

  useEffect(() => {
    const element = host.current
    if (!element) return
    const scrub = (x: number) => {
      const { shares, width, left, onChoose } = newest.current
      const to = nearest(shares, (x - left) / Math.max(1, width - left))
      if (to >= 0) onChoose(to)
    }
    return hearGestures(element, {
      slack: 0,
      letsScroll: true,
      hear(gesture) {
        if (gesture.type === 'press' || gesture.type === 'drag' || gesture.type === 'tap') scrub(gesture.at.x)
      },
    })
  }, [])

  const last = shares.length - 1
  const keyStop = (key: string): number | 'open' | undefined => {
    const by = STEPS[key]
    if (by !== undefined) return Math.min(Math.max((index < 0 ? -1 : index) + by, 0), last)
    if (key === 'Home') return 0
    if (key === 'End') return last
    return key === 'Enter' && onOpen ? 'open' : undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyStop(event.key)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to === 'open') onOpen?.()
    else if (to >= 0) onChoose(to)
  }
  const x = cursor === undefined ? undefined : left + cursor * (width - left)
  return (
    <div
      class={styles.graph}
      ref={host}
      style={{ height: `${height}px` }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, last)}
      aria-valuenow={Math.max(0, index)}
      aria-valuetext={said}
      title={say(onOpen ? 'review.graph.hint' : 'review.graph.step')}
      onKeyDown={onKeyDown}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {children(width)}
          {x !== undefined && <line class={styles.cursor} x1={x} x2={x} y1={0} y2={height} />}
        </svg>
      )}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

function nearest(shares: readonly number[], share: number): number {
  const distance = (index: number) => Math.abs((shares[index] ?? 0) - share)
  return shares.reduce(
    (best, _, index) => (best >= 0 && distance(best) <= distance(index) ? best : index),
    -1,
  )
}
