/** How large a tournament may be: so much a reader takes, and a service lets nobody pass it. */
export const TOURNAMENT_BOUNDS = {
  stages: 64,
  tables: 1_000,
  players: 2_000,
  staff: 32,
  rulings: 2_000,
  /** How often the one who is credited with a seat may change: each time the match's log is gone through for it. */
  creditsOfSeat: 32,
  objections: 8_000,
  /** That a player may raise in a match. */
  objectionsOfSeat: 4,
  /** Of a logo as text, in characters. */
  logo: 48 * 1024,
  /** Of the options for new matches, as canonical JSON, in characters. */
  options: 8 * 1024,
} as const

/** For so long (s) objections may be raised at most. */
export const LONGEST_OBJECTIONS_S = 30 * 24 * 3_600
