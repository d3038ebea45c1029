import type { ChaseSymbol } from '@getaway/engine/chase'
import type { Pen } from '../../../stage/paper.ts'

/** Corners of each symbol on the unit circle, so that all look equally big. */
const SHAPES: Readonly<Record<ChaseSymbol, readonly (readonly [number, number])[]>> = {
  triangle: corners(3, 1, -90, 0.12),
  square: corners(4, 0.98, -45),
  diamond: [
    [0, -1.08],
    [0.72, 0],
    [0, 1.08],
    [-0.72, 0],
  ],
  star: star(5, 1.1, 0.47),
}

export function symbolPath(pen: Pen, symbol: ChaseSymbol, x: number, y: number, radius: number): void {
  pen.beginPath()
  for (const [dx, dy] of SHAPES[symbol]) pen.lineTo(x + dx * radius, y + dy * radius)
  pen.closePath()
}

function corners(count: number, radius: number, from: number, down = 0): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = onCircle(from + (360 / count) * index, radius)
    return [x, y + down]
  })
}

function star(points: number, outer: number, inner: number): [number, number][] {
  return Array.from({ length: points * 2 }, (_, index) =>
    onCircle(-90 + (180 / points) * index, index % 2 === 0 ? outer : inner),
  )
}

function onCircle(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}
