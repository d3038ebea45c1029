import { premise } from './figures.ts'

/** Work of which the time is taken, and how many operations it does. */
export interface Timed {
  readonly operations: number
  work(): void
}

/**
 * Operations per second of processor time (all threads of this process), in turns, so that all meet the same moods of
 * the machine: the best of several rounds, as other work on the machine can only slow it down.
 */
export function rates<Name extends string>(
  contenders: Readonly<Record<Name, Timed>>,
  rounds = 7,
): Record<Name, number> {
  const best = new Map<string, number>()
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { operations, work }] of Object.entries<Timed>(contenders)) {
      premise(operations > 0, `${name} does nothing that could be counted`)
      const now = rateFor(operations, work, round === 0 ? WARM_UP_MS : ROUND_MS)
      if (round > 0) best.set(name, Math.max(best.get(name) ?? 0, now))
    }
  }
  return Object.fromEntries(best) as Record<Name, number>
}

const WARM_UP_MS = 300
const ROUND_MS = 200

export function rateFor(operations: number, work: () => void, ms: number): number {
  const start = processorMs()
  let spent = 0
  let times = 0
  for (; spent < ms; spent = processorMs() - start) {
    work()
    times++
  }
  return (operations * times * 1000) / spent
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function perSecond(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M/s`
  return value >= 1e4 ? `${(value / 1e3).toFixed(0)} k/s` : `${value.toFixed(0)}/s`
}

export function times(value: number, reference: number): string {
  const ratio = value / reference
  return `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)}×`
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
