import type { MatchSummary } from '@getaway/client'
import { useEffect } from 'preact/hooks'
import type { Programme } from '../../feed/lobby/programme.ts'
import { gameEntryOf } from '../../games/registry.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PlayerList } from '../common/player-list.tsx'
import { Standstill } from '../common/standstill.tsx'
import { TargetLine } from '../common/target-line.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import { useAwayText, WithoutService } from '../common/without-service.tsx'
import { useViewing } from '../match/use-viewing.ts'
import { TableView } from '../table/table-view.tsx'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './hero.module.css'
import { PlayNow } from './play-now.tsx'
import { useEndSeen } from './use-end-seen.ts'

interface Props {
  readonly on: Programme | undefined
  /** The newest table of this browser's player at which play goes on. */
  readonly own: MatchSummary | undefined
  /** Nobody answers. */
  readonly isAway: boolean
  readonly isLooking: boolean
  readonly onDone: (turn: number) => void
}

/** The picture fades out there. */
const FOOT = 36

/** The first thing that one sees: what this is, what to do, and the match that is on. */
export function Hero({ on, own, isAway, isLooking, onDone }: Props) {
  const say = useFrontWords()
  const awayText = useAwayText()
  return (
    <section class={classNames(styles.hero, !on && styles.idle)} aria-labelledby="hero-title">
      <div class={styles.heroWords}>
        <h1 id="hero-title">
          <span>{say('hero.title')}</span> <span>{say('hero.title.more')}</span>
        </h1>
        <p class={styles.lead}>{say('hero.text')}</p>
        {isAway && (
          <p class={styles.away} role="status">
            <strong>{say('away.title')}</strong>
            {awayText}
          </p>
        )}
        <div class={styles.acts}>{isAway ? <WithoutService /> : <Ways watched={on} own={own} />}</div>
        {on && <MatchOn key={on.turn} on={on} onDone={onDone} />}
        {!on && !isAway && (
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
        )}
      </div>
    </section>
  )
}

/** Play, watch, learn; first of all a match that its player has left. */
function Ways({ watched, own }: { readonly watched: Programme | undefined } & Pick<Props, 'own'>) {
  const say = useFrontWords()
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <>
      {own && (
        <a
          class={classNames(controlStyles.button, styles.play)}
          href={formatRoute({ page: 'play', match: own.id })}
        >
          {say('hero.go-on')}
        </a>
      )}
      <PlayNow isSecond={own !== undefined} />
      <a class={second} href={watched ? hrefOf(watched) : '/tv'}>
        {say('hero.watch')}
      </a>
      <a class={second} href="/tutorial">
        {say('hero.learn')}
      </a>
      <a class={styles.newMatch} href="/new">
        {say('hero.new')}
      </a>
    </>
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

  return (
    <>
      <div class={styles.nowOn}>
        <p>
          <span class={isLive ? classNames(controlStyles.badge, controlStyles.hot) : controlStyles.badge}>
            {say(isLive ? 'hero.live' : 'hero.replay')}
          </span>
          <strong>
            {[gameEntryOf(viewing.known.value?.game.id)?.name, status?.title].filter(Boolean).join(' · ')}
          </strong>
        </p>
        <PlayerList players={status?.players} hidesScore={settings.isSpoilerFree.value} />
        {!settings.isSpoilerFree.value && <TargetLine status={status} />}
        <Standstill viewing={viewing} status={status} />
      </div>
      <div class={styles.heroStage}>
        <TableView viewing={viewing} foot={FOOT} tools="none" />
        <a class={styles.cover} href={hrefOf(on)} tabIndex={-1}>
          <span class={controlStyles.spoken}>{say(isLive ? 'hero.watch-on' : 'hero.rewatch')}</span>
        </a>
      </div>
    </>
  )
}

function hrefOf({ kind, shown }: Programme): string {
  return formatRoute({ page: kind === 'live' ? 'watch' : 'replay', match: shown.id })
}
