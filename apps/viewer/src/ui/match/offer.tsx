import { formatRoute, type PageRoute } from '../../routes.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { lazily } from '../common/lazily.tsx'
import styles from './offer.module.css'

const Audited = lazily(async () => (await import('../file/audited.tsx')).Audited)
const ReviewOffer = lazily(async () => (await import('./review-offer.tsx')).ReviewOffer)
const Provenance = lazily(async () => (await import('./provenance.tsx')).Provenance)

interface Props {
  readonly course: ViewingCourse
  readonly route: Extract<PageRoute, { page: 'watch' | 'replay' | 'file' }>
  /** Something else on the page is what most people do next. */
  readonly isSecond?: boolean
}

/** Where else this match can be seen; viewers without spoilers are not told that it is over. */
export function Offer({ course, route, isSecond = false }: Props) {
  const say = useWords()
  const known = course.viewing.told.known.value
  if (!known) return null
  const review = route.page !== 'watch' && <ReviewOffer course={course} route={route} />
  if (route.page === 'file')
    return (
      <>
        {review}
        <Audited viewing={course.viewing} />
      </>
    )
  if (route.page === 'watch' && known.isOver && !course.isHiding.value) {
    return (
      <p class={styles.offer}>
        {say('over.banner')}
        <a
          class={classNames(controlStyles.button, isSecond && controlStyles.second)}
          href={formatRoute({ page: 'replay', match: route.match })}
        >
          {say('over.replay')}
        </a>
      </p>
    )
  }
  if (route.page === 'replay' && route.isImported)
    return (
      <>
        {review}
        <Provenance id={route.match} />
      </>
    )
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
  return review || null
}
