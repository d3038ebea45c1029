/** Numbers from 0 to 1 that look random and always fall the same for a seed: for cosmetics alone. */
export function createCosmeticDie(seed: number): () => number {
  let state = (Math.imul(seed, 2_654_435_761) + 12_345) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}

/** One such number for the nth of something, the same whenever one asks. */
export function chanceOf(seed: number, nth: number): number {
  let mixed = Math.imul(seed ^ Math.imul(nth + 1, 0x9e37_79b1), 0x85eb_ca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2_ae35)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000
}
