import { useId, useState } from 'preact/hooks'
import { barHeight, heatColour } from '../../insight/heat-scale.ts'
import { sayInsight } from '../../language/insight-words.ts'
import type { HeatCell, HeatStrip } from '../../table/insight.ts'
import { useApp, useWordsOf } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import styles from './heat-panel.module.css'

interface Props {
  readonly title: string
  readonly strip: HeatStrip | undefined
  /** It is still being worked out. */
  readonly isWaiting: boolean
}

/** How probable each of some things is, as bars side by side, with what to see in them. */
export function HeatPanel({ title, strip, isWaiting }: Props) {
  const say = useWordsOf(sayInsight)
  const { settings } = useApp()
  const [pointed, setPointed] = useState<number>()
  const { showsInsight } = settings
  const isShown = showsInsight.value
  const toggle = () => {
    showsInsight.value = !isShown
  }
  const told = pointed === undefined ? undefined : strip?.cells[pointed]?.said
  return (
    <section class={styles.panel} aria-label={title}>
      <div class={styles.head}>
        <h2>{title}</h2>
        {isShown && (
          <p>
            {told ?? strip?.sentence ?? (isWaiting && say('working'))}
            {strip && <Legend cells={strip.cells} />}
          </p>
        )}
        <button
          type="button"
          class={classNames(controlStyles.plain, styles.fold)}
          aria-expanded={isShown}
          onClick={toggle}
        >
          {say(isShown ? 'hide' : 'show')}
        </button>
      </div>
      {isShown && <Bars title={title} cells={strip?.cells ?? []} pointed={pointed} onPoint={setPointed} />}
    </section>
  )
}

interface BarsProps {
  readonly title: string
  readonly cells: readonly HeatCell[]
  readonly pointed: number | undefined
  readonly onPoint: (index: number | undefined) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** One stop for the keyboard; arrows go from cell to cell, each of which is said. */
function Bars({ title, cells, pointed, onPoint }: BarsProps) {
  const id = useId()
  const cellId = (index: number) => `${id}-${index}`
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stopFor(event.key, pointed, cells.length)
    if (to === undefined) return
    // The same keys move along the match elsewhere.
    event.preventDefault()
    event.stopPropagation()
    onPoint(to)
  }
  return (
    <div
      class={styles.bars}
      role="listbox"
      tabIndex={0}
      aria-label={title}
      aria-activedescendant={pointed === undefined ? undefined : cellId(pointed)}
      onKeyDown={onKeyDown}
      onFocus={() => onPoint(pointed ?? 0)}
      onBlur={() => onPoint(undefined)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {cells.map((cell, index) => (
        <div
          key={cell.label}
          id={cellId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === pointed}
          aria-label={cell.said}
          class={classNames(
            styles.cell,
            styles[cell.standing],
            cell.isThere && styles.there,
            cell.isNamed && styles.named,
            index === pointed && styles.pointed,
          )}
          style={{ '--height': barHeight(cell.odds, cells).toFixed(3), '--heat': heatColour(cell.odds) }}
          onPointerEnter={() => onPoint(index)}
          onPointerDown={() => onPoint(index)}
        >
          <i />
          <span>{cell.label}</span>
        </div>
      ))}
    </div>
  )
}

function stopFor(key: string, from: number | undefined, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const by = STEPS[key]
  return by === undefined ? undefined : Math.min(Math.max((from ?? -by) + by, 0), count - 1)
}

/** Of the signs only those that are to be seen now. */
function Legend({ cells }: { readonly cells: readonly HeatCell[] }) {
  const say = useWordsOf(sayInsight)
  const signs = [
    { sign: 'there', isSeen: cells.some(({ isThere }) => isThere) },
    { sign: 'named', isSeen: cells.some(({ isNamed }) => isNamed) },
    { sign: 'known', isSeen: cells.some(({ standing }) => standing === 'known') },
  ] as const
  return (
    <span class={styles.legend} aria-hidden="true">
      {signs.map(
        ({ sign, isSeen }) =>
          isSeen && (
            <small key={sign}>
              <i class={styles[sign]} />
              {say(`legend.${sign}`)}
            </small>
          ),
      )}
    </span>
  )
}
