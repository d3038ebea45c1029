import { MathUtils, PerspectiveCamera, type Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Extent } from './extent.ts'
import { approach, type Framing, framingOf, isSame } from './framing.ts'

export type View = 'follow' | 'top' | 'free'

const FOV = 34
const PITCH: Readonly<Record<View, number>> = { follow: 56, free: 56, top: 88 }
/** Share of the way that is left after a second. */
const LEFT_AFTER_SECOND = 0.02

export interface TableCamera {
  readonly camera: PerspectiveCamera
  readonly view: View
  look(view: View): void
  /** What should be seen stands below the head of the picture and above its foot. */
  resize(width: number, height: number, head: number, foot: number): void
  /** Moves towards what should be seen; true if it moved. */
  follow(extent: Extent, seconds: number): boolean
  dispose(): void
}

/** Follows what lies on the table, until somebody takes it in hand. */
export function createTableCamera(
  canvas: HTMLCanvasElement,
  options: { readonly isCalm: boolean; readonly onLook: (view: View) => void; readonly onMove: () => void },
): TableCamera {
  const camera = new PerspectiveCamera(FOV, 1, 0.5, 260)
  const controls = new OrbitControls(camera, canvas)
  controls.maxPolarAngle = MathUtils.degToRad(82)
  controls.minDistance = 3
  controls.maxDistance = 60
  controls.enableDamping = false
  let view: View = 'follow'
  let framing: Framing | undefined
  let pitch = PITCH.follow

  const look = (next: View) => {
    if (next === view) return
    view = next
    options.onLook(view)
  }
  const takeInHand = () => look('free')
  controls.addEventListener('start', takeInHand)
  controls.addEventListener('change', options.onMove)

  return {
    camera,
    get view() {
      return view
    },
    look,
    resize(width, height, head, foot) {
      // The lens is made for the part between, and the picture goes on above and below it.
      camera.setViewOffset(width, height - head - foot, 0, -head, width, height)
    },
    follow(extent, seconds) {
      if (view === 'free') return false
      const lens = {
        fov: MathUtils.degToRad(FOV),
        aspect: camera.aspect,
        pitch: MathUtils.degToRad(PITCH[view]),
      }
      const goal = framingOf(extent, lens)
      const share = framing && !options.isCalm ? 1 - LEFT_AFTER_SECOND ** seconds : 1
      const [before, steepness] = [framing, pitch]
      framing = framing ? approach(framing, goal, share) : goal
      const slope = PITCH[view] - pitch
      pitch = Math.abs(slope) < 0.2 ? PITCH[view] : pitch + slope * share
      stand(camera, controls.target, framing, MathUtils.degToRad(pitch))
      return !before || !isSame(before, framing) || pitch !== steepness
    },
    dispose() {
      controls.removeEventListener('start', takeInHand)
      controls.removeEventListener('change', options.onMove)
      controls.dispose()
    },
  }
}

function stand(camera: PerspectiveCamera, target: Vector3, { x, z, distance }: Framing, pitch: number): void {
  target.set(x, 0, z)
  camera.position.set(x, Math.sin(pitch) * distance, z + Math.cos(pitch) * distance)
  camera.lookAt(target)
}
