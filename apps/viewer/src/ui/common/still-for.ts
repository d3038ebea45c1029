import type { Known } from '../../feed/match-store.ts'
import type { Span } from '../../playback/playback.ts'

/** After so long (µs) without a move it is worth a word. */
const WORTH_A_WORD = 20_000_000
const SECOND = 1_000_000

/** For how long (µs, whole seconds) nobody has moved in a live match; undefined: not long, or it is over. */
export function stillFor(
  { lastAt, isOver }: Pick<Known, 'lastAt' | 'isOver'>,
  span: Span,
): number | undefined {
  const still = span.end - lastAt
  if (isOver || !span.isLive || still < WORTH_A_WORD) return undefined
  return Math.floor(still / SECOND) * SECOND
}
