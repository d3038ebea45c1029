import { formatRoute, type PageRoute } from '../../routes.ts'
import { useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { lazily } from '../common/lazily.tsx'
import { Notice } from '../common/notice.tsx'
import { PageLoading } from '../common/page-loading.tsx'
import { RulesLoader } from '../rules/rules-loader.tsx'

const CasterPage = lazily(async () => (await import('../caster/caster-page.tsx')).CasterPage, PageLoading)
const NewMatchPage = lazily(
  async () => (await import('../new-match/new-match-page.tsx')).NewMatchPage,
  PageLoading,
)
const MePage = lazily(async () => (await import('../player/me-page.tsx')).MePage, PageLoading)
const MovePage = lazily(async () => (await import('../player/move-page.tsx')).MovePage, PageLoading)
const PracticePage = lazily(
  async () => (await import('../learn/practice-page.tsx')).PracticePage,
  PageLoading,
)
const TutorialPage = lazily(
  async () => (await import('../learn/tutorial-page.tsx')).TutorialPage,
  PageLoading,
)
const RacesPage = lazily(async () => (await import('../photo/races-page.tsx')).RacesPage, PageLoading)
const ReviewPage = lazily(async () => (await import('../review/review-page.tsx')).ReviewPage, PageLoading)
const AuditPage = lazily(async () => (await import('../audit/audit-page.tsx')).AuditPage, PageLoading)
const OrganisePage = lazily(
  async () => (await import('../organise/organise-page.tsx')).OrganisePage,
  PageLoading,
)
const EventPage = lazily(async () => (await import('../event/event-page.tsx')).EventPage, PageLoading)
const BuilderPage = lazily(async () => (await import('../overlay/builder-page.tsx')).BuilderPage, PageLoading)
const FilePage = lazily(async () => (await import('../match/file-page.tsx')).FilePage, PageLoading)

export type RarerRoute = Exclude<PageRoute, { readonly page: 'lobby' | 'tv' | 'watch' | 'replay' | 'play' }>

/** Pages that few visits begin with: where each of them is found is loaded with the first one. */
export function RarerPage({ route }: { readonly route: RarerRoute }) {
  switch (route.page) {
    case 'file':
      return <FilePage route={route} />
    case 'audit':
      return <AuditPage key={formatRoute(route)} route={route} />
    case 'new':
      return <NewMatchPage />
    case 'tutorial':
      return <TutorialPage key={route.game} game={route.game} />
    case 'practice':
      return <PracticePage route={route} />
    case 'me':
      return <MePage />
    case 'move':
      return <MovePage />
    case 'overlay':
      return <BuilderPage match={route.match} />
    case 'races':
      return <RacesPage key={formatRoute(route)} route={route} />
    case 'organise':
      return <OrganisePage route={route} />
    case 'event':
      return <EventPage key={route.event} event={route.event} />
    case 'review':
      return <ReviewPage route={route} />
    case 'caster':
      return <CasterPage key={route.match} match={route.match} />
    case 'rules':
      return <RulesLoader game={route.game} />
    case 'unknown':
      return <NotFound />
  }
}

function NotFound() {
  const say = useWords()
  return (
    <Notice title={say('not-found.title')} text={say('not-found.text')}>
      <a class={controlStyles.button} href="/">
        {say('not-found.back')}
      </a>
    </Notice>
  )
}
