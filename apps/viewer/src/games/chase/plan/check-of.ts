import {
  type ChaseSymbol,
  checkMarkers,
  checkTiles,
  finalScore,
  type Match,
  type Round,
  type Score,
} from '@getaway/engine/chase'
import { FLIP, HAND_STAYS, NEVER, TELL } from './motion.ts'

/** The check of a round as it is played at the table (C8): first every tile, then every marker, then the score. */
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

/** The capture is seen first: the table is free again when its hand has gone. */
const AFTER = HAND_STAYS
/** So long for all tiles, and for all markers, but each not too quick to follow nor too slow. */
const ALL_TILES = 1_800_000
const EACH_TILE = [70_000, 170_000] as const
const ALL_MARKERS = 5_200_000
const EACH_MARKER = [230_000, 520_000] as const
const BETWEEN = 350_000
const SCORED = 2_600_000

/** Undefined while there is nothing to check; `next` is the deal of the round after it. */
export function checkOf(match: Match, round: Round, next: Round | undefined): Check | undefined {
  const score = round.score ?? (next && finalScore(match, round))
  if (!score || !round.ending || round.setAside) return undefined
  // A log of facts alone has no decision to wait for.
  const scoredAt = round.scoredAt ?? Math.min(round.ending.at + 1_000_000, next?.dealt.at ?? NEVER)
  const from = Math.max(scoredAt, round.ending.at + AFTER)
  const tiles = checkTiles(match, round)
  const markers = checkMarkers(match, round)
  const perTile = paceOf(ALL_TILES, tiles.length, EACH_TILE)
  const perMarker = paceOf(ALL_MARKERS, markers.length, EACH_MARKER)
  const markersFrom = from + tiles.length * perTile + (tiles.length > 0 ? BETWEEN : 0)
  const steps = [
    ...tiles.map(({ path, position, clause }, index): CheckStep => {
      const at = from + index * perTile
      return {
        of: 'tile',
        path,
        position,
        clause,
        symbol: undefined,
        allowed: [],
        from: at,
        knownAt: at + perTile / 2,
      }
    }),
    ...markers.map(({ path, position, clause, allowed, placed }, index): CheckStep => {
      const at = markersFrom + index * perMarker
      return {
        of: 'marker',
        path,
        position,
        clause,
        symbol: placed.symbol,
        allowed,
        from: at,
        knownAt: at + Math.min(FLIP, perMarker),
      }
    }),
  ]
  const checked = markersFrom + markers.length * perMarker + (markers.length > 0 ? FLIP : 0)
  const scoreAt = checked + BETWEEN
  return { round, score, from, steps, scoreAt, until: scoreAt + TELL + SCORED }
}

function paceOf(whole: number, count: number, [least, most]: readonly [number, number]): number {
  return Math.round(Math.min(Math.max(whole / Math.max(count, 1), least), most))
}
