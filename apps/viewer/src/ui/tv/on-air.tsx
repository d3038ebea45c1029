import type { Signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Programme } from '../../feed/lobby/programme.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { BroadcastTable } from '../broadcast/broadcast-table.tsx'
import { useModule } from '../common/use-module.ts'
import { useEndSeen } from '../lobby/use-end-seen.ts'
import { useViewing } from '../match/use-viewing.ts'
import styles from './tv-page.module.css'

interface Props {
  readonly on: Programme
  readonly isMuted: Signal<boolean>
  readonly onDone: (turn: number) => void
}

/** The match that is on, live or as it was. */
export function OnAir({ on, isMuted, onDone }: Props) {
  const isLive = on.kind === 'live'
  const viewing = useViewing(on.shown.id, isLive ? 'watch' : 'replay')
  const isSeen = useEndSeen(viewing, on.kind)
  const views = useMemo(() => createViewChoice('director'), [viewing])
  const { module: sound } = useModule(() => import('../sound/sounds.tsx'), true)
  useEffect(() => {
    if (isSeen) onDone(on.turn)
  }, [isSeen])

  return (
    <BroadcastTable viewing={viewing} views={views} isLive={isLive}>
      <div class={styles.sound}>{sound && <sound.Sounds viewing={viewing} isMuted={isMuted} />}</div>
    </BroadcastTable>
  )
}
