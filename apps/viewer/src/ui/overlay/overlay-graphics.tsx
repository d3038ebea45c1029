import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Dressing } from '../../broadcast/dressing.ts'
import type { OverlayOptions, OverlayPart } from '../../overlay/options.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { AirGraphics } from '../broadcast/air-graphics.tsx'
import type { ReplayShown } from '../broadcast/instant-replays.ts'
import styles from './overlay-graphics.module.css'

interface Props {
  readonly viewing: Viewing
  readonly options: OverlayOptions
  /** What is shown once more just now. */
  readonly shown: ReplayShown
  /** A caster chooses its stories. */
  readonly isDirected: boolean
  /** So many px of the table's head and foot are covered. */
  readonly onHead: (px: number) => void
  readonly onFoot: (px: number) => void
  /** What its caster has put over the picture. */
  readonly children?: ComponentChildren
}

/** In a lower third; without any of them there is none. */
const OF_CONTESTS: readonly OverlayPart[] = ['names', 'items', 'lead']

/** Who plays, how it stands and what there is to tell, as far as the address wants it. */
export function OverlayGraphics({ viewing, options, shown, isDirected, onHead, onFoot, children }: Props) {
  const dressing = useDressing(options)
  const { parts, layout, scale } = options
  return (
    <div class={styles.graphics} style={{ '--air-scale': scale }} data-layout={layout}>
      <AirGraphics
        {...{ viewing, dressing, shown, onHead, onFoot }}
        isLive={viewing.span.value.isLive}
        parts={{
          score: parts.includes('score'),
          contests: parts.some((part) => OF_CONTESTS.includes(part)),
          story: parts.includes('story'),
          foot: layout !== 'score',
        }}
        hasCards={!isDirected}
        canAsk={false}
      >
        {children}
      </AirGraphics>
    </div>
  )
}

function useDressing({ title, colours, logos, flags, series, bestOf, parts }: OverlayOptions): Dressing {
  return useMemo(
    () => ({
      title,
      colours,
      logos,
      flags,
      bestOf,
      parts,
      ...(series.length > 0 && parts.includes('series') && { series }),
    }),
    [title, colours, logos, flags, series, bestOf, parts],
  )
}
