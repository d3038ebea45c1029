import { useComputed } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import styles from './move-list.module.css'
import { isTold, MoveRows } from './move-rows.tsx'
import { usePresentMove } from './use-present-move.ts'

/** Of so many rows those that are out of view are not laid out. */
const LONG = 400

/** The whole match in words, with the present move marked; each move is a link to its instant. */
export function MoveList({ course }: { readonly course: ViewingCourse }) {
  const say = useWords()
  const list = useRef<HTMLOListElement>(null)
  const moves = course.moves.value
  // The end of a live match moves all the time.
  const start = useComputed(() => course.viewing.span.value.start).value
  const waits = say('moves.pending')
  const until = course.knownUntil.value
  const told = moves.filter(({ fault, shown }) => isTold(fault, until) || isTold(shown, until)).length
  const rows = useMemo(
    () => <MoveRows moves={moves} start={start} waits={waits} until={until} />,
    [moves, start, waits, told],
  )
  const isLong = moves.length > LONG
  const { isAway, comeBack, letGo } = usePresentMove(list, course, isLong)

  const go = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest('button') : null
    const move = moves[Number(row?.dataset.move)]
    if (!move) return
    comeBack()
    course.goTo(Math.max(move.at, move.knownFrom))
  }
  /** Up and down within the list; Enter presses. */
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    const row = event.target instanceof Element ? event.target.closest('li') : null
    const next = event.key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling
    event.preventDefault()
    letGo()
    next?.querySelector('button')?.focus()
  }

  return (
    <section class={styles.moveList} aria-label={say('panel.moves')}>
      <h3>{say('panel.moves')}</h3>
      <div class={isLong ? classNames(styles.scroll, styles.long) : styles.scroll}>
        <ol
          class={styles.moves}
          ref={list}
          onClick={({ target }) => go(target)}
          onKeyDown={walk}
          onWheel={letGo}
          onTouchMove={letGo}
        >
          {rows}
        </ol>
        {isAway && (
          <button type="button" class={styles.toNow} onClick={comeBack}>
            {say('moves.to-now')}
          </button>
        )}
      </div>
    </section>
  )
}
