import type { MatchSummary } from '@getaway/client'
import { formatRoute } from '../../routes.ts'
import { useApp, useWords } from '../common/app-context.ts'
import styles from './match-index.module.css'

/** From a match in a list to its event, unless the list is that event's own. */
export function EventLink({ match: { event } }: { readonly match: MatchSummary }) {
  const { router } = useApp()
  const say = useWords()
  const route = router.route.value
  if (event === null || (route.page === 'event' && route.event === event)) return null
  return (
    <a
      class={styles.review}
      href={formatRoute({ page: 'event', event })}
      title={event}
      aria-label={`${say('page.event')}: ${event}`}
    >
      {say('page.event')}
    </a>
  )
}
