import { appendFileSync } from 'node:fs'

/** How many times more than their plain count random proofs take: `npm run prove` sets it. */
export const PROVE = Number(process.env.PROVE ?? 1)

/** At every run of the tests a third is enough: seeds are fresh, so that the runs of a day add up. */
export const DOSE = PROVE > 1 ? PROVE : 1 / 3

/** Fresh at every run; set SEED to play a failing one again. */
export const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)

/** So many seeds times the dose, the same ones for the same SEED; one at least. */
export function seeds(count: number): number[] {
  const length = Math.max(1, Math.round(count * DOSE))
  // `npm run prove` says how many there were.
  if (process.env.PROVE_SEEDS) appendFileSync(process.env.PROVE_SEEDS, `${length}\n`)
  return Array.from({ length }, (_, index) => SEED + index)
}
