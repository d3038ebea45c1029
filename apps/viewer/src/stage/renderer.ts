import { type Camera, NeutralToneMapping, PCFShadowMap, type Scene, WebGLRenderer } from 'three'
import { FINENESS, firstQuality, type Quality } from './quality.ts'
import type { Lights } from './set/lights.ts'
import { createRoom } from './set/room.ts'

/** Draws a scene as finely as it is told, and counts what that takes; undefined in a browser without WebGL. */
export function createRenderer(scene: Scene, lights: Lights, fixed: Quality | undefined) {
  const canvas = document.createElement('canvas')
  const context = contextOf(canvas, fixed)
  if (!context) return undefined
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

  const { anisotropy, detail } = FINENESS[begin]
  return {
    canvas,
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
    get frames() {
      return frames
    },
    get drawCalls() {
      return renderer.info.render.calls
    },
    get triangles() {
      return renderer.info.render.triangles
    },
    get quality() {
      return quality ?? begin
    },
    dispose() {
      room?.dispose()
      renderer.dispose()
      // Browsers keep some sixteen contexts, and would take the oldest away although it still draws.
      renderer.forceContextLoss()
    },
  }
}

/** Asked for here: a context takes a while, and a renderer that finds none complains aloud. */
function contextOf(canvas: HTMLCanvasElement, fixed: Quality | undefined): WebGL2RenderingContext | null {
  const wishes = { alpha: false, powerPreference: 'high-performance' } as const
  const smooth = { ...wishes, antialias: true }
  const contextWith = (attributes: WebGLContextAttributes) => canvas.getContext('webgl2', attributes)
  if (fixed === 'low') return contextWith({ ...wishes, antialias: false })
  if (fixed) return contextWith(smooth)
  // A processor that plays the graphics card takes most of a second to smooth the edges of one picture.
  return (
    contextWith({ ...smooth, failIfMajorPerformanceCaveat: true }) ??
    contextWith({ ...wishes, antialias: false })
  )
}

function cardOf(context: WebGLRenderingContext | WebGL2RenderingContext): string {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
}
