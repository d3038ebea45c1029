import { COLOURS, colourOf, SYMBOLS, type Tile } from '@getaway/engine/chase'
import { cardEdge, markerBody, markerFace, pileBack, tileBack } from '@getaway/faces/chase'
import { BLEED, type Drawing } from '@getaway/faces/drawing'
import type { FaceRect } from '../../../stage/set/printed-geometry.ts'
import { type Atlas, createPrintedSheet, type SheetPlan } from '../../../stage/set/printed-sheet.ts'
import type { SceneKit } from '../../../table/scene.ts'
import { faceOf } from './tile-faces.ts'
import { verdictBody, verdictFace } from './verdict-faces.ts'

const LARGEST = 4096
const FACE = 448
/** What tiles are like until their faces are painted; markers have their colour. */
const UNPAINTED = '#efe3c8'
/** Around each face its ground goes on, lest neighbours bleed in from afar. */
const MARGIN = BLEED / (100 + 2 * BLEED)

/** All faces of a match in one picture. */
export function createAtlas(tiles: Iterable<Tile>, kit: SceneKit): Atlas {
  const faces = facesOf(tiles)
  const columns = Math.ceil(Math.sqrt(faces.size))
  const size = Math.floor(Math.min(FACE, LARGEST / columns) * kit.detail)
  const plain = plainColours()
  const unpainted = kit.paper(columns, columns)
  const placed: SheetPlan['faces'][number][] = []
  const rects = new Map<string, FaceRect>()
  let index = 0
  for (const [name, draw] of faces) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    unpainted.pen.fillStyle = plain.get(name) ?? UNPAINTED
    unpainted.pen.fillRect(column, row, 1, 1)
    placed.push({ box: [column * size, row * size, size, size], draw })
    const inner = (1 - 2 * MARGIN) / columns
    rects.set(name, {
      u: (column + MARGIN) / columns,
      v: 1 - (row + 1 - MARGIN) / columns,
      size: inner,
    })
    index++
  }
  const side = columns * size
  return createPrintedSheet({ width: side, height: side, unpainted, faces: placed, rects }, kit)
}

export const EDGE = 'edge'
export const bodyName = (colour: 'red' | 'blue') => `body ${colour}`
export const symbolName = (symbol: string) => `marker ${symbol}`
/** The back of a tile of the piles, while nobody may know which. */
export const UNKNOWN = 'unknown'
/** Tiles without sectors have no answers on their backs: one of a kind is enough. */
export const backName = ({ id, kind, sectors }: Tile) =>
  sectors.length === 0 ? `back of a ${kind}` : `back ${id}`
export const verdictName = (isRight: boolean) => (isRight ? 'right' : 'wrong')
export const verdictBodyName = (isRight: boolean) => `body ${verdictName(isRight)}`
export const tileName = (id: string) => `tile ${id}`

function facesOf(tiles: Iterable<Tile>): Map<string, () => Drawing> {
  const faces = new Map<string, () => Drawing>([
    [EDGE, cardEdge],
    [UNKNOWN, () => pileBack('route')],
  ])
  for (const symbol of SYMBOLS) faces.set(symbolName(symbol), () => markerFace(symbol))
  for (const colour of COLOURS) faces.set(bodyName(colour), () => markerBody(colour))
  for (const isRight of [true, false]) {
    faces.set(verdictName(isRight), () => verdictFace(isRight))
    faces.set(verdictBodyName(isRight), () => verdictBody(isRight))
  }
  for (const tile of tiles) {
    faces.set(tileName(tile.id), () => faceOf(tile))
    faces.set(backName(tile), () => tileBack(tile))
  }
  return faces
}

/** The ground of what has one colour all over. */
function plainColours(): Map<string, string | undefined> {
  const groundOf = (colour: 'red' | 'blue') => markerBody(colour).marks[0]?.fill
  return new Map([
    ...COLOURS.map((colour) => [bodyName(colour), groundOf(colour)] as const),
    ...SYMBOLS.map((symbol) => [symbolName(symbol), groundOf(colourOf(symbol))] as const),
  ])
}
