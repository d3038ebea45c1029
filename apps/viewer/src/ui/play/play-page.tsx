import { sayOfPlay } from '../../language/play-words.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { lazily } from '../common/lazily.tsx'
import { Notice } from '../common/notice.tsx'
import { SeatedPage } from './seated-page.tsx'

const HostPage = lazily(async () => (await import('../room/host-page.tsx')).HostPage)
const JoinPage = lazily(async () => (await import('../room/join-page.tsx')).JoinPage)
const OpenTablePage = lazily(async () => (await import('../room/open-table-page.tsx')).OpenTablePage)

/** A match as somebody plays it from their seat, or comes to one: with its token, an invitation, or neither. */
export function PlayPage({ match }: { readonly match: string }) {
  const { tables, language } = useApp()
  const invitation = tables.invitationOf(match)
  const token = tables.keyOf(match)
  if (invitation) return <JoinPage match={match} {...invitation} />
  if (token !== undefined) return <SeatedPage match={match} token={token} />
  const host = tables.of(match)?.host
  if (host !== undefined) return <HostPage match={match} host={host} />
  return (
    <OpenTablePage match={match}>
      <Notice
        title={sayOfPlay(language.value, 'no-key.title')}
        text={sayOfPlay(language.value, 'no-key.text')}
      >
        <a class={controlStyles.button} href={formatRoute({ page: 'watch', match })}>
          {sayOfPlay(language.value, 'watch')}
        </a>
      </Notice>
    </OpenTablePage>
  )
}
