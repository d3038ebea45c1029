import type { MatchSummary } from '@getaway/client'
import { hasTable } from '../../games/registry.ts'
import type { FrontWord } from '../../language/front-words.ts'
import type { Word } from '../../language/words.ts'
import { formatRoute } from '../../routes.ts'

/** Where a list leads from a match, and what it says there. */
export interface WayToMatch {
  readonly href: string
  readonly word: Word | FrontWord
}

/** To its table; of a game without a table to its audit, which there is when the match is over. */
export function wayToMatch({
  id,
  game,
  status,
}: Pick<MatchSummary, 'id' | 'game' | 'status'>): WayToMatch | undefined {
  const isOver = status === 'over'
  if (hasTable(game))
    return {
      href: formatRoute({ page: isOver ? 'replay' : 'watch', match: id }),
      word: isOver ? 'list.replay' : 'list.watch',
    }
  if (!isOver) return undefined
  return { href: formatRoute({ page: 'audit', match: id }), word: 'list.audit' }
}
