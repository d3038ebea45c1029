import {
  DepthTexture,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  RedFormat,
  Scene,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { DEVELOP, OCCLUSION, OVER_PICTURE, SHADE } from './glsl.ts'

/** What a picture goes through on its way to the screen. */
export interface Lens {
  /** As large as the renderer's picture. */
  fit(): void
  /** Programs that are made in between are made for this lens. */
  open(): void
  close(): void
  /** `focus`: how far away it is sharp. */
  draw(scene: Scene, camera: PerspectiveCamera, focus: number, blur: number): void
  dispose(): void
}

const SAMPLES = 4
/** Occlusion is coarse anyway. */
const COARSE = 2

/** Ambient occlusion, one plane in focus, a darker edge: from one picture and its depth, without drawing the scene twice. */
export function createLens(renderer: WebGLRenderer): Lens {
  const depth = new DepthTexture(1, 1, UnsignedIntType)
  const seen = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: SAMPLES, depthTexture: depth })
  const hidden = new WebGLRenderTarget(1, 1, { format: RedFormat, depthBuffer: false })
  const shaded = new WebGLRenderTarget(1, 1, { type: HalfFloatType, depthBuffer: false })
  for (const { texture } of [seen, hidden, shaded]) {
    texture.minFilter = LinearFilter
    texture.magFilter = LinearFilter
  }
  const size = new Vector2()
  const texel = { value: new Vector2() }
  const coarse = { value: new Vector2() }
  const nothing = new PlaneGeometry(2, 2)
  const eye = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const shutter = new Mesh(nothing)
  shutter.frustumCulled = false
  const plate = new Scene().add(shutter)
  const shader = (fragmentShader: string, uniforms: ShaderMaterial['uniforms']) =>
    new ShaderMaterial({
      vertexShader: OVER_PICTURE,
      fragmentShader,
      uniforms,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    })
  const rays = {
    depth: { value: depth },
    projection: { value: eye.projectionMatrix },
    unprojection: { value: eye.projectionMatrixInverse },
  }
  const plane = { focus: { value: 1 }, blur: { value: 0 } }
  const occlusion = shader(OCCLUSION, { ...rays, texel })
  const shade = shader(SHADE, {
    ...{ ...rays, ...plane, coarse },
    picture: { value: seen.texture },
    occlusion: { value: hidden.texture },
  })
  const develop = shader(DEVELOP, { ...plane, texel, picture: { value: shaded.texture } })
  const pass = (material: ShaderMaterial, target: WebGLRenderTarget | null) => {
    shutter.material = material
    renderer.setRenderTarget(target)
    renderer.render(plate, eye)
  }
  const fit = () => {
    renderer.getDrawingBufferSize(size)
    const [width, height] = [Math.max(size.x, 1), Math.max(size.y, 1)]
    const [half, low] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)]
    seen.setSize(width, height)
    shaded.setSize(width, height)
    hidden.setSize(half, low)
    texel.value.set(1 / width, 1 / height)
    coarse.value.set(1 / half, 1 / low)
  }
  fit()

  return {
    fit,
    open: () => renderer.setRenderTarget(seen),
    close: () => renderer.setRenderTarget(null),
    draw(scene, camera, focus, blur) {
      rays.projection.value = camera.projectionMatrix
      rays.unprojection.value = camera.projectionMatrixInverse
      plane.focus.value = focus
      plane.blur.value = blur
      renderer.setRenderTarget(seen)
      renderer.render(scene, camera)
      pass(occlusion, hidden)
      pass(shade, shaded)
      pass(develop, null)
    },
    dispose() {
      for (const one of [depth, seen, hidden, shaded, nothing, occlusion, shade, develop]) one.dispose()
    },
  }
}
