import { type Outcome, type Winners, wonBy } from '@getaway/engine'

/** How a match stands, for lists and standings. */
export interface Summary extends Winners {
  readonly players: readonly Pick<Outcome['players'][number], 'name' | 'key' | 'bot' | 'marks'>[]
  /** Over, and not played to its end. */
  readonly abandoned: boolean
}

type SinceSeveralWinners = 'winners' | 'abandoned'

/** As the record has it: matches of before there could be several winners say less. */
export type StoredSummary = Omit<Summary, SinceSeveralWinners | 'players'> &
  Partial<Pick<Summary, SinceSeveralWinners>> & {
    readonly players: readonly (Omit<Summary['players'][number], 'key'> & { readonly key?: string | null })[]
  }

/** What a stored summary says in today's terms. `isOver`: of a match that is over. */
export function summaryIn(stored: StoredSummary, isOver: boolean): Summary {
  const { winner } = stored
  const winners = stored.winners ?? (winner === null ? [] : [winner])
  return {
    players: stored.players.map(({ name, key = null, bot, marks }) => ({ name, key, bot, marks })),
    // Until the end is recorded an objection may change it.
    ...wonBy(isOver ? winners : []),
    // Every game of that time had a winner if it was played to its end.
    abandoned: stored.abandoned ?? (isOver && winner === null),
  }
}
