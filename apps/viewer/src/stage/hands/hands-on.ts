import type { Framing } from '../camera/framing.ts'
import { drag, orbit, zoom } from './grip.ts'

interface Grip {
  readonly fov: number
  /** Takes the camera in hand. */
  change(by: (framing: Framing) => void): void
}

const WHEEL = 0.0011
/** A press that moves less is a click. */
const SLACK = 3

/** Mouse: drag turns, right button or shift moves, wheel zooms. Touch: one finger turns, two move and zoom. */
export function laysHandsOn(canvas: HTMLCanvasElement, { fov, change }: Grip): () => void {
  const held = new Map<number, { x: number; y: number }>()
  let isDragging = false

  const press = (event: PointerEvent) => {
    held.set(event.pointerId, { x: event.clientX, y: event.clientY })
    isDragging = held.size > 1
    canvas.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId)
    if (!before) return
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    if (!isDragging && Math.hypot(dx, dy) < SLACK) return
    isDragging = true
    const { clientHeight: height } = canvas
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    const after = { x: event.clientX, y: event.clientY }
    held.set(event.pointerId, after)
    if (other) {
      const spread = apart(before, other) / Math.max(apart(after, other), 1)
      change((framing) => {
        drag(framing, dx / 2, dy / 2, height, fov)
        zoom(framing, spread)
      })
    } else if (event.shiftKey || event.ctrlKey || (event.buttons & 2) !== 0) {
      change((framing) => drag(framing, dx, dy, height, fov))
    } else change((framing) => orbit(framing, dx, dy, height))
  }
  const release = (event: PointerEvent) => {
    held.delete(event.pointerId)
  }
  const turnWheel = (event: WheelEvent) => {
    event.preventDefault()
    const px = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY
    change((framing) => zoom(framing, Math.exp(px * WHEEL)))
  }
  const keepMenu = (event: Event) => event.preventDefault()

  canvas.addEventListener('pointerdown', press)
  canvas.addEventListener('pointermove', move)
  canvas.addEventListener('pointerup', release)
  canvas.addEventListener('pointercancel', release)
  canvas.addEventListener('wheel', turnWheel, { passive: false })
  canvas.addEventListener('contextmenu', keepMenu)
  return () => {
    canvas.removeEventListener('pointerdown', press)
    canvas.removeEventListener('pointermove', move)
    canvas.removeEventListener('pointerup', release)
    canvas.removeEventListener('pointercancel', release)
    canvas.removeEventListener('wheel', turnWheel)
    canvas.removeEventListener('contextmenu', keepMenu)
  }
}

type At = Readonly<Record<'x' | 'y', number>>

function apart(one: At, other: At): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
