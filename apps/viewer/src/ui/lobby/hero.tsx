import { useEffect } from 'preact/hooks'
import type { Programme } from '../../feed/lobby/programme.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PlayerList } from '../common/player-list.tsx'
import { Standstill } from '../common/standstill.tsx'
import { TargetLine } from '../common/target-line.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import { useViewing } from '../match/use-viewing.ts'
import { TableView } from '../table/table-view.tsx'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './hero.module.css'
import { useEndSeen } from './use-end-seen.ts'

interface Props {
  readonly on: Programme | undefined
  readonly isLooking: boolean
  readonly onDone: (turn: number) => void
}

/** The picture fades out there. */
const FOOT = 36

/** The first thing that one sees: what this is, and the match that is on. */
export function Hero({ on, isLooking, onDone }: Props) {
  const say = useFrontWords()
  return (
    <section class={classNames(styles.hero, !on && styles.idle)} aria-labelledby="hero-title">
      <div class={styles.heroWords}>
        <h1 id="hero-title">
          <span>{say('hero.title')}</span> <span>{say('hero.title.more')}</span>
        </h1>
        <p class={styles.lead}>{say('hero.text')}</p>
        {on ? (
          <MatchOn key={on.turn} on={on} onDone={onDone} />
        ) : (
          <>
            <p class={styles.nowOn} aria-live="polite">
              {isLooking ? (
                say('hero.looking')
              ) : (
                <>
                  <strong>{say('hero.none')}</strong>
                  {say('hero.none.more')}
                </>
              )}
            </p>
            <p class={styles.acts}>
              <a class={controlStyles.button} href="/rules">
                {say('hero.rules')}
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}

function MatchOn({ on, onDone }: { on: Programme; onDone: Props['onDone'] }) {
  const { language, settings } = useApp()
  const say = useFrontWords()
  const isLive = on.kind === 'live'
  const match = on.shown.id
  const viewing = useViewing(match, isLive ? 'watch' : 'replay')
  const status = useTableStatus(viewing, language.value)
  const isSeen = useEndSeen(viewing, on.kind)
  useEffect(() => {
    if (isSeen) onDone(on.turn)
  }, [isSeen])
  const href = formatRoute(isLive ? { page: 'watch', match } : { page: 'replay', match })
  const watch = say(isLive ? 'hero.watch' : 'hero.rewatch')

  return (
    <>
      <div class={styles.nowOn}>
        <p>
          <span class={isLive ? classNames(controlStyles.badge, controlStyles.hot) : controlStyles.badge}>
            {say(isLive ? 'hero.live' : 'hero.replay')}
          </span>
          <strong>{status?.title}</strong>
        </p>
        <PlayerList players={status?.players} hidesScore={settings.isSpoilerFree.value} />
        {!settings.isSpoilerFree.value && <TargetLine status={status} />}
        <Standstill viewing={viewing} status={status} />
      </div>
      <p class={styles.acts}>
        <a class={controlStyles.button} href={href}>
          {watch}
        </a>
        <a class={classNames(controlStyles.button, controlStyles.second)} href="/rules">
          {say('hero.rules')}
        </a>
      </p>
      <div class={styles.heroStage}>
        <TableView viewing={viewing} foot={FOOT} tools="none" />
        <a class={styles.cover} href={href} tabIndex={-1}>
          <span class={controlStyles.spoken}>{watch}</span>
        </a>
      </div>
    </>
  )
}
