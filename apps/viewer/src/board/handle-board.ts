import type { Point } from '../games/game-table.ts'
import { type Box, zoomed } from './view-box.ts'

interface Handling {
  readonly boxOf: () => Box | undefined
  /** Somebody has moved the picture. */
  readonly take: (box: Box) => void
  readonly onPoint: (point: Point | undefined) => void
  readonly onFollow: () => void
}

/** Nearer than so many px it was a tap, not a drag. */
const TAP = 5
const WHEEL = 0.0016

/** Wheel and pinch make a flat table larger, a drag moves it, a double click lets it follow again. */
export function handleBoard(svg: SVGSVGElement, { boxOf, take, onPoint, onFollow }: Handling): () => void {
  const held = new Map<number, Point>()
  let gone = 0
  const shareOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = svg.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const tableOf = ({ x, y }: Point, box: Box): Point => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
  })

  const wheel = (event: WheelEvent) => {
    const box = boxOf()
    if (!box) return
    event.preventDefault()
    const { x, y } = shareOf(event)
    take(zoomed(box, Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 0 ? 1 : 16)), x, y))
  }
  const down = (event: PointerEvent) => {
    svg.setPointerCapture(event.pointerId)
    held.set(event.pointerId, shareOf(event))
    gone = 0
  }
  const move = (event: PointerEvent) => {
    const box = boxOf()
    if (!box) return
    const now = shareOf(event)
    const before = held.get(event.pointerId)
    if (!before) return onPoint(tableOf(now, box))
    const [dx, dy] = [now.x - before.x, now.y - before.y]
    gone += Math.hypot(dx * svg.clientWidth, dy * svg.clientHeight)
    if (held.size === 1 && gone < TAP) return
    const others = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    held.set(event.pointerId, now)
    const [other] = others
    if (!other) return take({ ...box, x: box.x - dx * box.width, y: box.y - dy * box.height })
    const span = (point: Point) =>
      Math.hypot((point.x - other.x) * box.width, (point.y - other.y) * box.height)
    take(zoomed(box, span(now) / Math.max(span(before), 0.01), other.x, other.y))
  }
  const up = (event: PointerEvent) => {
    const box = boxOf()
    if (held.delete(event.pointerId) && gone < TAP && box) onPoint(tableOf(shareOf(event), box))
  }
  const leave = (event: PointerEvent) => {
    // A finger that has let go still means what it touched.
    if (event.pointerType === 'mouse') onPoint(undefined)
  }

  svg.addEventListener('wheel', wheel, { passive: false })
  svg.addEventListener('pointerdown', down)
  svg.addEventListener('pointermove', move)
  svg.addEventListener('pointerup', up)
  svg.addEventListener('pointercancel', up)
  svg.addEventListener('pointerleave', leave)
  svg.addEventListener('dblclick', onFollow)
  return () => {
    svg.removeEventListener('wheel', wheel)
    svg.removeEventListener('pointerdown', down)
    svg.removeEventListener('pointermove', move)
    svg.removeEventListener('pointerup', up)
    svg.removeEventListener('pointercancel', up)
    svg.removeEventListener('pointerleave', leave)
    svg.removeEventListener('dblclick', onFollow)
  }
}
