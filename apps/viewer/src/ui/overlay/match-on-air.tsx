import { effect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Obs } from '../../overlay/obs.ts'
import type { OverlayOptions } from '../../overlay/options.ts'
import { renamedFeed } from '../../overlay/renamed-feed.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { createViewing, type Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { lazily } from '../common/lazily.tsx'
import { useEndSeen } from '../lobby/use-end-seen.ts'
import { useTold } from '../match/use-viewing.ts'
import type { ShownProgramme } from '../shows/show-programme.tsx'
import { TableView } from '../table/table-view.tsx'
import styles from './overlay.module.css'
import { useReplayBuffer } from './use-replay-buffer.ts'

/** Of the few overlays that a caster directs. */
const ShowLayer = lazily(async () => (await import('../shows/show-layer.tsx')).ShowLayer)

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
  useEffect(() => {
    if (isSeen) onSeen()
  }, [isSeen])
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
  if (!isShown) return null
  const picture = (shown: Viewing, graphic?: ComponentChildren) => (
    <div class={styles.picture}>
      <div class={styles.table} data-ground={options.ground}>
        <TableView viewing={shown} tools="air" views={views} />
      </div>
      {graphic}
    </div>
  )
  if (!programme) return picture(viewing)
  return (
    <ShowLayer programme={programme} viewing={viewing} views={views}>
      {picture}
    </ShowLayer>
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
