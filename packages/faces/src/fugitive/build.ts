import { GLOW, GOLD, INK, PAPER, SHADOW, STONE_DARK } from '../chase/paint/palette.ts'
import type { Shape } from '../drawing/drawing.ts'
import {
  arc,
  circle,
  closed,
  corners,
  joined,
  line,
  rectangle,
  roundedRectangle,
} from '../drawing/outlines.ts'
import type { VectorPath } from '../drawing/path.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'

/** The width of the lines around things. */
export const LINE = 1
export const DARK_GLASS = '#54648a'

/** Parts of houses by the middle of their foot: x, base, width, height. */
export function block(x: number, base: number, width: number, height: number, fill: string): Shape {
  return outlined(rectangle(x - width / 2, base - height, width, height), fill, INK, LINE)
}

export function gable(x: number, base: number, width: number, height: number, fill: string): Shape {
  return poly(fill, x - width / 2, base, x, base - height, x + width / 2, base)
}

/** A roof seen from the long side; `top` is how long its ridge is. */
export function hip(
  x: number,
  base: number,
  width: number,
  top: number,
  height: number,
  fill: string,
): Shape {
  return poly(
    fill,
    x - width / 2,
    base,
    x - top / 2,
    base - height,
    x + top / 2,
    base - height,
    x + width / 2,
    base,
  )
}

export function poly(fill: string, ...numbers: readonly number[]): Shape {
  return outlined(corners(...numbers), fill, INK, LINE)
}

export function flat(fill: string, ...numbers: readonly number[]): Shape {
  return filled(corners(...numbers), fill)
}

export function disc(x: number, y: number, radius: number, fill: string): Shape {
  return outlined(circle(x, y, radius), fill, INK, LINE)
}

export function strip(
  x: number,
  base: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): Shape {
  return filled(rectangle(x - width / 2, base - height, width, height), fill, { opacity })
}

/** A window with its crossbars. */
export function pane(x: number, base: number, width: number, height: number, isLit = true): Shape[] {
  const [ground, bars] = isLit ? [GLOW, GOLD] : [DARK_GLASS, STONE_DARK]
  return [
    block(x, base, width, height, ground),
    stroked([...line(x, base - height + 0.6, x, base - 0.6)], bars, 0.7),
    stroked(
      line(x - width / 2 + 0.6, base - height * 0.45, x + width / 2 - 0.6, base - height * 0.45),
      bars,
      0.7,
    ),
  ]
}

/** A door or an opening with a round top. */
export function arch(x: number, base: number, width: number, height: number): VectorPath {
  const radius = width / 2
  return closed(
    joined(
      line(x - radius, base, x - radius, base - height + radius),
      arc(x, base - height + radius, radius, 180, 360),
      line(x + radius, base),
    ),
  )
}

export function archway(x: number, base: number, width: number, height: number, fill: string): Shape {
  return outlined(arch(x, base, width, height), fill, INK, LINE)
}

export function door(x: number, base: number, width: number, height: number, fill: string): Shape[] {
  return [
    block(x, base, width, height, fill),
    filled(circle(x + width * 0.28, base - height * 0.45, 0.6), GOLD),
  ]
}

/** A striped awning by its upper edge, with scallops below. */
export function awning(
  x: number,
  top: number,
  width: number,
  height: number,
  colour: string,
  stripes = 6,
): Shape[] {
  const each = width / stripes
  const cloth = (index: number): VectorPath => {
    const [left, right] = [x - width / 2 + index * each, x - width / 2 + (index + 1) * each]
    return closed(
      joined(
        line(left, top, right, top, right, top + height),
        arc((left + right) / 2, top + height, each / 2, 0, 180, each * 0.42),
      ),
    )
  }
  const all = Array.from({ length: stripes }, (_, index) => cloth(index))
  return [
    filled(rectangle(x - width / 2 + 1, top + height, width - 2, 3), SHADOW, { opacity: 0.3 }),
    ...[colour, PAPER].map((fill, odd) =>
      outlined(all.filter((_, index) => index % 2 === odd).flat(), fill, INK, LINE * 0.8),
    ),
  ]
}

/** A board to write on, and lines for words nobody needs to read. */
export function sign(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  ink = PAPER,
): Shape[] {
  return [
    outlined(roundedRectangle(x - width / 2, y - height / 2, width, height, 1.4), fill, INK, LINE),
    stroked(line(x - width * 0.32, y, x + width * 0.32, y), ink, height * 0.26, {
      dash: [height * 0.9, height * 0.5],
    }),
  ]
}

/** A street lamp and its light. */
export function lamp(x: number, base: number, height: number): Shape[] {
  return [
    filled(circle(x, base - height, 8), GLOW, { opacity: 0.22 }),
    stroked(line(x, base, x, base - height + 3), INK, 1.5),
    stroked(line(x - 1.6, base, x + 1.6, base), INK, 1.6),
    poly(
      GLOW,
      x - 1.6,
      base - height + 3,
      x - 2.6,
      base - height - 1.6,
      x + 2.6,
      base - height - 1.6,
      x + 1.6,
      base - height + 3,
    ),
    gable(x, base - height - 1.4, 6.4, 2.4, INK),
  ]
}

/** Lines of tiles on a roof or of boards on a wall: level, from x to x, at each y. */
export function courses(
  left: number,
  right: number,
  ys: readonly number[],
  stroke: string,
  width = 0.6,
): Shape {
  return stroked(
    ys.flatMap((y) => line(left, y, right, y)),
    stroke,
    width,
  )
}

export function boards(
  xs: readonly number[],
  top: number,
  bottom: number,
  stroke: string,
  width = 0.6,
): Shape {
  return stroked(
    xs.flatMap((x) => line(x, top, x, bottom)),
    stroke,
    width,
  )
}

/** Numbers from one to another, both included. */
export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step)
}
