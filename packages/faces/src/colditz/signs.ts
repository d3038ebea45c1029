import type { Equipment, KitPart } from '@getaway/engine/colditz'
import {
  BARRIER,
  GLOW,
  GOLD,
  GOLD_DARK,
  INK,
  PAPER,
  STONE_DARK,
  STONE_LIGHT,
} from '../chase/paint/palette.ts'
import type { Shape } from '../drawing/drawing.ts'
import { by, placed, rotated } from '../drawing/moves.ts'
import {
  arc,
  circle,
  closed,
  corners,
  curve,
  ellipse,
  joined,
  line,
  rectangle,
  roundedRectangle,
} from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'

const LINE = 1.4
const CLOTH = '#6d7f57'
const CRUST = '#c98645'
const STEEL = '#9aa2ab'

/** What is searched for and played, 20 high around the origin: all differ in form. */
const THINGS: Readonly<Record<Equipment | KitPart, () => Shape[]>> = {
  rope: () => {
    const coils = [8, 5.6, 3.2].flatMap((radius) => ellipse(0, -1, radius, radius * 0.82))
    const tail = curve({ x: 6.4, y: 3.6 }, { x: 8, y: 6 }, { x: 5, y: 8.6 }, { x: 9, y: 9.4 })
    return [stroked([...coils, ...tail], INK, 3.4), stroked([...coils, ...tail], GOLD_DARK, 1.7)]
  },
  cutters: () => {
    const handles = [...line(-1, 1, -5, 9.4), ...line(1, 1, 5, 9.4)]
    return [
      stroked(handles, INK, 4.4),
      stroked(handles, BARRIER, 2.4),
      outlined(corners(-1.4, 2, 0.6, 0, 4.4, -9.4, -0.6, -4), STEEL, INK, LINE),
      outlined(corners(1.4, 2, -0.6, 0, -4.4, -9.4, 0.6, -4), STEEL, INK, LINE),
      outlined(circle(0, 0.6, 1.9), STEEL, INK, LINE),
    ]
  },
  pass: () => [
    outlined(roundedRectangle(-9, -6.6, 18, 13.2, 1.6), PAPER, INK, LINE),
    stroked(
      [...line(-6, -2.8, 3, -2.8), ...line(-6, 0.4, 1, 0.4), ...line(-6, 3.4, -1, 3.4)],
      STONE_DARK,
      1.1,
    ),
    stroked([...circle(4.6, 1.8, 3.4), ...circle(4.6, 1.8, 1.5)], BARRIER, 1.2),
  ],
  key: () =>
    placed(
      [
        stroked([...line(0, -1, 0, 10), ...line(0, 5.4, 4, 5.4), ...line(0, 9, 4.6, 9)], INK, 4),
        stroked([...line(0, -1, 0, 10), ...line(0, 5.4, 4, 5.4), ...line(0, 9, 4.6, 9)], GLOW, 1.7),
        stroked(circle(0, -5, 3.8), INK, 4.2),
        stroked(circle(0, -5, 3.8), GLOW, 1.9),
      ],
      rotated(28),
    ),
  clothes: () => [
    outlined(
      corners(
        -3.4,
        -8.6,
        3.4,
        -8.6,
        10,
        -4.6,
        7.4,
        0.6,
        5.2,
        -0.6,
        5.2,
        9,
        -5.2,
        9,
        -5.2,
        -0.6,
        -7.4,
        0.6,
        -10,
        -4.6,
      ),
      CLOTH,
      INK,
      LINE,
    ),
    stroked([...line(-3, -8.2, 0, -2.4, 3, -8.2), ...line(0, -2.4, 0, 8.6)], INK, 1.1),
    filled([...circle(1.8, 1, 0.9), ...circle(1.8, 4.6, 0.9)], GOLD),
  ],
  food: () => {
    const loaf = closed(
      joined(
        line(-9.4, 6.6, -9.4, 1),
        curve({ x: -9.4, y: 1 }, { x: -10, y: -7 }, { x: 10, y: -7 }, { x: 9.4, y: 1 }),
        line(9.4, 6.6),
      ),
    )
    return [
      outlined(loaf, CRUST, INK, LINE),
      stroked([...line(-5, -1, -3, 2.4), ...line(-0.8, -2, 1.2, 1.6), ...line(3.6, -1.2, 5.6, 2)], GLOW, 1.4),
    ]
  },
  compass: () => [
    outlined(circle(0, 0, 9), STEEL, INK, LINE),
    outlined(circle(0, 0, 6.6), PAPER, INK, 0.9),
    ...placed(
      [
        outlined(corners(0, -6, 1.9, 0, -1.9, 0), BARRIER, INK, 0.7),
        outlined(corners(0, 6, 1.9, 0, -1.9, 0), STONE_LIGHT, INK, 0.7),
      ],
      rotated(32),
    ),
  ],
  papers: () => [
    ...placed([outlined(rectangle(-5.6, -8, 11.2, 16), STONE_LIGHT, INK, LINE)], rotated(12)),
    outlined(rectangle(-6.4, -8.4, 11.2, 16.4), PAPER, INK, LINE),
    outlined(rectangle(-4.6, -6.4, 4.8, 5.6), GLOW, INK, 0.9),
    filled([...circle(-2.2, -4.4, 1.2), ...ellipse(-2.2, -1.6, 1.8, 1.1)], INK),
    stroked([...line(1.6, -5, 3, -5), ...line(-4.4, 2, 3, 2), ...line(-4.4, 4.8, 1.6, 4.8)], STONE_DARK, 1.1),
  ],
}

