import { INK, LAWN_DARK, PAPER, TREE, TREE_DARK, TREE_LIGHT } from '../chase/paint/palette.ts'
import type { Shape } from '../drawing/drawing.ts'
import { circle, closed, corners, curve, ellipse, joined, line, rectangle } from '../drawing/outlines.ts'
import type { VectorPath } from '../drawing/path.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { LINE } from './build.ts'

const TRUNK = '#7a5238'

/** A round tree by its foot. */
export function tree(x: number, base: number, size: number): Shape[] {
  const crown = [
    [0, -1.5, 0.62],
    [-0.42, -1.1, 0.46],
    [0.44, -1.12, 0.46],
  ] as const
  const discs = (by: number): VectorPath =>
    crown.flatMap(([dx, dy, radius]) => circle(x + dx * size, base + dy * size, radius * size * by))
  return [
    outlined(rectangle(x - size * 0.1, base - size * 0.8, size * 0.2, size * 0.8), TRUNK, INK, LINE),
    stroked(discs(1), INK, LINE * 2),
    filled(discs(1), TREE),
    filled(
      [
        ...circle(x - size * 0.2, base - size * 1.66, size * 0.26),
        ...circle(x + size * 0.3, base - size * 1.25, size * 0.16),
      ],
      TREE_LIGHT,
    ),
  ]
}

/** A fir in three skirts. */
export function fir(x: number, base: number, height: number, fill: string = TREE): Shape[] {
  const skirt = (from: number, to: number, half: number) =>
    corners(
      x - half * height,
      base - from * height,
      x,
      base - to * height,
      x + half * height,
      base - from * height,
    )
  return [
    outlined(
      rectangle(x - height * 0.04, base - height * 0.14, height * 0.08, height * 0.14),
      TRUNK,
      INK,
      LINE,
    ),
    outlined(skirt(0.1, 0.56, 0.27), fill, INK, LINE),
    outlined(skirt(0.34, 0.8, 0.21), fill, INK, LINE),
    outlined(skirt(0.58, 1, 0.15), fill, INK, LINE),
    filled(
      corners(x, base - height * 0.98, x + height * 0.13, base - height * 0.6, x, base - height * 0.6),
      TREE_DARK,
      { opacity: 0.5 },
    ),
  ]
}

export function cypress(x: number, base: number, height: number): Shape[] {
  const half = height * 0.14
  const side = (way: number) =>
    curve(
      { x, y: base - height },
      { x: x + way * half * 1.2, y: base - height * 0.7 },
      { x: x + way * half * 1.4, y: base },
      { x, y: base },
    )
  return [
    outlined(closed(joined(side(-1))), TREE, INK, LINE),
    outlined(closed(joined(side(1))), TREE_DARK, INK, LINE),
  ]
}

export function bush(x: number, base: number, size: number): Shape[] {
  const discs = [
    ...circle(x - size * 0.7, base - size * 0.4, size * 0.5),
    ...circle(x, base - size * 0.6, size * 0.7),
    ...circle(x + size * 0.7, base - size * 0.4, size * 0.5),
  ]
  return [
    stroked(discs, INK, LINE * 2),
    filled(discs, TREE),
    filled(circle(x - size * 0.2, base - size * 0.8, size * 0.28), TREE_LIGHT),
  ]
}

/** A small row of flowers or vegetables. */
export function blooms(places: readonly (readonly [number, number])[], radius: number, fill: string): Shape {
  return filled(
    places.flatMap(([x, y]) => circle(x, y, radius)),
    fill,
  )
}

export function smoke(x: number, y: number): Shape {
  return filled(
    [...circle(x, y, 1.8), ...circle(x + 2.2, y - 3.6, 2.4), ...circle(x + 5.4, y - 7, 3)],
    PAPER,
    { opacity: 0.75 },
  )
}

/** A curved back of land from the left to the right edge of what is seen. */
export function ridge(from: number, top: number, to: number, foot: number, peak = 50): VectorPath {
  return closed(
    joined(
      curve({ x: 3, y: from }, { x: peak - 26, y: top - 6 }, { x: peak + 12, y: top - 4 }, { x: 97, y: to }),
      line(97, foot, 3, foot),
    ),
  )
}

/** Short strokes on water. */
export function ripples(places: readonly (readonly [number, number, number])[], stroke: string): Shape {
  return stroked(
    places.flatMap(([x, y, width]) => line(x, y, x + width, y)),
    stroke,
    0.9,
    { opacity: 0.8 },
  )
}

export function rock(x: number, base: number, size: number, fill: string): Shape[] {
  return [
    outlined(
      corners(
        x - size,
        base,
        x - size * 0.7,
        base - size * 0.7,
        x,
        base - size,
        x + size * 0.8,
        base - size * 0.6,
        x + size,
        base,
      ),
      fill,
      INK,
      LINE,
    ),
    stroked(line(x - size * 0.3, base - size * 0.6, x, base - size * 0.4), LAWN_DARK, 0.7),
  ]
}

export function bird(x: number, y: number): VectorPath {
  return [
    ...curve({ x: x - 3, y: y - 0.6 }, { x: x - 2, y: y - 2 }, { x: x - 0.6, y: y - 1.4 }, { x, y }),
    ...curve({ x, y }, { x: x + 0.6, y: y - 1.4 }, { x: x + 2, y: y - 2 }, { x: x + 3, y: y - 0.6 }),
  ]
}

export function puddle(x: number, y: number, rx: number, ry: number, fill: string): Shape {
  return filled(ellipse(x, y, rx, ry), fill, { opacity: 0.4 })
}
