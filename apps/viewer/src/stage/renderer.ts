import { type Camera, NeutralToneMapping, PCFShadowMap, type Scene, WebGLRenderer } from 'three'
import type { StageCanvas } from './canvas.ts'
import { compiled } from './compiled.ts'
import { FINENESS, firstQuality, type Quality } from './quality.ts'
import { rehearse } from './rehearsal.ts'
import type { Lights } from './set/lights.ts'
import { createRoom } from './set/room.ts'
import { whenDrawn } from './when-drawn.ts'

/** Draws a scene as finely as it is told, and counts what that takes. */
export function createRenderer(
  scene: Scene,
  lights: Lights,
  { canvas, context }: StageCanvas,
  fixed: Quality | undefined,
) {
  const renderer = new WebGLRenderer({ canvas, context })
  // Looking for errors in a shader waits until it is made.
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 0.96
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // What lies still casts the shadow that it cast.
  renderer.shadowMap.autoUpdate = false
  renderer.info.autoReset = false
  const begin = fixed ?? firstQuality(cardOf(renderer.getContext()))
  let quality: Quality | undefined
  let room: ReturnType<typeof createRoom> | undefined
  let frames = 0
  let isDisposed = false
  let [width, height] = [1, 1]

  const fit = () => {
    renderer.setPixelRatio(Math.min(devicePixelRatio, FINENESS[quality ?? begin].pixelRatio))
    renderer.setSize(width, height)
  }
  const refine = (next: Quality) => {
    if (next === quality) return
    quality = next
    lights.refine(FINENESS[next])
    if (FINENESS[next].hasRoom) room ??= createRoom(renderer)
    scene.environment = FINENESS[next].hasRoom ? (room?.texture ?? null) : null
    scene.environmentIntensity = 0.5
    fit()
  }
  refine(begin)

  const rehearsed = rehearse(renderer, scene, () => frames === 0 && !isDisposed)
  const { anisotropy, detail } = FINENESS[begin]
  return {
    kit: { anisotropy: Math.min(anisotropy, renderer.capabilities.getMaxAnisotropy()), detail },
    refine,
    resize(newWidth: number, newHeight: number) {
      width = newWidth
      height = newHeight
      fit()
    },
    draw(camera: Camera, hasNewShadows: boolean) {
      renderer.info.reset()
      renderer.shadowMap.needsUpdate = hasNewShadows
      renderer.render(scene, camera)
      frames++
    },
    /** What is hidden so far is not to hold up the frame in which it appears. */
    prepare: (camera: Camera) => compiled(renderer, scene, camera),
    whenDrawn: (then: () => void) => whenDrawn(context, then),
    get frames() {
      return frames
    },
    get drawCalls() {
      return renderer.info.render.calls
    },
    get triangles() {
      return renderer.info.render.triangles
    },
    get programs() {
      return renderer.info.programs?.length ?? 0
    },
    get quality() {
      return quality ?? begin
    },
    dispose() {
      isDisposed = true
      rehearsed.dispose()
      room?.dispose()
      renderer.dispose()
    },
  }
}

function cardOf(context: WebGLRenderingContext | WebGL2RenderingContext): string {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
}
