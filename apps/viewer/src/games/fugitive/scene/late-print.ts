import { CanvasTexture, LinearFilter, NearestFilter, SRGBColorSpace } from 'three'
import type { BrowserPen } from '../../../table/paper.ts'
import type { Part, SceneKit } from '../../../table/scene.ts'

/** A large picture that is plain until there is time to paint it. */
export interface LatePrint {
  readonly texture: CanvasTexture
  /** Paints it, once. */
  paint(): void
}

/** A part with a picture that is painted after the first picture of all. */
export interface PrintedPart<Plan> extends Part<Plan> {
  print(): void
}

export function createLatePrint(
  kit: SceneKit,
  { width, height, ground }: { readonly width: number; readonly height: number; readonly ground: string },
  draw: (pen: BrowserPen, width: number) => void,
): LatePrint {
  const plain = kit.paper(1, 1)
  plain.pen.fillStyle = ground
  plain.pen.fillRect(0, 0, 1, 1)
  const texture = new CanvasTexture(plain.image)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = kit.anisotropy
  texture.magFilter = NearestFilter
  let isPainted = false
  return {
    texture,
    paint() {
      if (isPainted) return
      isPainted = true
      const { image, pen } = kit.paper(width, height)
      draw(pen, width)
      // A texture on the graphics card keeps its size: this one is made again.
      texture.dispose()
      texture.image = image
      texture.magFilter = LinearFilter
      texture.needsUpdate = true
    },
  }
}
