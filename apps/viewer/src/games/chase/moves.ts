import type { Language } from '../../language/language.ts'
import type { Move } from '../game-table.ts'
import type { ChaseTimeline } from './plan/plan-of.ts'
import { sayMove } from './say-move.ts'

const DECISIONS = new Set(['round.scored', 'round.voided', 'round.corrected', 'game.ended', 'game.abandoned'])

/** Every event that there is something to tell of, in the order in which they count. */
export function chaseMovesOf(timeline: ChaseTimeline, language: Language): Move[] {
  const moves: Move[] = []
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
    moves.push({ seq, index, at, text, kind, seat: typeof by === 'number' ? by : undefined })
  }
  return moves
}
