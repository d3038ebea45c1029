import { useEffect, useMemo } from 'preact/hooks'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { useWords } from '../common/app-context.ts'
import { clockText } from '../common/clock-text.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { lazily } from '../common/lazily.tsx'
import { useModule } from '../common/use-module.ts'
import { useReviewWords } from '../common/use-review-words.ts'
import { MoveList } from '../moves/move-list.tsx'
import { linkTo, useLookedBack } from './looked-back.ts'
import styles from './reviewed-table.module.css'

const HeatRow = lazily(async () => (await import('../insight/heat-row.tsx')).HeatRow)

/** The table as it stood at the chosen instant, with what was wrong marked on it, and the moves beside it. */
export function ReviewedTable() {
  const looked = useLookedBack()
  const { course, start, review } = looked
  const { viewing } = course
  const say = useReviewWords()
  const sayPage = useWords()
  const views = useMemo(() => createViewChoice(), [viewing])
  useEffect(() => viewing.lookAs({ isLookedBack: true }), [viewing])
  // Words come first: the picture is drawn after them.
  const { module: picture } = useModule(
    () => afterFirstPaint().then(() => import('../table/table-view.tsx')),
    true,
  )
  const instant = viewing.instant.value
  const move = course.moves.value[course.present.value]
  const chapter = review.chapters.findLast(({ from }) => from <= instant)
  const step = (by: 1 | -1) => () => viewing.step(by)
  return (
    <aside class={styles.beside} aria-label={say('review.table')}>
      <div class={styles.table}>
        {picture && <picture.TableView viewing={viewing} views={views} tools="none" />}
      </div>
      <div class={styles.here}>
        <button
          type="button"
          class={controlStyles.plain}
          aria-label={sayPage('control.back')}
          title={sayPage('control.back')}
          onClick={step(-1)}
        >
          <PageIcon name="back" />
        </button>
        <p aria-live="polite">
          <time>{clockText(instant - start)}</time> {move?.text}
          {move?.fault && <span class={styles.fault}>{move.fault.text}</span>}
        </p>
        <button
          type="button"
          class={controlStyles.plain}
          aria-label={sayPage('control.on')}
          title={sayPage('control.on')}
          onClick={step(1)}
        >
          <PageIcon name="on" />
        </button>
        <a
          class={styles.open}
          href={linkTo(looked, instant, chapter)}
          aria-label={say('review.open')}
          title={say('review.open')}
        >
          <PageIcon name="play" />
        </a>
      </div>
      <HeatRow viewing={viewing} />
      <div class={styles.moves}>
        <MoveList course={course} />
      </div>
    </aside>
  )
}

/** Where pages are drawn one frame after the other, until the next one has been. */
function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
