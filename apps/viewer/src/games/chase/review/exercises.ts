import type { CommandWish, LogEvent } from '@getaway/engine'
import { checkMarkers, checkTiles, type Match, rightSymbols, runnerPathOf } from '@getaway/engine/chase'
import type { Exercise, ExerciseJudgement, Exercises, ReviewedAct } from '../../../table/reviewing.ts'
import { ownTilesOf } from '../acting/reach.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { CHASER, RUNNERS } from '../plan/sides.ts'
import { mistakeAs, startOf } from '../tutorial/lessons.ts'
import { wayOn } from '../tutorial/way-on.ts'
import { sayChaseReview } from './telling/words.ts'

/** A mistake in Chase asked again. */
export const chaseExercises: Exercises<ChaseTimeline, Match> = { askAgain, judge, solve }

const ANSWERS = new Set(['tile.placed', 'marker.placed', 'start.placed'])
/** What ends the question without an answer. */
const EVASIONS = new Set(['trail.lost', 'seat.left'])

function askAgain(timeline: ChaseTimeline, act: ReviewedAct): Exercise | undefined {
  const index = indexOf(timeline, act.seq)
  const entry = index === undefined ? undefined : timeline.entryAt(index)
  const round = entry?.state.round
  if (index === undefined || !entry || !round) return undefined
  const isStart = entry.event.type === 'start.placed'
  // C3.4: both starts are laid at once. What the other runner submits does not help, and completes the table.
  const also = isStart ? startsAfter(timeline, index, act.chapter) : []
  const side = act.kind === 'marker' ? CHASER : (RUNNERS[round.runners.indexOf(act.seat)] ?? RUNNERS[0])
  const word = isStart ? 'ask.start' : act.kind === 'tile' ? 'ask.tile' : 'ask.marker'
  return { index, also, side, question: { en: sayChaseReview('en', word), it: sayChaseReview('it', word) } }
}

function indexOf(timeline: ChaseTimeline, seq: number): number | undefined {
  for (let index = 0; index < timeline.length; index++)
    if (timeline.entryAt(index)?.event.seq === seq) return index
  return undefined
}

function startsAfter(timeline: ChaseTimeline, index: number, round: number): number[] {
  const others: number[] = []
  for (let next = index + 1; next < timeline.length; next++) {
    const entry = timeline.entryAt(next)
    if (entry?.state.round?.number !== round) break
    if (entry.event.type === 'start.placed' && entry.admission.type === 'applies')
      others.push(entry.event.seq)
  }
  return others
}

/** By the checks of C5 and C7, of nothing but what the answer has laid. */
function judge(after: Match, { type, seq }: LogEvent): ExerciseJudgement {
  if (EVASIONS.has(type)) return { type: 'wrong', refusal: NOT_ASKED }
  const { round } = after
  if (!ANSWERS.has(type) || !round) return { type: 'aside' }
  const checks = [...checkTiles(after, round), ...checkMarkers(after, round)]
  const clause = checks.find(({ placed, clause }) => placed.seq === seq && clause !== null)?.clause
  return clause ? { type: 'wrong', refusal: mistakeAs(clause) } : { type: 'right' }
}

const NOT_ASKED = {
  code: 'not-asked',
  clause: 'C7.6',
  text: {
    en: 'The question is which symbol is right.',
    it: 'La domanda è quale simbolo sia giusto.',
  },
} as const

function solve(match: Match, { seat, kind, path }: ReviewedAct): CommandWish | undefined {
  const { round } = match
  if (!round) return undefined
  if (kind === 'marker') {
    const { tiles, markers } = round.paths[path] ?? { tiles: [], markers: [] }
    const at = markers.length
    const marked = tiles[at]
    // C7.5: on the final tile the chase looks back.
    const [symbol] = marked ? rightSymbols(marked, tiles[at + 1] ?? tiles[at - 1] ?? match.prison) : []
    return symbol && { type: 'place-marker', position: at + 1, symbol }
  }
  const own = runnerPathOf(round, seat) ?? 0
  if (!round.started) return startOf(match, round, seat, own)
  for (const tile of ownTilesOf(round, seat)) {
    const way = wayOn(match, round, own, tile)
    if (way) return { type: 'place-tile', tile, ...way }
  }
  return undefined
}
