import { HIGHEST_GUESS } from '../pieces/pieces.ts'
import type { Clues } from './clues.ts'
import type { KindLayer } from './layer.ts'
import { walk } from './walk.ts'

/** How probable it is, number by number (0 to 42), that a place of the row is that one. */
export type PlaceOdds = readonly number[]

export interface RowOdds {
  /** All worlds that the clues allow, weighed: in proportion for the same row with more or fewer limits. */
  readonly weight: number
  /** By place: where a hideout is face up, its number is certain. */
  readonly places: readonly PlaceOdds[]
  /** By number: that it is a hideout of the row and face down. */
  readonly numbers: readonly number[]
}

const NUMBERS = HIGHEST_GUESS + 2

/** Forwards and back through all rows that the clues allow. */
export function rowOddsBy(clues: Clues): RowOdds {
  const stages = walk(clues)
  const last = stages.at(-1)
  const weight = last ? sum(last.layer.weight, last.layer.size) : 0
  const places: number[][] = clues.leaps.map(() => new Array<number>(NUMBERS).fill(0))
  let ahead: Float64Array = new Float64Array(last?.layer.size ?? 0).fill(1)
  for (let index = stages.length - 1; index >= 0; index--) {
    const stage = stages[index]
    if (!stage) break
    if (stage.place !== undefined) addTo(places[stage.place] ?? [], stage.layer, ahead, weight)
    const before = new Float64Array(stages[index - 1]?.layer.size ?? 0)
    const { from, to, factor, size } = stage.edges
    for (let edge = 0; edge < size; edge++) {
      const at = from[edge] as number
      before[at] = (before[at] as number) + (factor[edge] as number) * (ahead[to[edge] as number] as number)
    }
    ahead = before
  }
  const hidden = clues.leaps.flatMap(({ card }, place) => (card === undefined ? [places[place] ?? []] : []))
  return {
    weight,
    places: places.slice(0, clues.places),
    numbers: Array.from({ length: HIGHEST_GUESS + 1 }, (_, number) =>
      Math.min(
        1,
        hidden.reduce((total, odds) => total + (odds[number] ?? 0), 0),
      ),
    ),
  }
}

/** What is left of a difference of equals. */
const NOTHING = 1e-12

function addTo(odds: number[], layer: KindLayer, ahead: Float64Array, weight: number): void {
  for (let index = 0; index < layer.size; index++) {
    const number = (layer.one[index] as number) >> 25
    odds[number] = (odds[number] ?? 0) + ((layer.weight[index] as number) * (ahead[index] as number)) / weight
  }
  for (const [number, one] of odds.entries()) if (one < NOTHING) odds[number] = 0
}

function sum(values: Float64Array, size: number): number {
  let total = 0
  for (let index = 0; index < size; index++) total += values[index] as number
  return total
}
