import { effect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Obs } from '../../overlay/obs.ts'
import type { OverlayOptions } from '../../overlay/options.ts'
import { renamedFeed } from '../../overlay/renamed-feed.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { createViewing, type Viewing } from '../../viewing/viewing.ts'
import { useInstantReplay } from '../broadcast/use-instant-replay.ts'
import { useApp } from '../common/app-context.ts'
import { useModule } from '../common/use-module.ts'
import { useEndSeen } from '../lobby/use-end-seen.ts'
import { useTold } from '../match/use-viewing.ts'
import type { ShownProgramme } from '../shows/show-programme.tsx'
import { TableView } from '../table/table-view.tsx'
import styles from './overlay.module.css'
import { OverlayGraphics } from './overlay-graphics.tsx'
import { useReplayBuffer } from './use-replay-buffer.ts'

interface Props {
  readonly match: string
  readonly options: OverlayOptions
  readonly obs: Obs
  readonly onSeen: () => void
  readonly onFailed: () => void
  /** The show whose caster directs it. */
  readonly programme?: ShownProgramme
}

/** One match from when it is on air until the next one is. */
export function MatchOnAir({ match, options, obs, onSeen, onFailed, programme }: Props) {
  const viewing = useOverlayViewing(match, options)
  const views = useMemo(() => createViewChoice('director'), [viewing])
  const isSeen = useEndSeen(viewing, 'live')
  const isShown = viewing.plan.value !== undefined
  useReplayBuffer(viewing, obs, options.savesReplayBuffer)
  const { ground, layout, parts, hasReplays } = options
  const isSeenWhole = layout !== 'score' && parts.includes('table')
  // A caster chooses what is shown once more.
  const isWanted = hasReplays && isSeenWhole && programme === undefined
  const replayed = useInstantReplay(viewing, isWanted, ground === 'room').value
  const isDone = isSeen && !replayed.replay
  useEffect(() => {
    if (isDone) onSeen()
  }, [isDone])
  useEffect(
    () =>
      effect(() => {
        viewing.rest(!obs.isSeen.value)
      }),
    [viewing, obs],
  )
  // What ended without an end is begun again; what was last seen of it stays meanwhile.
  const hasFailed = viewing.failure.value !== undefined || viewing.reception.value === 'ended'
  useEffect(() => {
    if (hasFailed) onFailed()
  }, [hasFailed])
  const [head, setHead] = useState(0)
  const [foot, setFoot] = useState(0)
  const { mood } = options
  // Few overlays are directed; one whose caster cannot be heard shows the match by itself.
  const { module: shows } = useModule(() => import('../shows/show-layer.tsx'), programme !== undefined)
  if (!isShown) return null
  const picture = (shown: Viewing, graphic?: ComponentChildren) => (
    <div class={styles.picture}>
      {isSeenWhole && (
        <div
          class={styles.table}
          data-ground={ground}
          style={{ '--head': `${head}px`, '--foot': `${foot}px` }}
        >
          <TableView
            key={`${ground}/${mood}`}
            viewing={shown}
            head={head}
            foot={foot}
            tools="air"
            views={views}
          />
        </div>
      )}
      {layout !== 'table' && (
        <OverlayGraphics
          viewing={shown}
          options={options}
          shown={replayed}
          isDirected={programme !== undefined}
          onHead={setHead}
          onFoot={setFoot}
        >
          {graphic}
        </OverlayGraphics>
      )}
    </div>
  )
  if (!programme || !shows) return picture(viewing)
  return (
    <shows.ShowLayer programme={programme} viewing={viewing} views={views}>
      {picture}
    </shows.ShowLayer>
  )
}

/** Live, and as much later as its streamer wants it; the names are those of the address. */
function useOverlayViewing(match: string, { names, delayMs }: OverlayOptions): Viewing {
  const { client, motion, settings } = useApp()
  const viewing = useMemo(
    () =>
      createViewing({
        feed: renamedFeed(client.connect(match), names),
        from: 'live',
        delay: delayMs * 1000,
        motion,
        skipsPauses: settings.skipsPauses,
      }),
    [client, match],
  )
  useTold(viewing, match)
  return viewing
}
