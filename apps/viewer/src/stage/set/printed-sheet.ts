import { BLEED, type Drawing, heightOf, paint } from '@getaway/faces/drawing'
import { CanvasTexture, LinearFilter, NearestFilter, SRGBColorSpace, type Texture } from 'three'
import type { BrowserPen, CanvasPaper } from '../../table/paper.ts'
import type { SceneKit } from '../../table/scene.ts'
import type { FaceRect } from './printed-geometry.ts'

/** All that is printed in a match, in one picture, so that all pieces share one material. */
export interface Atlas {
  readonly texture: Texture
  faceOf(name: string): FaceRect
  /** Paints one more face; true once all are painted: until then none is shown. */
  paintNext(): boolean
  dispose(): void
}

/** x, y, width and height, in px of the picture. */
export type SheetBox = readonly [x: number, y: number, width: number, height: number]

/** A picture that is painted face by face. */
export interface SheetPlan {
  readonly width: number
  readonly height: number
  /** Shown until everything is painted: a few px, a colour for each face. */
  readonly unpainted: CanvasPaper
  readonly faces: readonly { readonly box: SheetBox; readonly draw: () => Drawing }[]
  /** Where each face is in the picture, as a share of it. */
  readonly rects: ReadonlyMap<string, FaceRect>
}

const NOWHERE: FaceRect = { u: 0, v: 0, size: 0 }

export function createPrintedSheet(
  { width, height, unpainted, faces, rects }: SheetPlan,
  kit: Pick<SceneKit, 'paper' | 'anisotropy'>,
): Atlas {
  const unfinished = [...faces]
  /** Made when it is first painted on: it is large. */
  let paper: CanvasPaper | undefined
  const texture = new CanvasTexture(unpainted.image)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = kit.anisotropy
  texture.magFilter = NearestFilter
  return {
    texture,
    faceOf: (name) => rects.get(name) ?? NOWHERE,
    paintNext() {
      paper ??= kit.paper(width, height)
      const { image, pen } = paper
      const next = unfinished.shift()
      if (next) paintWithin(pen, next.box, next.draw())
      if (unfinished.length > 0) return false
      if (texture.image === image) return true
      // A texture on the graphics card keeps its size: this one is made again.
      texture.dispose()
      texture.image = image
      texture.magFilter = LinearFilter
      texture.needsUpdate = true
      return true
    },
    dispose: () => texture.dispose(),
  }
}

function paintWithin(pen: BrowserPen, [x, y, width, height]: SheetBox, drawing: Drawing): void {
  const scale = Math.min(width / (100 + 2 * BLEED), height / (heightOf(drawing) + 2 * BLEED))
  pen.save()
  pen.beginPath()
  pen.rect(x, y, width, height)
  pen.clip()
  pen.translate(x + BLEED * scale, y + BLEED * scale)
  pen.scale(scale, scale)
  paint(pen, drawing)
  pen.restore()
}
