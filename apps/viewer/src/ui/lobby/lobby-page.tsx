import { useEffect, useMemo } from 'preact/hooks'
import { createLobby } from '../../feed/lobby/lobby.ts'
import type { MatchLook } from '../../feed/lobby/match-search.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import { FileButton } from '../file/file-button.tsx'
import { Credits } from './credits.tsx'
import { GameIntros } from './game-intros.tsx'
import { Hero } from './hero.tsx'
import styles from './lobby-page.module.css'
import { MatchFinder } from './match-finder.tsx'
import { MatchIndex } from './match-index.tsx'
import { OpenTableList } from './open-table-list.tsx'
import { OwnTableList, useRunningTables } from './own-table-list.tsx'

/** The front page: what is on, what is played, what was played, and links to everything else. */
export function LobbyPage({ look }: { readonly look: MatchLook | undefined }) {
  const { client, tables } = useApp()
  const say = useFrontWords()
  const lobby = useMemo(
    () => createLobby(client, (match) => tables.of(match) !== undefined),
    [client, tables],
  )
  useEffect(() => lobby.dispose, [lobby])
  const own = useRunningTables()
  const on = lobby.on.value
  const live = lobby.live.value
  const waiting = lobby.waiting.value
  const isAway = lobby.isAway.value

  return (
    <div class={styles.front}>
      {look && <h1 class={controlStyles.spoken}>{say('search.title')}</h1>}
      {!look && (
        <Hero
          on={on}
          own={own.running.value?.[0]}
          isAway={isAway}
          isLooking={live === undefined}
          onDone={lobby.done}
        />
      )}
      <div class={styles.columns}>
        <div class={styles.lists}>
          {lobby.problem.value !== undefined && (look || !isAway) && (
            <p class={controlStyles.warning} role="status">
              {say('list.offline')}
              <small>{lobby.problem.value}</small>
            </p>
          )}
          {!look && <OwnTableList own={own} />}
          {!look && <OpenTableList tables={lobby.open.value} />}
          {!look && live && live.length > 0 && (
            <section aria-labelledby="live-title">
              <h2 id="live-title">{say('live.title')}</h2>
              <MatchIndex matches={live} shown={on?.shown.id} />
            </section>
          )}
          {!look && waiting && waiting.length > 0 && (
            <section aria-labelledby="waiting-title">
              <h2 id="waiting-title">{say('waiting.title')}</h2>
              <MatchIndex matches={waiting} />
            </section>
          )}
          {(look || !isAway || lobby.over.matches.value) && <MatchFinder look={look} over={lobby.over} />}
        </div>
        <aside class={styles.more}>
          <GameIntros />
          <section class={styles.bring}>
            <h2>
              <PageIcon name="file" />
              {say('file.title')}
            </h2>
            <p>{say('file.text')}</p>
            <FileButton word="file.choose" kind="second" />
          </section>
          <Place href="/tv" icon="tv" title={say('head.tv')} text={say('more.tv')} />
          <Place href="/rules" icon="rules" title={say('head.rules')} text={say('more.rules')} />
          <Place
            href="/overlay"
            icon="share"
            title={say('page.overlay')}
            text={say('more.overlay')}
            isApart
          />
          <Place href="/organise" icon="crown" title={say('page.organise')} text={say('more.organise')} />
          <Place href="/api" icon="api" title={say('more.api')} text={say('more.api.text')} />
        </aside>
      </div>
      <Credits />
    </div>
  )
}

interface PlaceProps {
  readonly href: string
  readonly icon: string
  readonly title: string
  readonly text: string
  /** It is a document of its own, with a policy of its own. */
  readonly isApart?: boolean
}

function Place({ href, icon, title, text, isApart = false }: PlaceProps) {
  return (
    <a class={styles.place} href={href} target={isApart ? '_self' : undefined}>
      <PageIcon name={icon} />
      <span>
        <strong>{title}</strong>
        {text}
      </span>
    </a>
  )
}
