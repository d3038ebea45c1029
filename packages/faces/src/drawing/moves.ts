import type { Paint, Shape } from './drawing.ts'
import type { VectorPath, VectorPoint } from './path.ts'

/** Where a point comes to lie. Lines and cubic curves follow their points as long as it is affine. */
export type PointMove = (point: VectorPoint) => VectorPoint

export function by(dx: number, dy: number): PointMove {
  return ({ x, y }) => ({ x: x + dx, y: y + dy })
}

/** Clockwise around the origin. */
export function rotated(degrees: number): PointMove {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })
}

export function scaled(factor: number): PointMove {
  return ({ x, y }) => ({ x: x * factor, y: y * factor })
}

const stay: PointMove = (point) => point
const TURNS: readonly PointMove[] = [
  stay,
  ({ x, y }) => ({ x: 100 - y, y: x }),
  ({ x, y }) => ({ x: 100 - x, y: 100 - y }),
  ({ x, y }) => ({ x: y, y: 100 - x }),
]

/** Quarter turns clockwise around the middle of a tile. */
export function turnedQuarters(quarters: number): PointMove {
  return TURNS[quarters & 3] ?? stay
}

export function inTurn(...moves: readonly PointMove[]): PointMove {
  return (point) => moves.reduce((moved, move) => move(moved), point)
}

export function moved(path: VectorPath, move: PointMove): VectorPath {
  return path.map(({ command, points }) => ({ command, points: points.map(move) }))
}

/** Shapes moved together; `scale` comes first, and lines grow with it. */
export function placed(shapes: readonly Shape[], move: PointMove, scale = 1): Shape[] {
  const whole = scale === 1 ? move : inTurn(scaled(scale), move)
  return shapes.map(({ path, paint }) => ({ path: moved(path, whole), paint: grown(paint, scale) }))
}

function grown(paint: Paint, scale: number): Paint {
  const { width, dash } = paint
  return {
    ...paint,
    ...(width !== undefined && { width: width * scale }),
    ...(dash && { dash: dash.map((length) => length * scale) }),
  }
}
