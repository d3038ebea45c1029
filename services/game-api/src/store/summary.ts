import { type Outcome, type Target, type Winners, wonBy } from '@getaway/engine'

/** How a match stands, for lists and standings. */
export interface Summary extends Winners {
  readonly players: readonly Pick<Outcome['players'][number], 'name' | 'key' | 'isProved' | 'bot' | 'marks'>[]
  /** What it is played to; empty if no count of marks wins, or nobody wrote it down. */
  readonly target: Target
  /** Over, and not played to its end. */
  readonly abandoned: boolean
}

type Later = 'winners' | 'abandoned' | 'target'

/** As the record has it: older matches say less. */
export type StoredSummary = Omit<Summary, Later | 'players'> &
  Partial<Pick<Summary, Later>> & {
    readonly players: readonly (Omit<Summary['players'][number], 'key' | 'isProved'> &
      Partial<Pick<Summary['players'][number], 'key' | 'isProved'>>)[]
  }

/** What a stored summary says in today's terms. `isOver`: of a match that is over. */
export function summaryIn(stored: StoredSummary, isOver: boolean): Summary {
  const { winner } = stored
  const winners = stored.winners ?? (winner === null ? [] : [winner])
  return {
    players: stored.players.map(({ name, key = null, isProved = false, bot, marks }) => ({
      name,
      key,
      isProved,
      bot,
      marks,
    })),
    // Until the end is recorded an objection may change it.
    ...wonBy(isOver ? winners : []),
    target: stored.target ?? [],
    // Every game of that time had a winner if it was played to its end.
    abandoned: stored.abandoned ?? (isOver && winner === null),
  }
}
