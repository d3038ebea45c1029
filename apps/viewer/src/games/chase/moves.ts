import type { Language } from '../../language/language.ts'
import type { Move } from '../game-table.ts'
import type { ChaseTimeline } from './plan/plan-of.ts'
import { sayMove } from './say-move.ts'
import { toldRounds } from './told.ts'

const DECISIONS = new Set(['round.scored', 'round.voided', 'round.corrected', 'game.ended', 'game.abandoned'])

/** Every event that there is something to tell of, in the order in which they count. */
export function chaseMovesOf(timeline: ChaseTimeline, language: Language): Move[] {
  const moves: Move[] = []
  const scoreAt = new Map(
    toldRounds(timeline.stateAfter(timeline.length)).map((told) => [told.round.number, told.scoreAt]),
  )
  let known = 0
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    const text = entry && sayMove(entry, language)
    if (!entry || text === undefined) continue
    const { seq, at, by, type } = entry.event
    const kind =
      type === 'round.dealt'
        ? 'chapter'
        : entry.admission.type === 'late'
          ? 'late'
          : DECISIONS.has(type)
            ? 'decision'
            : 'act'
    // The table tells a score when its check is done, and nothing that follows it before.
    const told = type === 'round.scored' ? (scoreAt.get(entry.event.data.round) ?? at) : at
    known = Math.max(known, at, told)
    moves.push({
      seq,
      index,
      at,
      knownFrom: known,
      text,
      kind,
      seat: typeof by === 'number' ? by : undefined,
    })
  }
  return moves
}
