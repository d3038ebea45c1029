import type { ReviewedAct, Trait } from '../table/reviewing.ts'
import { type ShareInterval, wilsonInterval } from './wilson.ts'

/** A player's acts of one match, by when they were done. */
export interface PlayedActs {
  /** µs since 1970. */
  readonly createdAt: number
  readonly acts: readonly Pick<ReviewedAct, 'at' | 'clause' | 'traits' | 'kind'>[]
}

/** How often acts of one sort went wrong. */
export interface MistakeShare {
  readonly id: string
  readonly wrong: number
  readonly of: number
  readonly interval: ShareInterval
  /** So few were seen that the share says nothing yet. */
  readonly isTooFew: boolean
}

/** Fewer say nothing: one mistake more or less would change the picture. */
const FEWEST = 20

export function mistakeShare(id: string, acts: readonly Pick<ReviewedAct, 'clause'>[]): MistakeShare {
  const wrong = acts.filter(({ clause }) => clause !== undefined).length
  const of = acts.length
  return { id, wrong, of, interval: wilsonInterval(wrong, of), isTooFew: of < FEWEST }
}

/** By the values of one trait, in the game's order. */
export function sharesByTrait(
  matches: readonly PlayedActs[],
  { id, values }: Trait,
): readonly MistakeShare[] {
  const acts = matches.flatMap((match) => match.acts)
  return values.map((value) =>
    mistakeShare(
      value.id,
      acts.filter(({ traits }) => traits[id] === value.id),
    ),
  )
}

/** µs: matches with less than so much between them are one session, … */
const PAUSE = 30 * 60_000_000
/** … whose first part is this long. */
export const EARLY = 20 * 60_000_000

/** How often acts went wrong early in a session, and later: whether one who plays long gets tired. */
export function sharesBySession(matches: readonly PlayedActs[]): readonly MistakeShare[] {
  const early: PlayedActs['acts'][number][] = []
  const later: PlayedActs['acts'][number][] = []
  let since = 0
  let last = Number.NEGATIVE_INFINITY
  for (const { createdAt, acts } of matches.toSorted((one, other) => one.createdAt - other.createdAt)) {
    if (createdAt - last > PAUSE) since = createdAt
    for (const act of acts) (act.at - since < EARLY ? early : later).push(act)
    last = Math.max(createdAt, ...acts.map(({ at }) => at))
  }
  return [mistakeShare('early', early), mistakeShare('later', later)]
}
