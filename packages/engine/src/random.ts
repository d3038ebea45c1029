import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A whole number from 0 to below `bound`, evenly spread. The engine is handed one; it never makes its own. */
export type Random = (bound: number) => number

/** The same numbers for the same seed, everywhere: for tile sets, bots and tests. Never for a real deal. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(mixed(seed))
  for (let step = 0; step < WARM_UP; step++) generator.next()
  return (bound) => uniformInt(generator, 0, bound - 1)
}

/** The generator's first numbers still show its seed: neighbours would begin alike. */
const WARM_UP = 16

/** Spreads a change of one bit over all 32 (the finaliser of MurmurHash3). */
function mixed(seed: number): number {
  let bits = seed | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** A new array in random order (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const pile = [...items]
  for (let last = pile.length - 1; last > 0; last--) {
    const pick = random(last + 1)
    const held = pile[last] as T
    pile[last] = pile[pick] as T
    pile[pick] = held
  }
  return pile
}
