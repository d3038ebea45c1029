import type { LogEvent } from '@getaway/engine'
import { stepTournament, type TournamentState, tableOfMatch } from '@getaway/engine/tournament'
import { type Database, databaseNow, readTournamentEvents } from '../store/index.ts'
import { eventOf, type KnownTournament, lengthOf, type MeasuredTournament } from './book.ts'
import { createKeptTournaments } from './kept-tournaments.ts'

/** Tournaments as the public knows them by now. */
export interface PublicTournaments {
  /** Undefined where nothing of it may be told yet. */
  read(id: string): Promise<KnownTournament | undefined>
}

/**
 * What an event tells of a match is known when the match's spectators are: one delay after it was recorded. What comes
 * after such an event waits with it, so that the public always knows a tournament as it once stood, and the beginning of
 * its log.
 */
export function createPublicTournaments({ db }: Pick<Database, 'db'>): PublicTournaments {
  const kept = createKeptTournaments<MeasuredTournament>()
  return {
    async read(id) {
      const before = kept.get(id)
      const now = await databaseNow(db)
      let known: MeasuredTournament | undefined = before
      for await (const { seq, body, hash, committedAt } of readTournamentEvents(db, id, before?.seq)) {
        const event = eventOf(body, hash)
        const delayUs = delayMsOf(known?.state, event) * 1000
        if (delayUs > 0 && committedAt + delayUs > now) break
        const bytes = (known?.bytes ?? 0) + lengthOf(body, hash)
        known = { state: stepTournament(known?.state, event).state, seq, hash, bytes }
      }
      if (known) kept.keep(id, known)
      return known
    },
  }
}

function delayMsOf(state: TournamentState | undefined, { type, data }: LogEvent): number {
  const { match, delayMs } = data as { readonly match?: string; readonly delayMs?: number }
  if (type === 'table.opened') return delayMs ?? 0
  const table = state && match !== undefined ? tableOfMatch(state, match) : undefined
  if (table) return table.delayMs
  return ofRulingOrAnswer(state, data as { readonly ruling?: number; readonly objection?: number })
}

/** What names a match only by the number of a ruling or an objection about it. */
function ofRulingOrAnswer(
  state: TournamentState | undefined,
  { ruling, objection }: { readonly ruling?: number; readonly objection?: number },
): number {
  const match = state?.rulings[(ruling ?? 0) - 1]?.match ?? state?.objections[(objection ?? 0) - 1]?.match
  return (state && match !== undefined && tableOfMatch(state, match)?.delayMs) || 0
}
