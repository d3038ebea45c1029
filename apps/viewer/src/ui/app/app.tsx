import { useEffect, useRef } from 'preact/hooks'
import { formatRoute, type PageRoute } from '../../routes.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { lazily } from '../common/lazily.tsx'
import { Notice } from '../common/notice.tsx'
import { useModule } from '../common/use-module.ts'
import { MatchPage } from '../match/match-page.tsx'
import { RulesLoader } from '../rules/rules-loader.tsx'
import styles from './app.module.css'
import { Header } from './header.tsx'

const LobbyPage = lazily(async () => (await import('../lobby/lobby-page.tsx')).LobbyPage)
const TvPage = lazily(async () => (await import('../tv/tv-page.tsx')).TvPage)
const CasterPage = lazily(async () => (await import('../caster/caster-page.tsx')).CasterPage)
const PlayPage = lazily(async () => (await import('../play/play-page.tsx')).PlayPage)
const NewMatchPage = lazily(async () => (await import('../new-match/new-match-page.tsx')).NewMatchPage)
const MePage = lazily(async () => (await import('../player/me-page.tsx')).MePage)
const MovePage = lazily(async () => (await import('../player/move-page.tsx')).MovePage)
const PracticePage = lazily(async () => (await import('../learn/practice-page.tsx')).PracticePage)
const TutorialPage = lazily(async () => (await import('../learn/tutorial-page.tsx')).TutorialPage)
const RacesPage = lazily(async () => (await import('../photo/races-page.tsx')).RacesPage)
const BuilderPage = lazily(async () => (await import('../overlay/builder-page.tsx')).BuilderPage)
const FilePage = lazily(async () => (await import('../match/file-page.tsx')).FilePage)

/** Pages that are as long as what they hold, or nothing but the table. */
const LAYOUTS: Partial<Record<PageRoute['page'], string | undefined>> = {
  lobby: styles.lobby,
  rules: styles.rules,
  me: styles.rules,
  move: styles.rules,
  new: styles.rules,
  races: styles.rules,
  overlay: styles.rules,
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

  return (
    <div class={classNames(styles.page, LAYOUTS[route.page])}>
      {route.page !== 'tv' && route.page !== 'caster' && (
        <Header title={title} page={route.page} onSkip={() => content.current?.focus()} />
      )}
      <main ref={content} tabIndex={-1}>
        {route.page === 'lobby' && <LobbyPage look={route.look} />}
        {route.page === 'tv' && <TvPage hasReplays={route.hasReplays !== false} />}
        {route.page === 'file' && <FilePage />}
        {route.page === 'new' && <NewMatchPage />}
        {route.page === 'tutorial' && <TutorialPage />}
        {route.page === 'practice' && <PracticePage route={route} />}
        {route.page === 'me' && <MePage />}
        {route.page === 'move' && <MovePage />}
        {route.page === 'overlay' && <BuilderPage match={route.match} />}
        {route.page === 'rules' && <RulesLoader />}
        {route.page === 'races' && <RacesPage key={formatRoute(route)} route={route} />}
        {(route.page === 'watch' || route.page === 'replay') && (
          <MatchPage key={`${route.page}/${route.match}`} route={route} />
        )}
        {route.page === 'caster' && <CasterPage key={route.match} match={route.match} />}
        {route.page === 'play' && <PlayPage key={route.match} match={route.match} />}
        {route.page === 'unknown' && (
          <Notice title={say('not-found.title')} text={say('not-found.text')}>
            <a class={controlStyles.button} href="/">
              {say('not-found.back')}
            </a>
          </Notice>
        )}
      </main>
      {drops && <drops.DropZone />}
    </div>
  )
}
