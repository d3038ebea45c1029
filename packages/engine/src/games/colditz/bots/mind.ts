import type { Random } from '../../../random.ts'
import type { Card } from '../pieces/cards.ts'
import type { Match } from '../state/match.ts'
import { listOf, type Table } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { Person } from './person.ts'

/** A player who has something to do: what they see, and their seat and strength. */
export interface Mind {
  readonly match: Match
  readonly table: Table
  readonly seat: number
  readonly person: Person
  readonly random: Random
}

/** What came of thinking, and how long that takes the middle player. */
export interface Thought {
  readonly command: Command
  readonly meanMs: number
}

export function thought(command: Command, meanMs: number): Thought {
  return { command, meanMs }
}

export function handOf({ table, seat }: Mind): readonly Card[] {
  return listOf(table.hands[seat] ?? 0) ?? []
}

const GRAIN = 1_000_000

/** From 0 to below 1. */
export function chance(random: Random): number {
  return random(GRAIN) / GRAIN
}

/** The one that is worth least; undefined of none. */
export function cheapest<T>(items: Iterable<T>, costOf: (item: T) => number): T | undefined {
  let found: { item: T; cost: number } | undefined
  for (const item of items) {
    const cost = costOf(item)
    if (cost < Number.POSITIVE_INFINITY && (!found || cost < found.cost)) found = { item, cost }
  }
  return found?.item
}

/** From -1 to 1, the same for the same words: a preference that a player keeps for a whole match. */
export function leaning(words: string): number {
  let bits = 0x811c9dc5
  for (const letter of words) bits = Math.imul(bits ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  return ((bits ^ (bits >>> 13)) >>> 0) / 0x7fffffff - 1
}
