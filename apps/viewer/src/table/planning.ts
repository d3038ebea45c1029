import type { Language } from '../language/language.ts'

type Words = Readonly<Record<Language, string>>

/** What the host of a new match chooses of a game’s own rules. What all games have (seats, spectators, light) is not among it. */
export interface GamePlanning {
  /** The option that names a seat for a role; without it the seat is drawn. */
  readonly first: { readonly option: string; readonly words: Words }
  readonly choices: readonly PlanChoice[]
  /** The words of the variants that the service offers, by its names. */
  readonly variants: Readonly<Record<string, { readonly words: Words; readonly more: Words }>>
  /** Only one of them can be played at a time. */
  readonly isOneVariant: boolean
  /** Several players act at the same time: how close races are decided can be chosen. */
  readonly hasRaces: boolean
}

/** One of a few; that without options is what the rules say. */
export interface PlanChoice {
  readonly choice: string
  readonly words: Words
  readonly values: readonly [PlanValue, ...PlanValue[]]
}

export interface PlanValue {
  readonly value: string
  readonly words: Words
  /** What it means. */
  readonly more: Words
  readonly options: Readonly<Record<string, unknown>>
}
