import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { createLobby } from '../../feed/lobby/lobby.ts'
import type { Programme } from '../../feed/lobby/programme.ts'
import { showKeyIn } from '../../shows/show-link.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { lazily } from '../common/lazily.tsx'
import { PlayerList } from '../common/player-list.tsx'
import { SignRow } from '../common/sign-row.tsx'
import { Standstill } from '../common/standstill.tsx'
import { TargetLine } from '../common/target-line.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import { useModule } from '../common/use-module.ts'
import { useSize } from '../common/use-size.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useEndSeen } from '../lobby/use-end-seen.ts'
import { useViewing } from '../match/use-viewing.ts'
import stageStyles from '../table/table-stage.module.css'
import { TableView } from '../table/table-view.tsx'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './tv-page.module.css'
import { useIdle } from './use-idle.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** So long (ms) without a hand at it, and there is nothing but the match. */
const HANDS_OFF = 3000
/** So far from above the caption's words its ground fades in. */
const FADE = 30

const ShowTv = lazily(async () => (await import('./show-tv.tsx')).ShowTv)

/** The liveliest match, by itself, for as long as somebody looks; or the show that the address names. */
export function TvPage() {
  const show = useMemo(() => showKeyIn(location.hash), [])
  const { client, router, keys } = useApp()
  const say = useFrontWords()
  const lobby = useMemo(() => (show ? undefined : createLobby(client)), [client])
  useEffect(() => lobby?.dispose, [lobby])
  const isIdle = useIdle(HANDS_OFF)
  useWakeLock()
  useKeys({ leave: () => router.go({ page: 'lobby' }) })
  useEffect(() => keys.enter('tv', [], () => false), [keys])
  // Where a screen stands, silence is expected.
  const isMuted = useSignal(true)
  const on = lobby?.on.value

  return (
    <div class={isIdle ? classNames(styles.onAir, styles.handsOff) : styles.onAir}>
      <h1 class={controlStyles.spoken}>{say('page.tv')}</h1>
      {show ? (
        <ShowTv of={show} />
      ) : on ? (
        <OnAir key={on.turn} on={on} isMuted={isMuted} onDone={(turn) => lobby?.done(turn)} />
      ) : (
        <section class={classNames(stageStyles.stage, stageStyles.empty)}>
          <p>
            <strong>{say(lobby?.isAway.value ? 'away.title' : 'tv.none')}</strong>
            {say(lobby?.isAway.value ? 'list.offline' : lobby?.live.value ? 'tv.none.more' : 'hero.looking')}
          </p>
        </section>
      )}
      <a class={styles.leave} href="/">
        <PageIcon name="leave" />
        {say('tv.leave')}
      </a>
    </div>
  )
}

interface OnAirProps {
  readonly on: Programme
  readonly isMuted: Signal<boolean>
  readonly onDone: (turn: number) => void
}

function OnAir({ on, isMuted, onDone }: OnAirProps) {
  const { language } = useApp()
  const say = useFrontWords()
  const isLive = on.kind === 'live'
  const viewing = useViewing(on.shown.id, isLive ? 'watch' : 'replay')
  const status = useTableStatus(viewing, language.value)
  const isSeen = useEndSeen(viewing, on.kind)
  const views = useMemo(() => createViewChoice('director'), [viewing])
  const { module: sound } = useModule(() => import('../sound/sounds.tsx'), true)
  const caption = useRef<HTMLDivElement>(null)
  const [foot, setFoot] = useState(0)
  useSize(caption, ({ height }) => setFoot(Math.max(height - FADE, 0)), true)
  useEffect(() => {
    if (isSeen) onDone(on.turn)
  }, [isSeen])

  return (
    <TableView viewing={viewing} foot={foot} tools="story" views={views}>
      <div class={styles.sound}>{sound && <sound.Sounds viewing={viewing} isMuted={isMuted} />}</div>
      <div class={styles.airCaption} ref={caption}>
        <div class={styles.score}>
          <PlayerList players={status?.players} />
          <TargetLine status={status} />
          <Standstill viewing={viewing} status={status} />
        </div>
        <div class={styles.title}>
          <SignRow group={status?.signs} />
          <span class={isLive ? classNames(controlStyles.badge, controlStyles.hot) : controlStyles.badge}>
            {say(isLive ? 'hero.live' : 'hero.replay')}
          </span>
          <strong>{status?.title}</strong>
        </div>
      </div>
    </TableView>
  )
}
