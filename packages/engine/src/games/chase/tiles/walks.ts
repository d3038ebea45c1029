import { type Random, shuffled } from '../../../random.ts'
import { DEAD_END, FOLLOWED, type Openness, opennessOf } from '../judge/openness.ts'
import { connects, freeCellsBeside, type TableSize, touchesOf } from '../judge/placements.ts'
import { type Cell, HEADINGS, type Lying, PRISON_CELL } from '../pieces/geometry.ts'
import type { Tile, TileSet } from '../pieces/pieces.ts'
import { DEFAULT_OPTIONS } from '../vocabulary/options.ts'

/** How far runners without hurry get, if they place what fits and keep something in hand that fits next. */
export interface Walks {
  readonly steps: number
  /** Of all steps: those at which nothing in hand fitted. */
  readonly stuck: number
}

const TABLE: TableSize = { options: DEFAULT_OPTIONS.table }
const STARTS = 2
const HAND = 14
const STEPS = 10

/** Walks with hands dealt at random: two starting tiles, then up to ten from one pile (C2, C5.1 to C5.3). */
export function walksOn(set: TileSet, count: number, random: Random): Walks {
  const prison = set.tiles.find(({ kind }) => kind === 'prison')
  if (!prison) return { steps: 0, stuck: 0 }
  let steps = 0
  let stuck = 0
  for (let walk = 0; walk < count; walk++) {
    const starts = shuffled(
      set.tiles.filter(({ kind }) => kind === 'start'),
      random,
    ).slice(0, STARTS)
    const pile = shuffled(
      set.tiles.filter(({ kind }) => kind === 'route' || kind === 'hideout'),
      random,
    ).slice(0, HAND)
    // A hideout would end the walk.
    const ordinary = pile.filter(({ kind }) => kind === 'route')
    const path: Lying[] = [{ ...PRISON_CELL, tile: prison, rot: 0 }]
    while (path.length <= STARTS + STEPS) {
      const hand = (path.length <= STARTS ? starts : ordinary).filter(
        (tile) => !path.some((lying) => lying.tile === tile),
      )
      const next = nextOn(path, hand, random)
      if (path.length > STARTS) steps++
      if (!next) {
        if (path.length > STARTS) stuck++
        break
      }
      path.push(next)
    }
  }
  return { steps, stuck }
}

function nextOn(path: readonly Lying[], hand: readonly Tile[], random: Random): Lying | undefined {
  let best: Lying | undefined
  let most: Openness | -1 = -1
  for (const tile of shuffled(hand, random)) {
    const rest = hand.filter((other) => other !== tile)
    for (const way of waysOn(path, tile)) {
      const openness = opennessOf(TABLE, path, way, rest)
      if (openness > most) [best, most] = [way, openness]
      if (openness >= FOLLOWED) return way
    }
  }
  return most === DEAD_END && hand.length > 1 ? undefined : best
}

function waysOn(path: readonly Lying[], tile: Tile): Lying[] {
  const last = path.at(-1)
  if (!last) return []
  const cells = freeCellsBeside(TABLE, path, last).filter((cell: Cell) => touchesOf(path, cell) === 1)
  return cells.flatMap((cell) =>
    HEADINGS.map((rot): Lying => ({ ...cell, tile, rot })).filter((way) => connects(way, last)),
  )
}
