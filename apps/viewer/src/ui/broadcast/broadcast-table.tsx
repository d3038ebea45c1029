import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Dressing, UNDRESSED } from '../../broadcast/dressing.ts'
import type { TableSurface } from '../../input/table-surface.ts'
import type { ViewChoice } from '../../stage/camera/view-choice.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { TableView } from '../table/table-view.tsx'
import { AirGraphics } from './air-graphics.tsx'
import { NO_REPLAY, type ReplayShown } from './instant-replays.ts'

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
      <AirGraphics {...{ viewing, isLive, dressing, shown, hasCards }} onHead={setHead} onFoot={setFoot}>
        {children}
      </AirGraphics>
    </TableView>
  )
}
