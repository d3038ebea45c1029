import type { MatchSummary } from '@getaway/client'
import { gameEntryOf } from '../../games/registry.ts'
import { ownSeatIn } from '../../player/record/results.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { useFrontWords } from '../common/use-front-words.ts'
import styles from './match-index.module.css'

/** From a finished match of this browser's player to its review; of others there is nothing here. */
export function ReviewLink({ match }: { readonly match: MatchSummary }) {
  const { player } = useApp()
  const say = useFrontWords()
  const { key } = player.profile.value
  const seat = key === undefined ? undefined : ownSeatIn(match, key)
  const isReviewed = gameEntryOf(match.game)?.loadReviewing !== undefined
  if (seat === undefined || !isReviewed || match.status !== 'over') return null
  const names = match.players.map(({ name }) => name ?? say('waiting.free')).join(', ')
  return (
    <a
      class={styles.review}
      href={formatRoute({ page: 'review', match: match.id, seat })}
      aria-label={say('list.review.of', { players: names })}
    >
      {say('list.review')}
    </a>
  )
}
