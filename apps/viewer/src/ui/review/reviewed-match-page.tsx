import { useMemo, useState } from 'preact/hooks'
import type { Known } from '../../feed/match-store.ts'
import { ownSeatOf } from '../../review/own-seat-of.ts'
import { formatRoute, type ReviewRoute } from '../../routes.ts'
import type { AnyReviewing } from '../../table/reviewing.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { lazily } from '../common/lazily.tsx'
import { Notice } from '../common/notice.tsx'
import { useModule } from '../common/use-module.ts'
import { useReviewWords } from '../common/use-review-words.ts'
import { LookedBackProvider } from './looked-back.ts'
import { ReviewReport } from './review-report.tsx'
import { useReviewOf } from './use-review-of.ts'

const Failed = lazily(async () => (await import('../common/failed.tsx')).Failed)
const LearnPage = lazily(async () => (await import('./learn/learn-page.tsx')).LearnPage)

interface Props {
  readonly route: ReviewRoute
  readonly viewing: Viewing
}

/** Waits for the whole match, and says why there is nothing to look back on. */
export function ReviewedMatchPage({ route, viewing }: Props) {
  const say = useReviewWords()
  const sayPage = useWords()
  const { settings, player } = useApp()
  const [isWanted, setWanted] = useState(false)
  const known = viewing.known.value
  const table = known?.table
  const { module } = useModule(
    async () => ({ reviewing: await table?.loadReviewing?.() }),
    table !== undefined,
    known?.game.id,
  )
  const isWhole = known !== undefined && viewing.status.value === 'closed'
  const { key } = player.profile.value
  const id = known ? String((known.created.data as { readonly id?: unknown }).id) : ''
  const own = useMemo(
    () => (isWhole ? ownSeatOf(known.timeline, id, key) : undefined),
    [isWhole, known?.timeline, key],
  )
  if (viewing.failure.value) {
    const match = 'isFile' in route || route.isImported ? undefined : route.match
    return <Failed failure={viewing.failure.value} match={match} />
  }
  if (!isWhole || (table && !module)) return <p class={controlStyles.quiet}>{say('review.reading')}</p>
  const isRunning = !('isFile' in route) && !route.isImported && !known.isOver
  if (isRunning)
    return (
      <Notice title={say('review.running')} text={say('review.running.more')}>
        <a class={controlStyles.button} href={formatRoute({ page: 'watch', match: route.match })}>
          {sayPage('replay.live')}
        </a>
      </Notice>
    )
  if (!module?.reviewing)
    return <Notice title={say('review.none.game')} text={say('review.none.game.more')} />
  // Those who sat there know how it went.
  if (settings.isSpoilerFree.value && own === undefined && !isWanted)
    return (
      <Notice title={say('review.spoilers')} text={say('review.spoilers.more')}>
        <button type="button" class={controlStyles.button} onClick={() => setWanted(true)}>
          {say('review.spoilers.show')}
        </button>
      </Notice>
    )
  return <Whole route={route} viewing={viewing} known={known} reviewing={module.reviewing} own={own} />
}

interface WholeProps extends Props {
  readonly known: Known
  readonly reviewing: AnyReviewing
  readonly own: number | undefined
}

function Whole({ route, viewing, known, reviewing, own }: WholeProps) {
  const count = (known.created.data as { readonly players?: readonly unknown[] }).players?.length ?? 0
  const seat = route.seat !== undefined && route.seat < count ? route.seat : own
  const looked = useReviewOf(route, viewing, { known, reviewing }, seat)
  return (
    <LookedBackProvider value={looked}>
      {route.learn !== undefined && seat !== undefined ? (
        <LearnPage created={known.created} seat={seat} first={route.learn} />
      ) : (
        <ReviewReport />
      )}
    </LookedBackProvider>
  )
}
