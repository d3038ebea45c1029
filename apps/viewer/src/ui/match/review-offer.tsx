import { sayMenu } from '../../language/menu-words.ts'
import { formatRoute, type PageRoute } from '../../routes.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import styles from './offer.module.css'

interface Props {
  readonly course: ViewingCourse
  readonly route: Extract<PageRoute, { page: 'replay' | 'file' }>
}

/** From a finished match to why it ended as it did. */
export function ReviewOffer({ course, route }: Props) {
  const { isSaved, language } = useApp()
  const known = course.viewing.told.known.value
  const canBe = known?.isOver && known.table?.loadReviewing !== undefined
  if (!canBe || isSaved || course.isHiding.value) return null
  const of =
    route.page === 'file'
      ? ({ isFile: true } as const)
      : { match: route.match, ...(route.isImported && ({ isImported: true } as const)) }
  return (
    <p class={styles.offer}>
      {sayMenu(language.value, 'review.why')}
      <a class={controlStyles.button} href={formatRoute({ page: 'review', ...of })}>
        {sayMenu(language.value, 'review')}
      </a>
    </p>
  )
}
