import { useComputed } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { ChapterReview } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { linkTo, routeTo, useLookedBack } from '../looked-back.ts'
import { GraphSlider } from './graph-slider.tsx'
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

/** A graph of a chapter: the table follows where one moves along it, and a link leads to the replay of that instant. */
export function ScrubGraph({ label, stops, height, left = 0, chapter, children }: Props) {
  const looked = useLookedBack()
  const { course, start } = looked
  const { router } = useApp()
  const say = useReviewWords()
  const index = useComputed(() => {
    const instant = course.viewing.instant.value
    const [first, last] = [stops[0], stops.at(-1)]
    const isHere = first !== undefined && last !== undefined && instant >= first.at && instant <= last.at
    return isHere ? stops.findLastIndex(({ at }) => at <= instant) : -1
  }).value
  const present = stops[index]
  const told = (stop: GraphStop) =>
    say('review.graph.at', { at: clockText(stop.at - start), said: stop.said() })
  return (
    <div class={styles.whole}>
      <GraphSlider
        label={label}
        shares={stops.map(({ share }) => share)}
        index={index}
        cursor={present?.share}
        said={present ? told(present) : say('review.graph.hint')}
        height={height}
        left={left}
        onChoose={(to) => {
          const stop = stops[to]
          if (stop) course.goTo(stop.at)
        }}
        onOpen={() => present && router.go(routeTo(looked, present.at, chapter))}
      >
        {children}
      </GraphSlider>
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
