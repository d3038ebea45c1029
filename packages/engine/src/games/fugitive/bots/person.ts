import type { BotPace } from '../../../people/pace.ts'

/** What kind of player somebody is. */
export interface Person extends BotPace {
  /** How the marshal finds numbers: any that could be, by their odds, or by the odds of several together too. */
  readonly reckoning: 'plausible' | 'single' | 'joint'
  /** How far odds are misjudged: the standard deviation of their logarithm. */
  readonly blur: number
  /** As the fugitive: how much of the weight of each thought is chance. */
  readonly whim: number
  /** How often the player thinks of a sprint card that is not needed, if there is a card to spare. */
  readonly bluff: number
  /**
   * As the fugitive: from how many hands that the marshal may have the prospects of each way on are reckoned; 0: what all
   * can see is weighed by feeling.
   */
  readonly insight: number
}

export const PERSONS = {
  novice: {
    pace: 1.3,
    spread: 0.4,
    reckoning: 'plausible',
    blur: 1,
    whim: 5.5,
    bluff: 0.15,
    insight: 0,
  },
  regular: {
    pace: 1,
    spread: 0.35,
    reckoning: 'single',
    blur: 1,
    whim: 1,
    bluff: 0.1,
    insight: 0,
  },
  expert: {
    pace: 0.85,
    spread: 0.3,
    reckoning: 'joint',
    blur: 0,
    whim: 0.3,
    bluff: 1,
    insight: 3,
  },
} as const satisfies Record<string, Person>
