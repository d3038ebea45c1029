import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { showing, throughLens } from '../../playback/lens.ts'
import { within } from '../../playback/playback.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useWords } from '../common/app-context.ts'
import { clockText } from '../common/clock-text.ts'
import { lazily } from '../common/lazily.tsx'
import { useWidth } from '../common/use-width.ts'
import { cssPercent, StripPicture, shareAlong } from './strip-picture.tsx'
import styles from './timeline-strip.module.css'
import { useStripHand } from './use-strip-hand.ts'

/** Nobody sees it before they point somewhere. */
const StripPreview = lazily(async () => (await import('./strip-preview.tsx')).StripPreview)

/** Flags so near to the pointer, in px, are named. */
const NEAR = 8
/** What was played while somebody paused is named from a second on. */
const LEAST_GROWN = 1_000_000

/** What somebody marked on the line: µs into the match, and why. */
export interface Mark {
  readonly into: number
  readonly text: string
}

interface Props {
  readonly course: ViewingCourse
  readonly marks?: readonly Mark[] | undefined
}

/** The whole match on one line: its chapters, what happened in them, and the present instant. */
export function TimelineStrip({ course, marks = [] }: Props) {
  const say = useWords()
  const { viewing } = course
  const bar = useRef<HTMLDivElement>(null)
  const width = useWidth(bar)
  const [hover, setHover] = useState<number>()
  const [strip, whole, pauses] = [course.strip.value, course.bar.value, viewing.pauses.value]
  const lens = course.lens.value
  const [knownUntil, isHiding] = [course.knownUntil.value, course.isHiding.value]
  const shown = useMemo(() => throughLens(whole, lens), [whole, lens])
  const { start } = viewing.span.value
  const instant = within(whole, viewing.instant.value)
  const present = strip.chapters.findLastIndex(({ from }) => instant >= from)
  // The same picture is not drawn again: the instant moves with every frame.
  const picture = useMemo(
    () => <StripPicture {...{ strip, span: shown, pauses, knownUntil, width, present }} />,
    [strip, shown, pauses, knownUntil, width, present],
  )
  useStripHand(bar, course, setHover)

  const before = useRef(instant)
  useEffect(() => {
    const wasInside = lens && before.current >= lens.from && before.current <= lens.until
    before.current = instant
    if (lens && wasInside) course.lens.value = showing(whole, lens, instant)
  }, [instant])

  const end = isHiding ? knownUntil : whole.end
  const at = clockText(instant - start)
  const length = clockText(viewing.span.value.end - start)
  const told = [
    isHiding ? at : say('control.position', { at, length }),
    strip.chapters[present]?.label,
    course.moves.value[course.present.value]?.text,
  ]
  const grown = isHiding || lens ? 0 : viewing.span.value.end - whole.end
  const pointed = hover === undefined ? undefined : shown.start + (hover / width) * (shown.end - shown.start)
  const flags = strip.flags.filter(
    (flag) => Math.abs(shareAlong(shown, flag.at) * width - (hover ?? 0)) < NEAR,
  )
  const isInside = shown.end > shown.start && instant >= shown.start && instant <= shown.end

  return (
    <div class={styles.lineOfTime}>
      {pointed !== undefined && (
        <StripPreview
          course={course}
          at={flags[0]?.at ?? pointed}
          flags={flags.slice(0, 3)}
          x={hover ?? 0}
          width={width}
        />
      )}
      <div
        class={styles.strip}
        ref={bar}
        role="slider"
        tabIndex={0}
        aria-label={say('control.line')}
        aria-valuemin={0}
        aria-valuemax={Math.round((end - start) / 1000)}
        aria-valuenow={Math.round((instant - start) / 1000)}
        aria-valuetext={told.filter(Boolean).join('. ')}
        data-keys="timeline"
      >
        <div class={styles.picture}>{picture}</div>
        {marks
          .map(({ into, text }) => ({ at: start + into, text }))
          .filter(({ at }) => at >= shown.start && at <= shown.end)
          .map(({ at, text }) => (
            <i
              key={`${at} ${text}`}
              class={styles.mark}
              style={{ left: cssPercent(shareAlong(shown, at)) }}
              title={text}
            />
          ))}
        <span class={styles.played} style={{ width: cssPercent(shareAlong(shown, instant)) }} />
        {hover !== undefined && <span class={styles.pointed} style={{ left: `${hover}px` }} />}
        {isInside && <span class={styles.head} style={{ left: cssPercent(shareAlong(shown, instant)) }} />}
        {grown >= LEAST_GROWN && <span class={styles.grown}>+{clockText(grown)}</span>}
      </div>
    </div>
  )
}
