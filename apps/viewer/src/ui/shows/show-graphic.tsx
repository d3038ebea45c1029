import { computed, type ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Direction } from '../../shows/direction.ts'
import { graphicWords } from '../../shows/graphic-words.ts'
import type { AnyBroadcasting } from '../../table/broadcasting.ts'
import { sightOf } from '../../viewing/sight.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { inSeatColour } from '../common/in-colour.ts'
import { Marks } from '../common/marks.tsx'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './show-graphic.module.css'
import { useCards } from './use-cards.ts'

interface Props {
  readonly viewing: Viewing
  readonly direction: ReadonlySignal<Direction>
  /** What the game tells; undefined: it tells no stories. */
  readonly broadcasting: AnyBroadcasting | undefined
}

/** The graphic that a caster has put on air: a story, a title, or a player’s name. */
export function ShowGraphic({ viewing, direction, broadcasting }: Props) {
  const { language } = useApp()
  const status = useTableStatus(viewing, language.value)
  const cards = useCards(viewing, broadcasting)
  const words = useMemo(
    () =>
      computed(() => {
        const { graphic } = direction.value
        if (!graphic || graphic.type === 'lower-third') return undefined
        const viewer = { cards: () => cards.value, instant: () => sightOf(viewing), language: language.value }
        return graphicWords(graphic, viewer)
      }),
    [direction, cards, viewing],
  ).value
  const { graphic } = direction.value
  if (!graphic) return null
  if (graphic.type === 'lower-third') {
    const player = status?.players.find(({ seat }) => seat === graphic.seat)
    if (!player) return null
    return (
      <Plate key={graphic.number} seats={[player.seat]}>
        <strong>{player.name}</strong>
        <span class={styles.line}>
          {player.role && <span>{player.role}</span>}
          <Marks marks={player.marks} />
        </span>
      </Plate>
    )
  }
  if (!words) return null
  return (
    <Plate key={graphic.number} seats={words.seats ?? NOBODY}>
      <strong>{words.headline}</strong>
      {words.detail && <span>{words.detail}</span>}
    </Plate>
  )
}

const NOBODY: readonly number[] = []

interface PlateProps {
  readonly seats: readonly number[]
  readonly children: ComponentChildren
}

function Plate({ seats, children }: PlateProps) {
  return (
    <div class={styles.air}>
      <div class={styles.plate} role="status">
        <span class={styles.slabs} aria-hidden="true">
          {seats.map((seat) => (
            <i key={seat} style={inSeatColour(seat)} />
          ))}
        </span>
        <div class={styles.words}>{children}</div>
      </div>
    </div>
  )
}
