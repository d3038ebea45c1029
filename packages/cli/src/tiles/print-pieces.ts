import type { ChaseSymbol, TileSet } from '@getaway/engine/chase'
import { type Ink, markerFace, tileBack, tileFace } from '@getaway/faces/chase'
import type { Drawing } from '@getaway/faces/drawing'
import { victoryFace } from './victory-face.ts'

/** A piece of card with two sides. */
export interface Piece {
  readonly front: Drawing
  readonly back: Drawing
}

/** Pieces of one size. */
export interface Batch {
  readonly what: string
  /** mm */
  readonly size: number
  readonly pieces: readonly Piece[]
}

/** C1.4, C1.5: markers come in these numbers. */
const STOCKS: readonly (readonly [ChaseSymbol, ChaseSymbol])[] = [
  ['triangle', 'square'],
  ['diamond', 'star'],
]
const IN_A_STOCK = 15
const VICTORIES = { perfect: 5, small: 9 } as const
/** Four lie beside each other on a tile, and leave its middle to be seen. */
const MARKER_SIZE = 0.4

/** All that is printed to play with that set, tiles of that size (mm) with backs drawn so. */
export function piecesOf(set: TileSet, size: number, ink: Ink): Batch[] {
  const tiles = set.tiles.map((tile) => ({ front: tileFace(tile), back: tileBack(tile, ink) }))
  const markers = STOCKS.flatMap(([one, other]) =>
    repeated(IN_A_STOCK, { front: markerFace(one), back: markerFace(other) }),
  )
  const victories = (['perfect', 'small'] as const).flatMap((kind) =>
    repeated(VICTORIES[kind], { front: victoryFace(kind), back: victoryFace(kind) }),
  )
  return [
    { what: 'tiles', size, pieces: tiles },
    { what: 'markers', size: Math.round(size * MARKER_SIZE), pieces: [...markers, ...victories] },
  ]
}

function repeated(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece)
}
