import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Dressing, UNDRESSED } from '../../broadcast/dressing.ts'
import type { TableSurface } from '../../input/table-surface.ts'
import type { ViewChoice } from '../../stage/camera/view-choice.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { TableView } from '../table/table-view.tsx'
import { Air } from './air.tsx'
import styles from './broadcast-table.module.css'
import { LowerThird } from './lower-third.tsx'
import { Measured } from './measured.tsx'
import { ReplayMark } from './replay-mark.tsx'
import { ScoreBug } from './score-bug.tsx'
import { Slot } from './slot.tsx'
import { useBroadcast } from './use-broadcast.ts'
import { NO_REPLAY, presentIn, type ReplayShown } from './use-instant-replay.ts'

interface Props {
  readonly viewing: Viewing
  readonly views: ViewChoice
  /** Whether it happens now. */
  readonly isLive: boolean
  readonly dressing?: Dressing
  /** What is shown once more just now. */
  readonly shown?: ReplayShown
  /** Whether stories are told by themselves: not where a caster chooses them. */
  readonly hasCards?: boolean
  /** Is told which picture of the table is shown. */
  readonly surface?: TableSurface
  /** What else lies over the picture. */
  readonly children?: ComponentChildren
}

/** A table as it is broadcast: over its head and foot who plays, how it stands, and what there is to tell. */
export function BroadcastTable({
  viewing,
  views,
  isLive,
  dressing = UNDRESSED,
  shown = NO_REPLAY,
  hasCards = true,
  surface,
  children,
}: Props) {
  const { replay, isWiping } = shown
  const { status, graphics, card } = useBroadcast(viewing, 'everybody', presentIn(viewing, shown))
  const [head, setHead] = useState(0)
  const [foot, setFoot] = useState(0)
  return (
    <TableView
      viewing={viewing}
      head={head}
      foot={foot}
      tools="none"
      views={views}
      {...(surface && { surface })}
    >
      <Air head={head}>
        <Measured class={styles.head} onHeight={setHead}>
          <ScoreBug
            viewing={viewing}
            status={status}
            graphics={graphics}
            dressing={dressing}
            isLive={isLive && !replay}
          />
        </Measured>
        <Measured class={styles.foot} onHeight={setFoot}>
          <div class={styles.contests}>
            {graphics?.contests.map((contest) => (
              <LowerThird key={contest.key} contest={contest} status={status} dressing={dressing} />
            ))}
          </div>
          <div class={styles.slot}>
            <Slot viewing={viewing} status={status} card={hasCards ? card : undefined} dressing={dressing} />
          </div>
        </Measured>
        <ReplayMark replay={replay} label={replay?.label} isWiping={isWiping} />
        {children}
      </Air>
    </TableView>
  )
}
