import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { TableSurface } from '../../input/table-surface.ts'
import type { DirectedViewing } from '../../shows/direct-viewing.ts'
import type { ViewChoice } from '../../stage/camera/view-choice.ts'
import type { AnyBroadcasting } from '../../table/broadcasting.ts'
import { BroadcastTable } from '../broadcast/broadcast-table.tsx'
import { useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { ShowGraphic } from '../shows/show-graphic.tsx'
import styles from './monitor.module.css'

interface Props {
  readonly title: string
  readonly isLive: boolean
  readonly directed: DirectedViewing
  readonly views: ViewChoice
  readonly broadcasting: AnyBroadcasting | undefined
  /** Whether what it shows is on air, or waits to be. */
  readonly tally: 'onAir' | 'ready' | 'empty'
  readonly note: ComponentChildren
  readonly surface?: TableSurface
  /** How its table is drawn, if that is chosen here. */
  readonly picture?: Signal<'2d' | '3d'>
  readonly onPress?: (event: MouseEvent) => void
  /** Over the picture, and no part of it. */
  readonly over?: ComponentChildren
}

/** A picture as viewers have it, in the form of a screen. */
export function Monitor({
  title,
  isLive,
  directed,
  views,
  broadcasting,
  tally,
  note,
  surface,
  picture,
  onPress,
  over,
}: Props) {
  const say = useWords()
  const { viewing } = directed
  return (
    <section class={classNames(styles.monitor, styles[tally])} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{note}</span>
        {picture && (
          <fieldset aria-label={say('picture.label')}>
            {(['2d', '3d'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={picture.value === one}
                onClick={() => {
                  picture.value = one
                }}
              >
                {say(`picture.${one}`)}
              </button>
            ))}
          </fieldset>
        )}
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: tiles are pressed by hand; players and moments have buttons */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div class={styles.screen} onClick={onPress}>
        <BroadcastTable {...{ viewing, views, isLive }} hasCards={false} {...(surface && { surface })}>
          <ShowGraphic directed={directed} broadcasting={broadcasting} />
        </BroadcastTable>
        {over}
      </div>
    </section>
  )
}
