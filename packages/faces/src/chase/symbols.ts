import { type ChaseSymbol, colourOf } from '@getaway/engine/chase'
import { type Drawing, drawingOf, type Shape } from '../drawing/drawing.ts'
import { by, inTurn, moved, scaled } from '../drawing/moves.ts'
import { polygon } from '../drawing/outlines.ts'
import type { VectorPath, VectorPoint } from '../drawing/path.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import { PAPER, SIGN } from './paint/palette.ts'

/** How far a rim goes past its symbol, of the radius. */
const RIM = 0.14

/** Each symbol around the origin, so that all look equally big. */
const FORMS: Readonly<Record<ChaseSymbol, VectorPath>> = {
  triangle: polygon(onCircle(3, [1.08], 0.14)),
  square: polygon([
    { x: -0.78, y: -0.78 },
    { x: 0.78, y: -0.78 },
    { x: 0.78, y: 0.78 },
    { x: -0.78, y: 0.78 },
  ]),
  diamond: polygon([
    { x: 0, y: -1.12 },
    { x: 0.76, y: 0 },
    { x: 0, y: 1.12 },
    { x: -0.76, y: 0 },
  ]),
  star: polygon(onCircle(10, [1.17, 0.5], 0.06)),
}

export function symbolPath(symbol: ChaseSymbol, { x, y }: VectorPoint, radius: number): VectorPath {
  return moved(FORMS[symbol], inTurn(scaled(radius), by(x, y)))
}

/** A symbol on light ground. */
export function signShape(symbol: ChaseSymbol, at: VectorPoint, radius: number): Shape {
  return filled(symbolPath(symbol, at, radius), SIGN[colourOf(symbol)])
}

/** A symbol alone, on whatever it is painted on. */
export function symbolSign(symbol: ChaseSymbol): Drawing {
  return drawingOf([signShape(symbol, { x: 50, y: 50 }, 40)])
}

/** A symbol as it is printed, with a light rim that lifts it off any ground. */
export function symbolShapes(symbol: ChaseSymbol, at: VectorPoint, radius: number): Shape[] {
  const rim = stroked(symbolPath(symbol, at, radius), PAPER, radius * 2 * RIM, { join: 'round' })
  return [rim, signShape(symbol, at, radius)]
}

function onCircle(count: number, radii: readonly number[], down: number): VectorPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((360 / count) * index * Math.PI) / 180
    const radius = radii[index % radii.length] ?? 1
    return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius + down }
  })
}
