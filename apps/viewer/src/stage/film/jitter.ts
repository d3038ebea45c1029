/** What differs between the pictures that are laid over each other for one frame, each from -1 to 1. */
export interface Jitter {
  /** Within a pixel: edges become smooth. */
  readonly pixel: readonly [number, number]
  /** On the lens: what is near or far becomes soft. */
  readonly lens: readonly [number, number]
  /** On the lamp: shadows become soft. */
  readonly lamp: readonly [number, number]
}

const STILL: Jitter = { pixel: [0, 0], lens: [0, 0], lamp: [0, 0] }

/** The same for every frame, so that a film is the same again; one picture alone is not moved. */
export function jitterOf(nth: number, count: number): Jitter {
  if (count === 1) return STILL
  return {
    pixel: [2 * halton(nth + 1, 2) - 1, 2 * halton(nth + 1, 3) - 1],
    lens: onDisc(halton(nth + 1, 5), (nth + 0.5) / count),
    lamp: onDisc(halton(nth + 1, 7), halton(nth + 1, 2)),
  }
}

/** Equally dense everywhere on the disc. */
function onDisc(turn: number, share: number): readonly [number, number] {
  const [angle, radius] = [turn * 2 * Math.PI, Math.sqrt(share)]
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}

/** The nth number of a sequence that fills 0 to 1 evenly, however many one takes. */
function halton(nth: number, base: number): number {
  let value = 0
  let part = 1
  for (let rest = nth; rest > 0; rest = Math.floor(rest / base)) {
    part /= base
    value += part * (rest % base)
  }
  return value
}
