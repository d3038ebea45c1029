import {
  type BufferGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import type { BrowserPen } from '../../table/paper.ts'
import type { Part, SceneKit } from '../../table/scene.ts'
import { roundedOutline, sweep } from './sweep.ts'
import { APRON, ROUND, type Size } from './table-top.ts'
import { drawCity, drawShade } from './woven.ts'

/** So many cells the woven city goes on until it begins again. */
const WOVEN = 7
/** How far the rim takes light from the cloth beside it. */
const SHADED = 1.5

/** What a cloth has on it: a city woven into it tone on tone, and the dark along the rim. */
export function createClothPrint({ width, height }: Size, kit: SceneKit): Part<unknown> {
  const [w, h] = [width + 2 * APRON, height + 2 * APRON]
  const printed = Math.max(w, h)
  const picture = (draw: (pen: BrowserPen, size: number, seed: number) => void, size: number) => {
    const { image, pen } = kit.paper(size, size)
    draw(pen, size, kit.seed)
    const texture = new CanvasTexture(image)
    texture.colorSpace = SRGBColorSpace
    texture.wrapS = RepeatWrapping
    texture.wrapT = RepeatWrapping
    texture.anisotropy = kit.anisotropy
    return texture
  }
  const [city, shade] = [picture(drawCity, 1024), picture(drawShade, 64)]
  city.repeat.set(printed / WOVEN, printed / WOVEN)
  // Darker than the cloth: in a dark corner it does not glow.
  const woven = new MeshBasicMaterial({ map: city, color: '#02120e', ...SEE_THROUGH, opacity: 0.38 })
  const taken = new MeshBasicMaterial({ map: shade, color: '#000000', ...SEE_THROUGH })
  const edge = sweep(
    roundedOutline(w, h, ROUND, 10),
    [
      [0, 0],
      [-SHADED, 0],
    ],
    'open',
  )
  const marks = [
    lying(new PlaneGeometry(w, h).rotateX(-Math.PI / 2), woven, 0.003),
    lying(acrossOnce(edge), taken, 0.004),
  ]
  return {
    object: new Group().add(...marks),
    lay() {},
    pose() {},
    dispose() {
      for (const { geometry } of marks) geometry.dispose()
      for (const one of [woven, taken, city, shade]) one.dispose()
    },
  }
}

const SEE_THROUGH = { transparent: true, depthWrite: false } as const

function lying(geometry: BufferGeometry, material: MeshBasicMaterial, y: number): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.y = y
  mesh.matrixAutoUpdate = false
  mesh.updateMatrix()
  return mesh
}

/** A strip whose picture goes once across it. */
function acrossOnce(geometry: BufferGeometry): BufferGeometry {
  const { uv } = geometry.attributes
  let widest = 0
  for (let index = 0; uv && index < uv.count; index++) widest = Math.max(widest, uv.getY(index))
  for (let index = 0; uv && index < uv.count; index++) uv.setY(index, 0.02 + (0.96 * uv.getY(index)) / widest)
  return geometry
}
