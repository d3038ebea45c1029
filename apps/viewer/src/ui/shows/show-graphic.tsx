import { computed } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { DirectedViewing } from '../../shows/direct-viewing.ts'
import { graphicWords } from '../../shows/graphic-words.ts'
import type { AnyBroadcasting } from '../../table/broadcasting.ts'
import { sightOf } from '../../viewing/sight.ts'
import plateStyles from '../broadcast/plate.module.css'
import { PlateWords } from '../broadcast/plate.tsx'
import { ReplayMark } from '../broadcast/replay-mark.tsx'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { Marks } from '../common/marks.tsx'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './show-graphic.module.css'
import { useCards } from './use-cards.ts'

interface Props {
  readonly directed: DirectedViewing
  /** What the game tells; undefined: it tells no stories. */
  readonly broadcasting: AnyBroadcasting | undefined
}

/**
 * What a caster has put over the picture: a story, a title or a player’s name; and that it is a replay, where it is one.
 * It stands among the other graphics on air, and is as large as they are.
 */
export function ShowGraphic({ directed, broadcasting }: Props) {
  const replay = directed.replay.value
  return (
    <>
      {replay && <ReplayMark replay={replay} isWiping={false} speed={replay.speed} />}
      <Graphic directed={directed} broadcasting={broadcasting} />
    </>
  )
}

function Graphic({ directed: { viewing, direction }, broadcasting }: Props) {
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
    <div class={classNames(plateStyles.plate, styles.over)} role="status">
      <PlateWords seats={seats}>{children}</PlateWords>
    </div>
  )
}