export function thingShapes(thing: Equipment | KitPart, x: number, y: number, scale: number): Shape[] {
  return placed(THINGS[thing](), by(x, y), scale)
}

/** A steel helmet: where guards stand. */
export function helmetShapes(x: number, y: number, scale: number, fill: string, ink = INK): Shape[] {
  const dome = closed(joined(arc(0, 2, 7.4, 180, 360, 8.6), line(7.4, 2)))
  const brim = closed(
    joined(
      line(-7.6, 1.6, 7.6, 1.6),
      curve({ x: 7.6, y: 1.6 }, { x: 8, y: 4 }, { x: 9.6, y: 5 }, { x: 9.6, y: 6.4 }),
      curve({ x: 9.6, y: 6.4 }, { x: 4, y: 4.4 }, { x: -4, y: 4.4 }, { x: -9.6, y: 6.4 }),
    ),
  )
  return placed([outlined(dome, fill, ink, LINE), outlined(brim, fill, ink, LINE)], by(x, y), scale)
}

/** A cap with a peak: a prisoner. */
export function capShapes(x: number, y: number, scale: number, fill: string, ink = INK): Shape[] {
  return placed(
    [
      outlined(circle(0, 4, 5.4), '#efcfa8', ink, LINE),
      outlined(
        closed(
          joined(
            line(-6.4, 0.6, -7.6, -3.4),
            curve({ x: -7.6, y: -3.4 }, { x: -5, y: -9 }, { x: 5, y: -9 }, { x: 7.6, y: -3.4 }),
            line(6.4, 0.6),
          ),
        ),
        fill,
        ink,
        LINE,
      ),
      filled(rectangle(-6.6, -0.8, 13.2, 2.4), ink),
    ],
    by(x, y),
    scale,
  )
}

export function bullseyeShapes(x: number, y: number, radius: number, fill: string): Shape[] {
  return [
    filled(circle(x, y, radius), fill),
    filled(circle(x, y, radius * 0.72), PAPER),
    filled(circle(x, y, radius * 0.44), fill),
    filled(circle(x, y, radius * 0.16), PAPER),
  ]
}

/** A lamp and its beams. */
export function beamShapes(x: number, y: number, scale: number): Shape[] {
  const beams = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return line(dx * 5, dy * 5, dx * 8, dy * 8)
  })
  return placed(
    [stroked(beams.flat(), GOLD_DARK, 1.6), outlined(circle(0, 0, 3), PAPER, GOLD_DARK, 1.6)],
    by(x, y),
    scale,
  )
}

/** A low door: somebody could hide behind it. */
export function hatchShapes(x: number, y: number, scale: number): Shape[] {
  const door = closed(joined(line(-5, 7, -5, -1), arc(0, -1, 5, 180, 360), line(5, 7)))
  return placed(
    [
      outlined(door, '#3c6f9c', INK, LINE),
      stroked([...line(0, -5, 0, 6.4)], INK, 0.8),
      filled(circle(2, 1.6, 0.8), GOLD),
    ],
    by(x, y),
    scale,
  )
}

/** The staff car from above, its bonnet to the left. */
export function carShapes(x: number, y: number, scale: number): Shape[] {
  return placed(
    [
      filled(roundedRectangle(-10, -4.8, 20.8, 11, 3), INK, { opacity: 0.3 }),
      outlined(roundedRectangle(-10.6, -5.6, 21.2, 11.2, 3.4), '#4b5a4a', INK, LINE),
      outlined(roundedRectangle(-2.4, -4.2, 9.6, 8.4, 1.8), '#768a74', INK, 1),
      outlined(corners(-2.4, -4, -5.2, -4.6, -5.2, 4.6, -2.4, 4), '#cfe3e8', INK, 0.9),
      filled([...circle(-9.6, -3.6, 1), ...circle(-9.6, 3.6, 1)], GLOW),
    ],
    by(x, y),
    scale,
  )
}

/** A window with bars. */
export function barsShapes(x: number, y: number, scale: number): Shape[] {
  return placed(
    [
      outlined(rectangle(-8, -7, 16, 14), '#514a5a', INK, LINE),
      stroked(
        [-4.6, 0, 4.6].flatMap((dx) => line(dx, -6.2, dx, 6.2)),
        STONE_LIGHT,
        1.7,
        { cap: 'butt' },
      ),
      stroked(line(-7.2, 0, 7.2, 0), STONE_LIGHT, 1.3, { cap: 'butt' }),
    ],
    by(x, y),
    scale,
  )
}
