import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { createLobby } from '../../feed/lobby/lobby.ts'
import { showKeyIn } from '../../shows/show-link.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { lazily } from '../common/lazily.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import stageStyles from '../table/table-stage.module.css'
import { OnAir } from './on-air.tsx'
import styles from './tv-page.module.css'
import { useIdle } from './use-idle.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** So long (ms) without a hand at it, and there is nothing but the match. */
const HANDS_OFF = 3000

const ShowTv = lazily(async () => (await import('./show-tv.tsx')).ShowTv)

/** The liveliest match, by itself, for as long as somebody looks; or the show that the address names. */
export function TvPage({ hasReplays }: { readonly hasReplays: boolean }) {
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
        <OnAir
          key={on.turn}
          on={on}
          isMuted={isMuted}
          hasReplays={hasReplays}
          onDone={(turn) => lobby?.done(turn)}
        />
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
