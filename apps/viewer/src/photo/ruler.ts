import type { Lane } from './photo-of.ts'

/** The stretch of time that a photo shows, and where its marks stand, in µs from the first hand. */
export interface Ruler {
  readonly from: number
  readonly until: number
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
}

const STEPS = [1, 2, 5].flatMap((one) => [1, 10, 100, 1000, 10_000, 100_000].map((by) => one * by))
const MOST_TICKS = 9
/** Beside the outermost stamp there is so much of the whole left. */
const MARGIN = 0.08
const NARROWEST = 400
/** A clock that is further off than this is shown at the edge: it would push the hands together. */
const FURTHEST = 400_000

/** All stamps fit, as large as can be. */
export function rulerFor(lanes: readonly Lane[], format: (us: number) => string): Ruler {
  const received = lanes.map((lane) => lane.received)
  const bound = Math.min(0, ...received) - FURTHEST
  const marks = lanes.flatMap(({ claimed = 0, error = 0, earliest, counted }) => [
    ...[claimed - error, claimed + error, earliest, counted].map((at) => Math.max(at, bound)),
  ])
  const [low, high] = [Math.min(...marks, ...received), Math.max(...marks, ...received)]
  const room = Math.max((high - low) * MARGIN, (NARROWEST - (high - low)) / 2, 20)
  const [from, until] = [low - room, high + room]
  const step = STEPS.toSorted((one, other) => one - other).find((one) => (until - from) / one <= MOST_TICKS)
  const wide = step ?? (until - from) / MOST_TICKS
  const ticks: { at: number; label: string }[] = []
  for (let at = Math.ceil(from / wide) * wide; at <= until; at += wide) ticks.push({ at, label: format(at) })
  return { from, until, ticks }
}

/** Where on a strip of that width an instant stands; what lies outside stands at its edge. */
export function placeOn({ from, until }: Pick<Ruler, 'from' | 'until'>, at: number, width: number): number {
  return Math.min(Math.max((at - from) / (until - from), 0), 1) * width
}
