import type { VectorPath, VectorPoint } from './path.ts'

/** How far the handles of a quarter circle reach, as a share of its radius. */
const HANDLE = 0.5523

export function polygon(corners: readonly VectorPoint[]): VectorPath {
  return [...polyline(corners), { command: 'Z', points: [] }]
}

export function polyline(points: readonly VectorPoint[]): VectorPath {
  return points.map((point, index) => ({ command: index === 0 ? 'M' : 'L', points: [point] }))
}

/** A polygon from a row of numbers: x, y, x, y … */
export function corners(...numbers: readonly number[]): VectorPath {
  return polygon(pointsOf(numbers))
}

export function line(...numbers: readonly number[]): VectorPath {
  return polyline(pointsOf(numbers))
}

/** One cubic curve. */
export function curve(from: VectorPoint, one: VectorPoint, other: VectorPoint, to: VectorPoint): VectorPath {
  return [
    { command: 'M', points: [from] },
    { command: 'C', points: [one, other, to] },
  ]
}

export function rectangle(x: number, y: number, width: number, height: number): VectorPath {
  return corners(x, y, x + width, y, x + width, y + height, x, y + height)
}

export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): VectorPath {
  const r = Math.min(radius, width / 2, height / 2)
  const k = r * (1 - HANDLE)
  const [right, bottom] = [x + width, y + height]
  return [
    { command: 'M', points: [{ x: x + r, y }] },
    { command: 'L', points: [{ x: right - r, y }] },
    { command: 'C', points: pointsOf([right - k, y, right, y + k, right, y + r]) },
    { command: 'L', points: [{ x: right, y: bottom - r }] },
    { command: 'C', points: pointsOf([right, bottom - k, right - k, bottom, right - r, bottom]) },
    { command: 'L', points: [{ x: x + r, y: bottom }] },
    { command: 'C', points: pointsOf([x + k, bottom, x, bottom - k, x, bottom - r]) },
    { command: 'L', points: [{ x, y: y + r }] },
    { command: 'C', points: pointsOf([x, y + k, x + k, y, x + r, y]) },
    { command: 'Z', points: [] },
  ]
}

export function circle(x: number, y: number, radius: number): VectorPath {
  return ellipse(x, y, radius, radius)
}

export function ellipse(x: number, y: number, rx: number, ry: number): VectorPath {
  return [...arc(x, y, rx, 0, 360, ry), { command: 'Z', points: [] }]
}

/** Clockwise from one angle to another; 0 is east, 90 south. */
export function arc(x: number, y: number, rx: number, from: number, to: number, ry = rx): VectorPath {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90))
  const step = ((to - from) / pieces) * (Math.PI / 180)
  const reach = (4 / 3) * Math.tan(step / 4)
  const at = (angle: number) => ({ x: Math.cos(angle), y: Math.sin(angle) })
  const onto = (point: VectorPoint) => ({ x: x + point.x * rx, y: y + point.y * ry })
  const begin = (from * Math.PI) / 180
  const path: VectorPath[number][] = [{ command: 'M', points: [onto(at(begin))] }]
  for (let piece = 0; piece < pieces; piece++) {
    const [a, b] = [at(begin + piece * step), at(begin + (piece + 1) * step)]
    const one = { x: a.x - reach * a.y, y: a.y + reach * a.x }
    const other = { x: b.x + reach * b.y, y: b.y - reach * b.x }
    path.push({ command: 'C', points: [onto(one), onto(other), onto(b)] })
  }
  return path
}

/** Goes on where the first path ends, instead of starting a new outline. */
export function joined(...paths: readonly VectorPath[]): VectorPath {
  return paths.flatMap((path, index) =>
    path.map((step) => (index > 0 && step.command === 'M' ? { ...step, command: 'L' as const } : step)),
  )
}

export function closed(path: VectorPath): VectorPath {
  return [...path, { command: 'Z', points: [] }]
}

function pointsOf(numbers: readonly number[]): VectorPoint[] {
  const points: VectorPoint[] = []
  for (let index = 0; index < numbers.length; index += 2)
    points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 })
  return points
}
