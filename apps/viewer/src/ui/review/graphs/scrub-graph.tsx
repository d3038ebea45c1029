import { useComputed } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { hearGestures } from '../../../input/hear-gestures.ts'
import type { ChapterReview } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { useWidth } from '../../common/use-width.ts'
import { linkTo, routeTo, useLookedBack } from '../looked-back.ts'
import styles from './scrub-graph.module.css'

/** An instant on a graph: how far along (0 to 1), and what it says there. */
export interface GraphStop {
  readonly at: number
  readonly share: number
  said(): string
}

interface Props {
  readonly label: string
  readonly stops: readonly GraphStop[]
  /** Of the picture, in px. */
  readonly height: number
  /** Where the picture begins, in px. */
  readonly left?: number
  /** The chapter of all stops. */
  readonly chapter: ChapterReview
  readonly children: (width: number) => ComponentChildren
}

/** A graph to move along by pointer and keys: the table follows, and a link leads to the replay of that instant. */
export function ScrubGraph({ label, stops, height, left = 0, chapter, children }: Props) {
  const looked = useLookedBack()
  const { course, start } = looked
  const { router } = useApp()
  const say = useReviewWords()
  const host = useRef<HTMLDivElement>(null)
  const width = useWidth(host)
  const index = useComputed(() => {
    const instant = course.viewing.instant.value
    const [first, last] = [stops[0], stops.at(-1)]
    const isHere = first !== undefined && last !== undefined && instant >= first.at && instant <= last.at
    return isHere ? stops.findLastIndex(({ at }) => at <= instant) : -1
  }).value
  const present = stops[index]
  const newest = useRef({ stops, width })
  newest.current = { stops, width }
  const goTo = (stop: GraphStop | undefined) => stop && course.goTo(stop.at)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const scrub = (x: number) => {
      const { stops, width } = newest.current
      goTo(nearest(stops, (x - left) / Math.max(1, width - left)))
    }
    return hearGestures(element, {
      slack: 0,
      letsScroll: true,
      hear(gesture) {
        if (gesture.type === 'press' || gesture.type === 'drag' || gesture.type === 'tap') scrub(gesture.at.x)
      },
    })
  }, [course])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyStop(event.key)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to !== 'open') return goTo(stops[to])
    if (present) router.go(routeTo(looked, present.at, chapter))
  }
  const keyStop = (key: string): number | 'open' | undefined => {
    const by = STEPS[key]
    if (by !== undefined) return Math.min(Math.max((index < 0 ? -1 : index) + by, 0), stops.length - 1)
    if (key === 'Home') return 0
    if (key === 'End') return stops.length - 1
    return key === 'Enter' && present ? 'open' : undefined
  }
  const told = (stop: GraphStop) =>
    say('review.graph.at', { at: clockText(stop.at - start), said: stop.said() })
  return (
    <div class={styles.whole}>
      <div
        class={styles.graph}
        ref={host}
        style={{ height: `${height}px` }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, stops.length - 1)}
        aria-valuenow={Math.max(0, index)}
        aria-valuetext={present ? told(present) : say('review.graph.hint')}
        title={say('review.graph.hint')}
        onKeyDown={onKeyDown}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            {children(width)}
            {present && (
              <line
                class={styles.cursor}
                x1={left + present.share * (width - left)}
                x2={left + present.share * (width - left)}
                y1={0}
                y2={height}
              />
            )}
          </svg>
        )}
      </div>
      <p class={styles.readout}>
        {present ? (
          <>
            <span>{told(present)}</span>
            <a href={linkTo(looked, present.at, chapter)}>
              {say('review.graph.instant', { at: clockText(present.at - start) })}
            </a>
          </>
        ) : (
          <span class={styles.hint}>{say('review.graph.press')}</span>
        )}
      </p>
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

function nearest(stops: readonly GraphStop[], share: number): GraphStop | undefined {
  const distance = (stop: GraphStop) => Math.abs(stop.share - share)
  return stops.reduce<GraphStop | undefined>(
    (best, stop) => (best && distance(best) <= distance(stop) ? best : stop),
    undefined,
  )
}
