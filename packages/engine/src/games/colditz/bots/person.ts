import type { BotPace } from '../../../people/pace.ts'

/** What kind of player somebody is. */
export interface Person extends BotPace {
  /** How far the worth of routes is misjudged, in points. */
  readonly taste: number
  /** As an officer: with what chance of getting through the run begins. */
  readonly daring: number
  /** How often a turn's moves are thought through: otherwise the first that comes to mind is made. */
  readonly care: number
  /** As the security officer: how many points of lead a fugitive needs not to be pursued by all who could be of use. */
  readonly zeal: number
}

export const PERSONS = {
  novice: { pace: 1.3, spread: 0.4, taste: 24, daring: 0.25, care: 0.6, zeal: 0.5 },
  regular: { pace: 1, spread: 0.35, taste: 18, daring: 0.5, care: 0.9, zeal: 0.85 },
  expert: { pace: 0.85, spread: 0.3, taste: 12, daring: 0.55, care: 1, zeal: 1 },
} as const satisfies Record<string, Person>
