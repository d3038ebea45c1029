import { useEffect, useRef } from 'preact/hooks'
import type { PageRoute } from '../../routes.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { lazily } from '../common/lazily.tsx'
import { PageLoading } from '../common/page-loading.tsx'
import { useModule } from '../common/use-module.ts'
import { MatchPage } from '../match/match-page.tsx'
import styles from './app.module.css'
import { Header } from './header.tsx'
import type { RarerRoute } from './rarer-pages.tsx'

const LobbyPage = lazily(async () => (await import('../lobby/lobby-page.tsx')).LobbyPage, PageLoading)
const TvPage = lazily(async () => (await import('../tv/tv-page.tsx')).TvPage)
const RarerPage = lazily(async () => (await import('./rarer-pages.tsx')).RarerPage, PageLoading)
const PlayPage = lazily(async () => (await import('../play/play-page.tsx')).PlayPage, PageLoading)

/** Pages that are as long as what they hold, or nothing but the table. */
const LAYOUTS: Partial<Record<PageRoute['page'], string | undefined>> = {
  lobby: styles.lobby,
  rules: styles.rules,
  me: styles.rules,
  move: styles.rules,
  new: styles.rules,
  races: styles.rules,
  review: styles.rules,
  audit: styles.rules,
  overlay: styles.rules,
  organise: styles.rules,
  event: styles.rules,
  tv: styles.tv,
  caster: styles.rules,
  watch: styles.table,
  replay: styles.table,
  play: styles.table,
  practice: styles.table,
  tutorial: styles.table,
  file: styles.table,
}

export function App() {
  const { router, facts, heading, subject } = useApp()
  const say = useWords()
  const content = useRef<HTMLElement>(null)
  const { module: drops } = useModule(() => import('./drop-zone.tsx'), true)
  const route = router.route.value
  const word = route.page === 'unknown' ? 'not-found.title' : (`page.${route.page}` as const)
  const title = say(heading.value ?? word)
  const about = subject.value

  useEffect(() => {
    document.title = [...(about ? [about] : []), title, 'Getaway'].join(' · ')
  }, [title, about])
  useEffect(() => facts.ask(() => ({ page: route.page })), [route])

  const layout = layoutOf(route)
  return (
    <div class={classNames(styles.page, layout)}>
      {route.page !== 'tv' && route.page !== 'caster' && (
        <Header
          title={title}
          page={route.page}
          isOfTable={layout === styles.table}
          onSkip={() => content.current?.focus()}
        />
      )}
      <main ref={content} tabIndex={-1}>
        {route.page === 'lobby' && <LobbyPage look={route.look} />}
        {route.page === 'tv' && <TvPage hasReplays={route.hasReplays !== false} />}
        {(route.page === 'watch' || route.page === 'replay') && (
          <MatchPage key={`${route.page}/${route.match}`} route={route} />
        )}
        {route.page === 'play' && <PlayPage key={route.match} match={route.match} />}
        {isRarer(route) && <RarerPage route={route} />}
      </main>
      {drops && <drops.DropZone />}
    </div>
  )
}

/** Mistakes are asked again at a table. */
function layoutOf(route: PageRoute): string | undefined {
  return route.page === 'review' && route.learn !== undefined ? styles.table : LAYOUTS[route.page]
}

const OFTEN: ReadonlySet<PageRoute['page']> = new Set(['lobby', 'tv', 'watch', 'replay', 'play'])
const isRarer = (route: PageRoute): route is RarerRoute => !OFTEN.has(route.page)
