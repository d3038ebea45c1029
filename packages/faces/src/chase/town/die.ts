/** Numbers from 0 to below 1, always the same for the same words: a tile looks the same wherever it is drawn. */
export type SteadyRandom = () => number

export function createSteadyRandom(words: string): SteadyRandom {
  let state = 0x811c9dc5
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

export function pick<T>(die: SteadyRandom, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(die() * choices.length)] ?? choices[0]
}
