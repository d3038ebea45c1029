import { type Signal, useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { sayBoard } from '../../language/board-words.ts'
import type { Board, BoardPlace } from '../../table/board.ts'
import type { Point } from '../../table/extent.ts'
import type { TablePlan } from '../../table/table-plan.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import styles from './board-view.module.css'

interface Props {
  readonly viewing: Viewing
  readonly board: Board<TablePlan>
  readonly chosen: Signal<BoardPlace | undefined>
  readonly onPoint: (point: Point | undefined) => void
}

/** What lies on the table as lists to go through; arrows up and down go from one to the next. */
export function BoardPlaces({ viewing, board, chosen, onPoint }: Props) {
  const { language } = useApp()
  const { told } = viewing
  const [plan, beat] = [told.plan.value, told.beat.value]
  // What lies there changes between two events as well: one round is swept off, another one lies there.
  const overview = useComputed(
    () => told.plan.value?.overviews.filter(({ from }) => from <= viewing.posed.value).length,
  ).value
  const rows = useMemo(
    () => (plan ? board.placesOf(plan, viewing.posed.peek(), language.value) : []),
    [plan, beat, overview, board, language.value],
  )
  const all = rows.flatMap(({ places }) => places)
  const own = all.find(({ key }) => key === chosen.value?.key)
  const first = own ?? all.at(-1)

  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    const items = [...(event.currentTarget.closest('[data-places]')?.querySelectorAll('button') ?? [])]
    const index = items.indexOf(event.currentTarget as HTMLButtonElement)
    items[index + by]?.focus()
  }
  const choose = (place: BoardPlace | undefined) => {
    chosen.value = place
    onPoint(place)
  }
  return (
    <fieldset data-places aria-label={sayBoard(language.value, 'label')}>
      {rows.map(({ label, places }) => (
        <ol key={label} aria-label={label} class={controlStyles.spoken}>
          {places.map((place) => (
            <li key={place.key}>
              <button
                type="button"
                tabIndex={place.key === first?.key ? 0 : -1}
                onFocus={() => choose(place)}
                onBlur={() => choose(undefined)}
                onKeyDown={move}
              >
                {place.label}
              </button>
            </li>
          ))}
        </ol>
      ))}
      {own && (
        <p class={styles.placeLabel} aria-hidden="true">
          {own.label}
        </p>
      )}
    </fieldset>
  )
}
