import type { ChaseSymbol, TileSet } from '@getaway/engine/chase'
import { type Ink, markerFace, tileBack, tileFace } from '@getaway/faces/chase'
import { BLEED } from '@getaway/faces/drawing'
import type { Piece, SheetBatch } from '../sheets/draw-pdf.ts'
import { victoryFace } from './victory-face.ts'

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
export function tilePieces(set: TileSet, size: number, ink: Ink): SheetBatch[] {
  const tiles = set.tiles.map((tile) => ({ front: tileFace(tile), back: tileBack(tile, ink) }))
  const markers = STOCKS.flatMap(([one, other]) =>
    repeated(IN_A_STOCK, { front: markerFace(one), back: markerFace(other) }),
  )
  const victories = (['perfect', 'small'] as const).flatMap((kind) =>
    repeated(VICTORIES[kind], { front: victoryFace(kind), back: victoryFace(kind) }),
  )
  return [
    squares('tiles', size, tiles),
    squares('markers', Math.round(size * MARKER_SIZE), [...markers, ...victories]),
  ]
}

function squares(what: string, size: number, pieces: readonly Piece[]): SheetBatch {
  return { what, size: { width: size, height: size }, bleed: (size * BLEED) / 100, pieces }
}

function repeated(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece)
}
