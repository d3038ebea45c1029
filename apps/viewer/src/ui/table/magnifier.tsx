import { svgOf } from '@getaway/faces/drawing'
import { type ReadonlySignal, signal, useComputed } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import type { PlayerHand } from '../../playing/player-hand.ts'
import type { Point } from '../../table/extent.ts'
import type { LargePiece } from '../../table/pieces.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import iconStyles from '../common/icons.module.css'
import { type BoxSize, useSize } from '../common/use-size.ts'
import footStyles from './table-foot.module.css'

interface Props {
  readonly viewing: Viewing
  readonly point: ReadonlySignal<Point | undefined>
  /** The hand of somebody who plays here. */
  readonly player?: ReadonlySignal<PlayerHand | undefined> | undefined
  readonly onSize?: (size: BoxSize) => void
}

/** As long as the page stands; where there is little room, once somebody wants it. */
const isOpen = signal(!matchMedia('(max-width: 760px), (max-height: 560px)').matches)
const NONE: readonly LargePiece[] = []

/** Here nobody squints: the tile one points at, or else what matters, large. It says nothing that is not said elsewhere. */
export function Magnifier({ viewing, point, player, onSize }: Props) {
  const { language } = useApp()
  const say = useWords()
  const lens = useRef<HTMLDivElement>(null)
  const isCarrying = useComputed(() => player?.value?.drawn.isCarrying.value === true)
  const seen = useComputed(() => {
    const [table, plan] = [viewing.table.value, viewing.told.plan.value]
    if (!table || !plan || !isOpen.value) return NONE
    // The cell for what is carried may be under it.
    if (isCarrying.value) return NONE
    return table.largeOf(plan, point.value, viewing.posed.value, language.value)
  })
  // From instant to instant mostly nothing changes: the picture is made again only when something does.
  const name = useComputed(() =>
    seen.value.map(({ key, label, turn }) => `${key} ${label} ${turn}`).join('|'),
  )
  const pieces = useMemo(() => seen.peek(), [name.value])
  const hasTable = viewing.table.value !== undefined
  const isLarge = isOpen.value && pieces.length > 0
  useSize(lens, onSize, hasTable && isLarge)
  if (!hasTable) return null
  return (
    <div
      class={classNames(footStyles.lens, isOpen.value && footStyles.wanted, isLarge && footStyles.open)}
      ref={lens}
    >
      {pieces.map((piece) => (
        <Large key={piece.key} piece={piece} />
      ))}
      <button
        type="button"
        class={footStyles.lensSwitch}
        aria-pressed={isOpen.value}
        aria-label={say('lens.label')}
        title={say('lens.label')}
        onClick={() => {
          isOpen.value = !isOpen.peek()
        }}
      >
        <svg viewBox="0 0 24 24" class={iconStyles.icon} aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20.5 20.5M8 10.5h5M10.5 8v5" />
        </svg>
      </button>
    </div>
  )
}

function Large({ piece: { drawing, label, turn } }: { readonly piece: LargePiece }) {
  const html = useMemo(() => svgOf(drawing), [drawing])
  return (
    <figure aria-hidden="true">
      <div
        class={footStyles.large}
        style={{ transform: `rotate(${turn * 90}deg)` }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
