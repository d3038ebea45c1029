import { Color, NeutralToneMapping, PCFShadowMap, Scene, WebGLRenderer } from 'three'
import type { TablePlan } from '../games/game-table.ts'
import { createTableCamera, type View } from './camera.ts'
import { createLights } from './lights.ts'
import { overviewAt } from './overview-at.ts'
import { canvasPaper } from './paper.ts'
import type { SceneKit } from './part.ts'

/** What the page has put on the scene for a frame. */
export interface Shot {
  readonly plan: TablePlan
  readonly instant: number
  /** It looks different from the last one. */
  readonly isNew: boolean
}

export interface Stage {
  readonly scene: Scene
  readonly kit: SceneKit
  readonly view: View
  look(view: View): void
  /** Something may have changed: looks once, and goes on by itself while anything moves. */
  wake(): void
  /** Frames drawn so far. */
  readonly frames: number
  /** Nothing moves: the picture is what it will be. */
  readonly isStill: boolean
  dispose(): void
}

export interface StageOptions {
  /** Puts the scene in order for this moment; undefined while there is nothing to show. */
  readonly shoot: (now: number) => Shot | undefined
  readonly onLook: (view: View) => void
  readonly isCalm: boolean
  /** So many px at the head and at the foot of the picture are covered by something else. */
  readonly head: number
  readonly foot: number
}

const LONGEST_STEP = 0.1

export function hasWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** The place where scenes play: draws only when something changed, rests in hidden tabs. */
export function createStage(host: HTMLElement, { shoot, onLook, isCalm, head, foot }: StageOptions): Stage {
  const renderer = new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' })
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 0.92
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const canvas = renderer.domElement
  host.append(canvas)

  const scene = new Scene()
  scene.background = new Color('#0e0b09')
  const lights = createLights()
  scene.add(lights.object)

  let next: number | undefined
  let last = 0
  let frames = 0
  let isDirty = true
  let isStill = false
  const wake = () => {
    isStill = false
    next ??= requestAnimationFrame(draw)
  }
  const wakeAnew = () => {
    isDirty = true
    wake()
  }
  const camera = createTableCamera(canvas, {
    isCalm,
    onLook(view) {
      onLook(view)
      wakeAnew()
    },
    onMove: wakeAnew,
  })

  // What the graphics card has forgotten is drawn anew.
  canvas.addEventListener('webglcontextrestored', wakeAnew)

  function draw(now: number): void {
    next = undefined
    const seconds = Math.min((now - last) / 1000, LONGEST_STEP)
    last = now
    const shot = shoot(now)
    if (!shot) return
    const extent = overviewAt(shot.plan, shot.instant)
    lights.aim(extent)
    const isMoving = camera.follow(extent, seconds)
    if (isDirty || isMoving || shot.isNew) {
      isDirty = false
      renderer.render(scene, camera.camera)
      frames++
      canvas.dataset.ready = 'true'
    }
    isStill = !isMoving && !shot.isNew
    if (isMoving || shot.isNew) next ??= requestAnimationFrame(draw)
  }

  const resize = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    renderer.setSize(width, height)
    camera.resize(width, height, Math.min(head, height / 6), Math.min(foot, height / 3))
    wakeAnew()
  })
  resize.observe(host)

  return {
    scene,
    kit: { paper: canvasPaper, anisotropy: Math.min(8, renderer.capabilities.getMaxAnisotropy()), seed: 1 },
    get view() {
      return camera.view
    },
    look: camera.look,
    wake,
    get frames() {
      return frames
    },
    get isStill() {
      return isStill
    },
    dispose() {
      if (next !== undefined) cancelAnimationFrame(next)
      resize.disconnect()
      camera.dispose()
      lights.dispose()
      canvas.removeEventListener('webglcontextrestored', wakeAnew)
      renderer.dispose()
      // Browsers keep some sixteen contexts, and would take the oldest from who still draws.
      renderer.forceContextLoss()
      canvas.remove()
    },
  }
}
