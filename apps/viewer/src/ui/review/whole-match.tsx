import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Known } from '../../feed/match-store.ts'
import { ownSeatOf } from '../../review/own-seat-of.ts'
import { formatRoute, type ReviewRoute } from '../../routes.ts'
import type { AnyReviewing } from '../../table/reviewing.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { lazily } from '../common/lazily.tsx'
import { Loading } from '../common/loading.tsx'
import { Notice } from '../common/notice.tsx'
import { useModule } from '../common/use-module.ts'
import { useReviewWords } from '../common/use-review-words.ts'

const Failed = lazily(async () => (await import('../common/failed.tsx')).Failed)

/** A match that can be looked back on. */
export interface ToLookBack {
  readonly known: Known
  readonly reviewing: AnyReviewing
  /** The seat that the player of this browser had. */
  readonly own: number | undefined
}

interface Props {
  readonly route: ReviewRoute
  readonly viewing: Viewing
  readonly children: (match: ToLookBack) => ComponentChildren
}

/** Waits for the whole match, and says why there is nothing to look back on. */
export function WholeMatch({ route, viewing, children }: Props) {
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
  if (!isWhole || (table && !module)) return <Loading text={say('review.reading')} />
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
  return <>{children({ known, reviewing: module.reviewing, own })}</>
}
