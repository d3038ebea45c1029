import type { Signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Programme } from '../../feed/lobby/programme.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { BroadcastTable } from '../broadcast/broadcast-table.tsx'
import { useInstantReplay } from '../broadcast/use-instant-replay.ts'
import { useModule } from '../common/use-module.ts'
import { useEndSeen } from '../lobby/use-end-seen.ts'
import { useViewing } from '../match/use-viewing.ts'
import styles from './tv-page.module.css'

interface Props {
  readonly on: Programme
  readonly isMuted: Signal<boolean>
  /** The last key moment is shown once more in pauses. */
  readonly hasReplays: boolean
  readonly onDone: (turn: number) => void
}

/** The match that is on, live or as it was. */
export function OnAir({ on, isMuted, hasReplays, onDone }: Props) {
  const isLive = on.kind === 'live'
  const viewing = useViewing(on.shown.id, isLive ? 'watch' : 'replay')
  const isSeen = useEndSeen(viewing, on.kind)
  const views = useMemo(() => createViewChoice('director'), [viewing])
  const { module: sound } = useModule(() => import('../sound/sounds.tsx'), true)
  const shown = useInstantReplay(viewing, hasReplays).value
  const isDone = isSeen && !shown.replay && !shown.isWiping
  useEffect(() => {
    if (isDone) onDone(on.turn)
  }, [isDone])

  return (
    <BroadcastTable viewing={viewing} views={views} isLive={isLive} shown={shown}>
      <div class={styles.sound}>{sound && <sound.Sounds viewing={viewing} isMuted={isMuted} />}</div>
    </BroadcastTable>
  )
}
