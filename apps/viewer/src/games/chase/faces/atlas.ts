import { COLOURS, SYMBOLS, type Tile } from '@getaway/engine/chase'
import { cardEdge, markerBody, markerFace, pileBack, tileBack, tileFace } from '@getaway/faces/chase'
import { BLEED, type Drawing, paint } from '@getaway/faces/drawing'
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three'
import type { BrowserPen } from '../../../table/paper.ts'
import type { SceneKit } from '../../../table/scene.ts'
import { verdictBody, verdictFace } from './verdict-faces.ts'

/** Where a face lies in the atlas, in texture coordinates. */
export interface FaceRect {
  readonly u: number
  readonly v: number
  readonly size: number
  /** Where it is not a square in the picture. */
  readonly width?: number
}

/** All faces of a match in one picture, so that all pieces share one material. */
export interface Atlas {
  readonly texture: Texture
  faceOf(name: string): FaceRect
  /** Paints one more face; true once all are painted, and not before is any of them to be seen. */
  paintNext(): boolean
  dispose(): void
}

const LARGEST = 4096
const FACE = 448
/** What pieces are like until their faces are painted. */
const UNPAINTED = '#efe3c8'
/** Around each face its ground goes on, lest neighbours bleed in from afar. */
const MARGIN = BLEED / (100 + 2 * BLEED)

export function createAtlas(tiles: Iterable<Tile>, kit: SceneKit): Atlas {
  const faces = facesOf(tiles)
  const columns = Math.ceil(Math.sqrt(faces.size))
  const size = Math.floor(Math.min(FACE, LARGEST / columns) * kit.detail)
  const unpainted = kit.paper(1, 1)
  unpainted.pen.fillStyle = UNPAINTED
  unpainted.pen.fillRect(0, 0, 1, 1)
  const { image, pen } = kit.paper(columns * size, columns * size)
  const unfinished: (() => void)[] = []
  const rects = new Map<string, FaceRect>()
  let index = 0
  for (const [name, draw] of faces) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    unfinished.push(() => paintIn(pen, column * size, row * size, size, draw()))
    const inner = (1 - 2 * MARGIN) / columns
    rects.set(name, {
      u: (column + MARGIN) / columns,
      v: 1 - (row + 1 - MARGIN) / columns,
      size: inner,
    })
    index++
  }
  const texture = new CanvasTexture(unpainted.image)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = kit.anisotropy
  const nowhere: FaceRect = { u: 0, v: 0, size: 0 }
  return {
    texture,
    faceOf: (name) => rects.get(name) ?? nowhere,
    paintNext() {
      unfinished.shift()?.()
      if (unfinished.length > 0) return false
      if (texture.image === image) return true
      // A texture on the graphics card keeps its size: this one is made again.
      texture.dispose()
      texture.image = image
      texture.needsUpdate = true
      return true
    },
    dispose: () => texture.dispose(),
  }
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
    faces.set(tileName(tile.id), () => tileFace(tile))
    faces.set(backName(tile), () => tileBack(tile))
  }
  return faces
}

function paintIn(pen: BrowserPen, x: number, y: number, size: number, drawing: Drawing): void {
  const scale = size / (100 + 2 * BLEED)
  pen.save()
  pen.beginPath()
  pen.rect(x, y, size, size)
  pen.clip()
  pen.translate(x + BLEED * scale, y + BLEED * scale)
  pen.scale(scale, scale)
  paint(pen, drawing)
  pen.restore()
}
