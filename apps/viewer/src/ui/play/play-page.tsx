import { sayOfPlay } from '../../language/play-words.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Notice } from '../common/notice.tsx'
import { SeatedPage } from './seated-page.tsx'

/** A match as somebody plays it from their seat: the page of the match, with a hand. */
export function PlayPage({ match }: { readonly match: string }) {
  const { seatKeys, language } = useApp()
  const token = seatKeys.keyOf(match)
  if (token !== undefined) return <SeatedPage match={match} token={token} />
  return (
    <Notice title={sayOfPlay(language.value, 'no-key.title')} text={sayOfPlay(language.value, 'no-key.text')}>
      <a class={controlStyles.button} href={formatRoute({ page: 'watch', match })}>
        {sayOfPlay(language.value, 'watch')}
      </a>
    </Notice>
  )
}
