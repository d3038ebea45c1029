import { formatRoute, type PageRoute } from '../../routes.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { lazily } from '../common/lazily.tsx'
import styles from './offer.module.css'

const Audited = lazily(async () => (await import('../file/audited.tsx')).Audited)
const Provenance = lazily(async () => (await import('./provenance.tsx')).Provenance)

interface Props {
  readonly course: ViewingCourse
  readonly route: Extract<PageRoute, { page: 'watch' | 'replay' | 'file' }>
}

/** Where else this match can be seen; viewers without spoilers are not told that it is over. */
export function Offer({ course, route }: Props) {
  const say = useWords()
  const known = course.viewing.told.known.value
  if (!known) return null
  if (route.page === 'file') return <Audited viewing={course.viewing} />
  if (route.page === 'watch' && known.isOver && !course.isHiding.value) {
    return (
      <p class={styles.offer}>
        {say('over.banner')}
        <a class={controlStyles.button} href={formatRoute({ page: 'replay', match: route.match })}>
          {say('over.replay')}
        </a>
      </p>
    )
  }
  if (route.page === 'replay' && route.isImported) return <Provenance id={route.match} />
  if (route.page === 'replay' && !known.isOver) {
    return (
      <p class={styles.offer}>
        {say('replay.running')}
        <a class={controlStyles.button} href={formatRoute({ page: 'watch', match: route.match })}>
          {say('replay.live')}
        </a>
      </p>
    )
  }
  return null
}
