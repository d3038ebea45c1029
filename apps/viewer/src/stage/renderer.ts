import type { Mood } from '@getaway/engine/following'
import {
  Color,
  Fog,
  NeutralToneMapping,
  PCFShadowMap,
  type PerspectiveCamera,
  type Scene,
  WebGLRenderer,
} from 'three'
import type { Ground } from '../table/scene.ts'
import type { StageCanvas } from './canvas.ts'
import { compiled } from './compiled.ts'
import type { Lens } from './lens/lens.ts'
import { FINENESS, firstQuality, type Quality } from './quality.ts'
import { rehearse } from './rehearsal.ts'
import type { Lights } from './set/lights.ts'
import { MOOD_LIGHTS } from './set/moods.ts'
import { createRoom } from './set/room.ts'
import { whenDrawn } from './when-drawn.ts'

/** Where the dark begins, and where it is complete: so many times as far as what is looked at. */
const DARKENS = { from: 2.1, until: 6.5 }

interface RendererOptions {
  readonly mood?: Mood
  readonly ground?: Ground
  /** Pixels of the picture for each px of its size, at most: as many as the screen has, if nothing is said. */
  readonly finest?: number
}

/** Draws a scene as finely as it is told, and counts what that takes. */
export function createRenderer(
  scene: Scene,
  lights: Lights,
  { canvas, context }: StageCanvas,
  fixed: Quality | undefined,
  { mood = 'warm', ground: lies = 'room', finest = devicePixelRatio }: RendererOptions = {},
) {
  const fog = new Fog(0)
  const dark = new Color()
  // What shows through the picture is not to be darkened by a room.
  const isInRoom = lies === 'room'
  scene.background = isInRoom ? dark : null
  scene.fog = isInRoom ? fog : null
  const renderer = new WebGLRenderer({ canvas, context })
  // Looking for errors in a shader waits until it is made.
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // What lies still casts the shadow that it cast.
  renderer.shadowMap.autoUpdate = false
  renderer.info.autoReset = false
  const begin = fixed ?? firstQuality(cardOf(renderer.getContext()))
  let quality: Quality | undefined
  let lit: Mood | undefined
  let room: ReturnType<typeof createRoom> | undefined
  let lens: Lens | undefined
  let isPrepared = false
  let frames = 0
  let isDisposed = false
  let [width, height] = [1, 1]

  const fit = () => {
    renderer.setPixelRatio(Math.min(finest, FINENESS[quality ?? begin].pixelRatio))
    renderer.setSize(width, height)
    lens?.fit()
  }
  const furnish = () => {
    if (FINENESS[quality ?? begin].hasRoom) room ??= createRoom(renderer, MOOD_LIGHTS[lit ?? mood])
    scene.environment = FINENESS[quality ?? begin].hasRoom ? (room?.texture ?? null) : null
    scene.environmentIntensity = 0.55
  }
  const light = (next: Mood) => {
    if (next === lit) return
    lit = next
    const shine = MOOD_LIGHTS[next]
    lights.light(next)
    dark.set(shine.dark)
    fog.color.copy(dark)
    renderer.toneMappingExposure = shine.exposure
    if (!room) return
    room.dispose()
    room = undefined
    furnish()
  }
  const refine = (next: Quality) => {
    if (next === quality) return
    quality = next
    lights.refine(FINENESS[next])
    furnish()
    fit()
    if (isPrepared) fetchLens().catch(reportError)
  }
  /** The lens is fetched once it is wanted, and never for the first picture. */
  const fetchLens = async () => {
    if (lens || !isInRoom || !FINENESS[quality ?? begin].hasLens) return
    const { createLens } = await import('./lens/lens.ts')
    if (!isDisposed) lens ??= createLens(renderer)
  }
  light(mood)
  refine(begin)

  const rehearsed = rehearse(renderer, scene, () => frames === 0 && !isDisposed)
  const { anisotropy, detail } = FINENESS[begin]
  return {
    kit: { anisotropy: Math.min(anisotropy, renderer.capabilities.getMaxAnisotropy()), detail },
    refine,
    light,
    resize(newWidth: number, newHeight: number) {
      width = newWidth
      height = newHeight
      fit()
    },
    /** `blur`: how much of what is nearer or farther than the middle of the picture is out of focus, 0 to 1. */
    draw(camera: PerspectiveCamera, hasNewShadows: boolean, blur = 0) {
      renderer.info.reset()
      renderer.shadowMap.needsUpdate = hasNewShadows
      const distance = lights.hangOver(camera)
      fog.near = distance * DARKENS.from
      fog.far = distance * DARKENS.until
      if (lens && FINENESS[quality ?? begin].hasLens) lens.draw(scene, camera, distance, blur)
      else renderer.render(scene, camera)
      frames++
    },
    /** What is hidden so far is not to hold up the frame in which it appears; and what is too much for the first picture. */
    async prepare(camera: PerspectiveCamera) {
      isPrepared = true
      await fetchLens()
      if (isDisposed) return
      lens?.open()
      await compiled(renderer, scene, camera).finally(() => lens?.close())
    },
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
    get mood() {
      return lit ?? mood
    },
    dispose() {
      isDisposed = true
      rehearsed.dispose()
      room?.dispose()
      lens?.dispose()
      renderer.dispose()
    },
  }
}

function cardOf(context: WebGLRenderingContext | WebGL2RenderingContext): string {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
}
