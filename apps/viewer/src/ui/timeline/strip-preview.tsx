import { useMemo } from 'preact/hooks'
import type { Flag } from '../../table/strip.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useWords } from '../common/app-context.ts'
import { clockText } from '../common/clock-text.ts'
import { EmblemMark } from '../common/emblem-mark.tsx'
import { Miniature } from './miniature.tsx'
import styles from './strip-preview.module.css'

interface Props {
  readonly course: ViewingCourse
  readonly at: number
  /** Flags under the pointer. */
  readonly flags: readonly Flag[]
  /** Of its middle, and of what it stands over, in px. */
  readonly x: number
  readonly width: number
}

const WIDTH = 204
/** The picture follows in steps of so many µs. */
const STEP = 200_000

/** What one would see there: the table as a stamp, the time, and what happened last. */
export function StripPreview({ course, at, flags, x, width }: Props) {
  const say = useWords()
  const { viewing, strip, moves } = course
  const isUnseen = at > course.knownUntil.value && course.isHiding.value
  const [known, table, look] = [viewing.known.value, viewing.table.value, viewing.look.value]
  const instant = Math.floor(at / STEP) * STEP
  const picture = useMemo(() => {
    if (!known || !table || isUnseen) return undefined
    const plan = table.planOf(known.timeline, known.timeline.indexAt(at), look)
    return <Miniature pieces={table.miniatureOf(plan, at)} />
  }, [known, table, look, instant, isUnseen])
  const chapter = strip.value.chapters.findLast(({ from }) => from <= at)
  const last = moves.value.findLast(({ knownFrom }) => knownFrom <= at)
  const left = Math.max(WIDTH / 2, Math.min(x, width - WIDTH / 2))
  return (
    <div class={styles.preview} style={{ left: `${left}px`, width: `${WIDTH}px` }} aria-hidden="true">
      {isUnseen ? (
        <p class={styles.unseenNote}>{say('strip.unseen')}</p>
      ) : (
        <>
          {picture}
          <p class={styles.when}>
            <b>{clockText(at - viewing.span.value.start)}</b>
            <span>{chapter?.label}</span>
          </p>
          {flags.length > 0
            ? flags.map(({ kind, label, at: since }) => (
                <p key={`${kind.id}${since}${label}`} class={styles.what}>
                  <EmblemMark emblem={kind.emblem} />
                  {label}
                </p>
              ))
            : last && <p class={styles.what}>{last.text}</p>}
        </>
      )}
    </div>
  )
}
