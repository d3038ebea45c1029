import { MathUtils, PerspectiveCamera } from 'three'
import type { Highlight, TablePlan } from '../games/game-table.ts'
import type { Extent } from './extent.ts'
import { AFAR, approach, type Framing, framingOf, type Lens } from './framing.ts'
import { laysHandsOn } from './hands-on.ts'
import { highlightAt, overviewAt } from './shot-at.ts'
import type { View } from './view-choice.ts'
import { aimLens, isCut, pushIn } from './views.ts'

const FOV = 34
/** Share of the way that is left after a second. */
const LEFT_AFTER_SECOND = 0.02

export interface TableCamera {
  readonly camera: PerspectiveCamera
  /** Part of the table that is looked at; undefined: it is in somebody's hand. */
  readonly extent: Extent | undefined
  look(view: View): void
  /** What should be seen stands below the head of the picture and above its foot. */
  resize(width: number, height: number, head: number, foot: number): void
  /** Moves towards what should be seen; true if it moved. `instant` is of the picture, `clock` of the match. */
  follow(plan: TablePlan, instant: number, clock: number, seconds: number): boolean
  dispose(): void
}

interface Options {
  readonly isCalm: boolean
  /** Somebody has taken it in hand. */
  readonly onHold: () => void
  readonly onMove: () => void
}

/** Follows what lies on the table, or what a director would show, until somebody takes it in hand. */
export function createTableCamera(
  canvas: HTMLCanvasElement,
  { isCalm, onHold, onMove }: Options,
): TableCamera {
  const camera = new PerspectiveCamera(FOV, 1, 0.5, 160)
  camera.rotation.order = 'YXZ'
  const framing: Framing = { ...AFAR }
  const goal: Framing = { ...AFAR }
  const lens: Lens = { fov: MathUtils.degToRad(FOV), aspect: 1, pitch: 1, yaw: 0, least: 4 }
  let view: View = 'follow'
  let extent: Extent | undefined
  let shown: Highlight | undefined
  let isFirst = true
  let isHeld = false

  const letGo = laysHandsOn(canvas, {
    fov: lens.fov,
    change(by) {
      if (view !== 'free') onHold()
      by(framing)
      isHeld = true
      onMove()
    },
  })

  return {
    camera,
    get extent() {
      return extent
    },
    look(next) {
      view = next
    },
    resize(width, height, head, foot) {
      // The lens is made for the part between, and the picture goes on above and below it.
      camera.setViewOffset(width, height - head - foot, 0, -head, width, height)
      lens.aspect = camera.aspect
    },
    follow(plan, instant, clock, seconds) {
      if (view === 'free' && !isFirst) {
        extent = undefined
        const moved = isHeld
        isHeld = false
        if (moved) stand(camera, framing)
        return moved
      }
      const highlight = view === 'director' || view === 'cinematic' ? highlightAt(plan, instant) : undefined
      extent = highlight?.extent ?? overviewAt(plan, instant)
      aimLens(lens, view, highlight?.kind, isCalm ? 0 : clock)
      framingOf(extent, lens, goal)
      if (highlight && !isCalm) pushIn(goal, highlight, instant)
      const isJump = isFirst || isCalm || (view === 'director' && isCut(shown, highlight))
      isFirst = false
      shown = highlight
      const moved = approach(framing, goal, isJump ? 1 : 1 - LEFT_AFTER_SECOND ** seconds)
      if (moved) stand(camera, framing)
      return moved
    },
    dispose: letGo,
  }
}

function stand(camera: PerspectiveCamera, { x, z, distance, pitch, yaw }: Framing): void {
  const out = Math.cos(pitch) * distance
  camera.position.set(x + Math.sin(yaw) * out, Math.sin(pitch) * distance, z + Math.cos(yaw) * out)
  camera.rotation.set(-pitch, yaw, 0)
}
