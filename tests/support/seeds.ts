/** How many times more than in `npm test`: `npm run prove` sets it. */
export const PROVE = Number(process.env.PROVE ?? 1)

/** Fresh at every run; set SEED to play a failing one again. */
export const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)

/** So many seeds, the same ones for the same SEED. */
export function seeds(count: number): number[] {
  return Array.from({ length: Math.round(count * PROVE) }, (_, index) => SEED + index)
}
