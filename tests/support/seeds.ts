import { appendFileSync } from 'node:fs'

/** How many times more than their plain count random proofs take: `npm run prove` sets it. */
export const PROVE = Number(process.env.PROVE ?? 1)

/** Of so many or more a quarter is enough at every run of the tests: seeds are fresh, so the runs of a day add up. */
const MANY = 100

/** Fresh at every run; set SEED to play a failing one again. */
export const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)

/** So many seeds times PROVE, or the dose of `npm test`; the same ones for the same SEED. */
export function seeds(count: number): number[] {
  const length = Math.round(PROVE === 1 && count >= MANY ? count / 4 : count * PROVE)
  // `npm run prove` says how many there were.
  if (process.env.PROVE_SEEDS) appendFileSync(process.env.PROVE_SEEDS, `${length}\n`)
  return Array.from({ length }, (_, index) => SEED + index)
}
