import { useMemo, useState } from 'preact/hooks'
import type { Dressing } from '../../broadcast/dressing.ts'
import type { OverlayOptions, OverlayPart } from '../../overlay/options.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { Air } from '../broadcast/air.tsx'
import { LowerThird } from '../broadcast/lower-third.tsx'
import { Measured } from '../broadcast/measured.tsx'
import { ReplayMark } from '../broadcast/replay-mark.tsx'
import { ScoreBug } from '../broadcast/score-bug.tsx'
import { Slot } from '../broadcast/slot.tsx'
import { useBroadcast } from '../broadcast/use-broadcast.ts'
import { presentIn, type ReplayShown } from '../broadcast/use-instant-replay.ts'
import { classNames } from '../common/class-names.ts'
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
}

/** In a lower third; without any of them there is none. */
const OF_CONTESTS: readonly OverlayPart[] = ['names', 'items', 'lead']

/** So many players stand in one row of the score bug at full size. */
const FEW = 2

/** Who plays, how it stands and what there is to tell, as far as the address wants it. */
export function OverlayGraphics({ viewing, options, shown, isDirected, onHead, onFoot }: Props) {
  const { status, graphics, card } = useBroadcast(viewing, 'everybody', presentIn(viewing, shown))
  const dressing = useDressing(options)
  const [head, setHead] = useState(0)
  const onHeadHere = (px: number) => {
    setHead(px)
    onHead(px)
  }
  const { parts, layout, scale } = options
  const isMany = (status?.players.length ?? 0) > FEW
  const hasFoot = layout !== 'score'
  const contests = parts.some((part) => OF_CONTESTS.includes(part)) ? graphics?.contests : undefined
  return (
    <div class={styles.graphics} style={{ '--air-scale': scale }} data-layout={layout}>
      <Air head={head}>
        <Measured class={isMany ? classNames(styles.head, styles.many) : styles.head} onHeight={onHeadHere}>
          {parts.includes('score') && (
            <ScoreBug
              viewing={viewing}
              status={status}
              graphics={graphics}
              dressing={dressing}
              isLive={viewing.span.value.isLive && !shown.replay}
            />
          )}
        </Measured>
        {hasFoot && (
          <Measured class={styles.foot} onHeight={onFoot}>
            {contests && (
              <div class={styles.contests}>
                {contests.map((contest) => (
                  <LowerThird key={contest.key} contest={contest} status={status} dressing={dressing} />
                ))}
              </div>
            )}
            {parts.includes('story') && (
              <div class={styles.slot}>
                <Slot
                  viewing={viewing}
                  status={status}
                  card={isDirected ? undefined : card}
                  dressing={dressing}
                  canAsk={false}
                />
              </div>
            )}
          </Measured>
        )}
        <ReplayMark replay={shown.replay} label={shown.replay?.label} isWiping={shown.isWiping} />
      </Air>
    </div>
  )
}

function useDressing({ title, colours, logos, series, bestOf, parts }: OverlayOptions): Dressing {
  return useMemo(
    () => ({
      title,
      colours,
      logos,
      bestOf,
      parts,
      ...(series.length > 0 && parts.includes('series') && { series }),
    }),
    [title, colours, logos, series, bestOf, parts],
  )
}
