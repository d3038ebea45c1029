import type { ComponentChildren } from 'preact'
import type { TableSurface } from '../../input/table-surface.ts'
import type { DirectedViewing } from '../../shows/direct-viewing.ts'
import type { ViewChoice } from '../../stage/camera/view-choice.ts'
import type { AnyBroadcasting } from '../../table/broadcasting.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { PlayerList } from '../common/player-list.tsx'
import { ShowGraphic } from '../shows/show-graphic.tsx'
import { TableView } from '../table/table-view.tsx'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './monitor.module.css'

interface Props {
  readonly title: string
  readonly directed: DirectedViewing
  readonly views: ViewChoice
  readonly broadcasting: AnyBroadcasting | undefined
  /** Whether what it shows is on air, or waits to be. */
  readonly tally: 'onAir' | 'ready' | 'empty'
  readonly note: ComponentChildren
  readonly surface?: TableSurface
  readonly onPress?: (event: MouseEvent) => void
  readonly children?: ComponentChildren
}

/** A picture as viewers have it, in the form of a screen. */
export function Monitor({
  title,
  directed,
  views,
  broadcasting,
  tally,
  note,
  surface,
  onPress,
  children,
}: Props) {
  const { viewing, direction } = directed
  const { language } = useApp()
  const status = useTableStatus(viewing, language.value)
  return (
    <section class={classNames(styles.monitor, styles[tally])} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{note}</span>
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: places of the table are also reached by keys, below */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div class={styles.screen} onClick={onPress}>
        <TableView viewing={viewing} views={views} tools="none" {...(surface && { surface })}>
          <div class={styles.score}>
            <PlayerList players={status?.players} />
            <strong>{status?.title}</strong>
          </div>
          <ShowGraphic viewing={viewing} direction={direction} broadcasting={broadcasting} />
        </TableView>
      </div>
      {children}
    </section>
  )
}
