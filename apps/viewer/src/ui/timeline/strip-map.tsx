import { useRef } from 'preact/hooks'
import { panned } from '../../playback/lens.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useWords } from '../common/app-context.ts'
import styles from './strip-map.module.css'
import { cssPercent, shareAlong } from './strip-picture.tsx'

/** Which part of the match one looks at closely: drag it along, or go back to all. */
export function StripMap({ course }: { readonly course: ViewingCourse }) {
  const say = useWords()
  const lens = course.lens.value
  const span = course.bar.value
  const instant = course.viewing.instant.value
  const bar = useRef<HTMLDivElement>(null)
  const drag = (event: PointerEvent) => {
    const element = bar.current
    if (!element || !lens) return
    if (event.type === 'pointerdown') element.setPointerCapture(event.pointerId)
    else if (!element.hasPointerCapture(event.pointerId)) return
    const { left, width } = element.getBoundingClientRect()
    const to = span.start + ((event.clientX - left) / width) * (span.end - span.start)
    course.lens.value = panned(span, lens, to - (lens.from + lens.until) / 2)
  }
  const showAll = () => {
    course.lens.value = undefined
  }
  if (!lens) return null
  const [from, until] = [shareAlong(span, lens.from), shareAlong(span, lens.until)]
  return (
    <div class={styles.stripMap}>
      <div class={styles.track} ref={bar} onPointerDown={drag} onPointerMove={drag} aria-hidden="true">
        <span class={styles.part} style={{ left: cssPercent(from), width: cssPercent(until - from) }} />
        <span class={styles.here} style={{ left: cssPercent(shareAlong(span, instant)) }} />
      </div>
      <button type="button" class={styles.whole} onClick={showAll}>
        {say('strip.whole')}
      </button>
    </div>
  )
}
