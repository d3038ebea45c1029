import { colourOf, SYMBOLS, type Tile } from '@getaway/engine/chase'
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three'
import type { Pen } from '../../../stage/paper.ts'
import type { SceneKit } from '../../../stage/part.ts'
import { drawBack, drawMarker, drawTile, fill } from './face.ts'
import { BODY, CARD_EDGE } from './palette.ts'

/** Where a face lies in the atlas, in texture coordinates. */
export interface FaceRect {
  readonly u: number
  readonly v: number
  readonly size: number
}

/** All faces of a match in one picture, so that all pieces share one material. */
export interface Atlas {
  readonly texture: Texture
  faceOf(name: string): FaceRect
  dispose(): void
}

const LARGEST = 4096
const FACE = 448
/** Around each face its ground goes on, lest neighbours bleed in from afar. */
const MARGIN = 0.04

export function createAtlas(tiles: Iterable<Tile>, kit: SceneKit): Atlas {
  const faces = facesOf(tiles)
  const columns = Math.ceil(Math.sqrt(faces.size))
  const size = Math.min(FACE, Math.floor(LARGEST / columns))
  const { image, pen } = kit.paper(columns * size, columns * size)
  const rects = new Map<string, FaceRect>()
  let index = 0
  for (const [name, draw] of faces) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    drawIn(pen, column * size, row * size, size, draw)
    const inner = (1 - 2 * MARGIN) / columns
    rects.set(name, {
      u: (column + MARGIN) / columns,
      v: 1 - (row + 1 - MARGIN) / columns,
      size: inner,
    })
    index++
  }
  const texture = new CanvasTexture(image)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = kit.anisotropy
  const nowhere: FaceRect = { u: 0, v: 0, size: 0 }
  return { texture, faceOf: (name) => rects.get(name) ?? nowhere, dispose: () => texture.dispose() }
}

export const EDGE = 'edge'
export const bodyName = (colour: 'red' | 'blue') => `body ${colour}`
export const symbolName = (symbol: string) => `marker ${symbol}`
export const backName = (kind: 'route' | 'start') => `back ${kind}`
export const tileName = (id: string) => `tile ${id}`

function facesOf(tiles: Iterable<Tile>): Map<string, (pen: Pen) => void> {
  const faces = new Map<string, (pen: Pen) => void>([
    [EDGE, (pen) => fill(pen, CARD_EDGE)],
    [backName('route'), (pen) => drawBack(pen, 'route')],
    [backName('start'), (pen) => drawBack(pen, 'start')],
  ])
  for (const symbol of SYMBOLS) {
    faces.set(symbolName(symbol), (pen) => drawMarker(pen, symbol))
    const colour = colourOf(symbol)
    faces.set(bodyName(colour), (pen) => fill(pen, BODY[colour]))
  }
  for (const tile of tiles) faces.set(tileName(tile.id), (pen) => drawTile(pen, tile))
  return faces
}

function drawIn(pen: Pen, x: number, y: number, size: number, draw: (pen: Pen) => void): void {
  const scale = (size * (1 - 2 * MARGIN)) / 100
  pen.save()
  pen.beginPath()
  pen.rect(x, y, size, size)
  pen.clip()
  pen.translate(x + size * MARGIN, y + size * MARGIN)
  pen.scale(scale, scale)
  draw(pen)
  pen.restore()
}
