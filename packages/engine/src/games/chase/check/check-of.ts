import { checkMarkers } from '../judge/check-markers.ts'
import { checkTiles } from '../judge/check-tiles.ts'
import { finalScore } from '../judge/standing.ts'
import type { ChaseSymbol } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import type { Round, Score } from '../state/round.ts'
import { hurried, MARKER_PACE, stepLengths, TILE_PACE } from './check-pace.ts'

/**
 * The check of a round as it is shown at the table (C8): first every tile, then every marker, then the score. Viewers
 * show it by this timetable, and bots wait for its end.
 */
export interface Check {
  readonly round: Round
  readonly score: Score
  readonly from: number
  readonly steps: readonly CheckStep[]
  /** When the coins are handed out. */
  readonly scoreAt: number
  /** When the table is cleared at the latest; a round that begins before clears it. */
  readonly until: number
}

export interface CheckStep {
  readonly of: 'tile' | 'marker'
  readonly path: number
  readonly position: number
  readonly clause: string | null
  /** Of a marker: what it shows, and what would have been right. */
  readonly symbol: ChaseSymbol | undefined
  readonly allowed: readonly ChaseSymbol[]
  /** When one turns to it, and when one knows. */
  readonly from: number
  readonly knownAt: number
}

/** The hand that captures stays on the tile so long (µs): the check begins when it has gone. */
export const HAND_STAYS = 1_250_000
/** A tile turns over; the marker on it is lifted meanwhile. */
export const FLIP = 340_000
/** A verdict, or a coin, comes down. */
export const TELL = 420_000

/** How long after one turns to a joint its verdict is known. */
const JOINED = 200_000
const BETWEEN = 350_000
const SCORED = 2_600_000
/** Once the next round is dealt, its players plan their start: by then the check is to be over. */
const HURRY = 4_600_000

/** Undefined while there is nothing to check; `next` is the deal of the round after it. */
export function checkOf(match: Match, round: Round, next: Round | undefined): Check | undefined {
  const score = round.score ?? (next && finalScore(match, round))
  if (!score || !round.ending || round.setAside) return undefined
  // A log of facts alone has no decision to wait for.
  const scoredAt =
    round.scoredAt ?? Math.min(round.ending.at + 1_000_000, next?.dealt.at ?? Number.POSITIVE_INFINITY)
  const from = Math.max(scoredAt, round.ending.at + HAND_STAYS)
  const tiles = checkTiles(match, round)
  const markers = checkMarkers(match, round)
  const lengths = stepLengths(
    tiles.map(({ clause }) => clause === null),
    TILE_PACE,
  )
  lengths.push(
    ...(lengths.length > 0 ? [BETWEEN] : []),
    ...stepLengths(
      markers.map(({ clause }) => clause === null),
      MARKER_PACE,
    ),
  )
  const paced = next ? hurried(lengths, from, next.dealt.at, HURRY) : lengths
  const clock = createClock(from, paced)
  const steps = tiles.map(({ path, position, clause }): CheckStep => {
    const { at, length } = clock.next()
    return {
      of: 'tile',
      path,
      position,
      clause,
      symbol: undefined,
      allowed: [],
      from: at,
      knownAt: at + Math.min(Math.round(length / 2), JOINED),
    }
  })
  if (tiles.length > 0) clock.next()
  for (const { path, position, clause, allowed, placed } of markers) {
    const { at, length } = clock.next()
    const knownAt = at + Math.min(FLIP, length)
    steps.push({ of: 'marker', path, position, clause, symbol: placed.symbol, allowed, from: at, knownAt })
  }
  const scoreAt = clock.now + (markers.length > 0 ? FLIP : 0) + BETWEEN
  return { round, score, from, steps, scoreAt, until: scoreAt + TELL + SCORED }
}

/** Hands out one length after the other. */
function createClock(from: number, lengths: readonly number[]) {
  let [now, nth] = [from, 0]
  return {
    get now() {
      return now
    },
    next() {
      const [at, length] = [now, lengths[nth++] ?? 0]
      now += length
      return { at, length }
    },
  }
}
