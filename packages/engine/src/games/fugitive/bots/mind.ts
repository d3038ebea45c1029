import type { Random } from '../../../random.ts'
import type { Match } from '../state/match.ts'
import type { Step, Table } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { Person } from './person.ts'

/** A player who has something to do: what they see, and their seat and strength. */
export interface Mind {
  readonly match: Match
  readonly table: Table
  readonly person: Person
  readonly random: Random
}

export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>

/** What came of thinking, and how long that takes the middle player. */
export interface Thought {
  readonly command: Command
  readonly meanMs: number
}

const GRAIN = 1_000_000

/** From 0 to below 1. */
export function chance(random: Random): number {
  return random(GRAIN) / GRAIN
}

/** The one that is worth most; undefined of none. */
export function best<T>(items: readonly T[], worthOf: (item: T) => number): T | undefined {
  let found: { item: T; worth: number } | undefined
  for (const item of items) {
    const worth = worthOf(item)
    if (!found || worth > found.worth) found = { item, worth }
  }
  return found?.item
}
