import type { BotPace } from '../../../people/pace.ts'
import type { Random } from '../../../random.ts'

export { takes } from '../../../people/pace.ts'

/** How a player differs from the average player of `acts`. */
export interface Person extends BotPace {
  /** Times the middle player's slips. */
  readonly slips: number
  /** As a runner: how far ahead a tile that fits is thought through. */
  readonly foresight: Foresight
  /** And how many such tiles are weighed before the best of them is placed, if none leads as far as this person can see. */
  readonly candidates: number
  /** Places something that does not fit rather than wait to be caught. */
  readonly panics: boolean
}

/** Not at all; that the path can go on; that a tile in hand goes on; that the one that is needed does. */
export type Foresight = 0 | 1 | 2 | 3

export const PERSONS = {
  novice: { pace: 1.3, spread: 0.28, slips: 2, foresight: 1, candidates: 1, panics: true },
  regular: { pace: 1, spread: 0.22, slips: 1, foresight: 2, candidates: 2, panics: false },
  expert: { pace: 0.75, spread: 0.16, slips: 0.5, foresight: 3, candidates: 3, panics: false },
} as const satisfies Record<string, Person>

/** Whether what happens to the middle player so often happens now. */
export function slips(person: Person, often: number, random: Random): boolean {
  return random(GRAIN) < often * person.slips * GRAIN
}

const GRAIN = 1_000_000
