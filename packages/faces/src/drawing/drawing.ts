import { pathData, type VectorPath } from './path.ts'
import type { TextLine } from './text-line.ts'

/** How a shape is painted: only what SVG, canvas and PDF have alike. */
export interface Paint {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly dash?: readonly number[]
  readonly cap?: 'butt' | 'round'
  readonly join?: 'miter' | 'round'
  /** Of fill and stroke each. */
  readonly opacity?: number
}

/** One painted path; `d` is SVG path data of absolute M, L, C and Z alone, so every renderer can read it. */
export interface Mark extends Paint {
  readonly d: string
}

/**
 * A picture 100 units wide and, unless it says otherwise, as high, north up, painted in order.
 * It may bleed by `BLEED` on each side.
 */
export interface Drawing {
  readonly marks: readonly Mark[]
  /** Without it, the picture is a square. */
  readonly height?: number
  /** Written over all marks. */
  readonly words?: readonly TextLine[]
}

export const BLEED = 4

/** A mark while it can still be moved. */
export interface Shape {
  readonly path: VectorPath
  readonly paint: Paint
}

export function drawingOf(shapes: readonly Shape[], more: Omit<Drawing, 'marks'> = {}): Drawing {
  return { marks: shapes.map(({ path, paint }) => ({ d: pathData(path), ...paint })), ...more }
}

/** A drawing of one colour, up to its bleed. */
export function plainDrawing(colour: string): Drawing {
  const [from, to] = [-BLEED, 100 + BLEED]
  return { marks: [{ d: `M${from} ${from}L${to} ${from}L${to} ${to}L${from} ${to}Z`, fill: colour }] }
}

export function heightOf({ height = 100 }: Drawing): number {
  return height
}
