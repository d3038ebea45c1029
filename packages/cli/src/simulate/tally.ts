import type { Counts } from '../games/counts.ts'

/** What played matches come to. Whole numbers only, so the order of adding up does not matter. */
export interface SimulationTally {
  readonly matches: number
  /** Not over when the simulator had enough of them. */
  readonly cutOff: number
  /** Over, and nobody has won. */
  readonly withoutWinner: number
  readonly events: number
  /** Wishes of bots that the referee refused. */
  readonly refused: number
  /** From first to last event, in the time of the players (µs). */
  readonly lengthUs: number
  readonly seats: readonly { readonly won: number; readonly marks: Readonly<Record<string, number>> }[]
  readonly counts: Counts
}

export const NOTHING: SimulationTally = {
  matches: 0,
  cutOff: 0,
  withoutWinner: 0,
  events: 0,
  refused: 0,
  lengthUs: 0,
  seats: [],
  counts: {},
}

export function sum(one: SimulationTally, other: SimulationTally): SimulationTally {
  return sumOf(one, other) as unknown as SimulationTally
}

type Numbers = number | { readonly [key: string]: Numbers } | readonly Numbers[]

/** Numbers are added, all else is gone through; what only one side has stays as it is. */
function sumOf(one: unknown, other: unknown): Numbers {
  if (one === undefined) return other as Numbers
  if (other === undefined) return one as Numbers
  if (typeof one === 'number') return one + (other as number)
  if (Array.isArray(one)) {
    const others = other as readonly unknown[]
    return Array.from({ length: Math.max(one.length, others.length) }, (_, at) => sumOf(one[at], others[at]))
  }
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return Object.fromEntries([...keys].map((key) => [key, sumOf(left[key], right[key])]))
}
