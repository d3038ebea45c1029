import { useEffect } from 'preact/hooks'
import { useDesk, useWords } from './desk.ts'
import { Header } from './header.tsx'
import { LobbyPage } from './lobby-page.tsx'
import { MatchPage } from './match-page.tsx'
import { Notice } from './notice.tsx'
import { Rules } from './rules.tsx'

export function App() {
  const { router, facts, heading, subject } = useDesk()
  const say = useWords()
  const route = router.route.value
  const word = route.page === 'unknown' ? 'not-found.title' : (`page.${route.page}` as const)
  const title = say(heading.value ?? word)
  const about = subject.value

  useEffect(() => {
    document.title = [...(about ? [about] : []), title, 'Getaway'].join(' · ')
  }, [title, about])
  useEffect(() => facts.ask(() => ({ page: route.page })), [route])

  return (
    <div class={`page ${route.page}`}>
      <Header title={title} />
      <main>
        {route.page === 'lobby' && <LobbyPage />}
        {route.page === 'rules' && <Rules />}
        {(route.page === 'watch' || route.page === 'replay') && (
          <MatchPage key={`${route.page}/${route.match}`} route={route} />
        )}
        {route.page === 'unknown' && (
          <Notice title={say('not-found.title')} text={say('not-found.text')}>
            <a class="button" href="/">
              {say('not-found.back')}
            </a>
          </Notice>
        )}
      </main>
    </div>
  )
}
