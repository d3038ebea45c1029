import { appendFileSync } from 'node:fs'
import { seededRandom } from '@getaway/engine'

/** How many times more than their plain count random proofs take: `npm run prove` sets it. */
export const PROVE = Number(process.env.PROVE ?? 1)

/** Of many seeds a part is enough at every run of the tests: they are fresh, so the runs of a day add up. */
const PARTS = [
  { from: 100, part: 1 / 8 },
  { from: 12, part: 1 / 3 },
]

/** Fresh at every run; set SEED to play a failing one again. */
export const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)

/** So many rows of a table, others at every run and the same ones for the same SEED; under PROVE all of them. */
export function sampled<Row>(rows: readonly Row[], count: number): readonly Row[] {
  if (PROVE > 1) return rows
  const from = Math.floor(seededRandom(SEED)(rows.length))
  return [...rows, ...rows].slice(from, from + count)
}

/** So many seeds times PROVE, or the dose of `npm test`; the same ones for the same SEED. */
export function seeds(count: number): number[] {
  const { part = 1 } = PARTS.find(({ from }) => PROVE === 1 && count >= from) ?? {}
  const length = Math.ceil(count * PROVE * part)
  // `npm run prove` says how many there were.
  if (process.env.PROVE_SEEDS) appendFileSync(process.env.PROVE_SEEDS, `${length}\n`)
  return Array.from({ length }, (_, index) => SEED + index)
}
