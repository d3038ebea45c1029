import type { TileKind } from '@getaway/engine/chase'
import type { Shape } from '../drawing/drawing.ts'
import { by, placed } from '../drawing/moves.ts'
import { arc, circle, corners, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import type { BackPaint } from './paint/palette.ts'

const RADIUS = 15

/** What stands in the middle of a back. It points nowhere: ways are told by the answers alone. */
export function emblemShapes(kind: TileKind, paint: BackPaint): Shape[] {
  const { ground, accent } = paint
  return placed(
    [
      filled(circle(0, 0, RADIUS + 2), ground),
      stroked(circle(0, 0, RADIUS), accent, 1),
      ...PICTURES[kind](paint),
    ],
    by(50, 50),
  )
}

const PICTURES: Readonly<Record<TileKind, (paint: BackPaint) => Shape[]>> = {
  route: handcuffs,
  start: openHandcuffs,
  hideout: house,
  prison: bars,
}

function handcuffs({ ground, figure, accent }: BackPaint): Shape[] {
  const rings = [...arc(-6.2, 0.6, 4.4, 20, 340), ...arc(6.2, 0.6, 4.4, -160, 160)]
  return [
    stroked(rings, figure, 2.4),
    filled(
      [...roundedRectangle(-4.6, -2.2, 3.4, 5.6, 1), ...roundedRectangle(1.2, -2.2, 3.4, 5.6, 1)],
      figure,
    ),
    filled([...circle(-2.9, 0.6, 0.7), ...circle(2.9, 0.6, 0.7)], ground),
    stroked(line(-1, 0.6, 1, 0.6), accent, 1.2),
  ]
}

/** A flight starts: they have sprung open, and their chain is torn. */
function openHandcuffs({ figure, accent }: BackPaint): Shape[] {
  const rings = [...arc(-6.4, 1.6, 4.4, 10, 265), ...arc(6.4, 1.6, 4.4, -85, 170)]
  const sparks = [...line(0, -3.4, 0, -8.6), ...line(-2.6, -3, -5, -6.8), ...line(2.6, -3, 5, -6.8)]
  return [stroked(rings, figure, 2.4), stroked(sparks, accent, 1.3)]
}

function house({ ground, figure, accent }: BackPaint): Shape[] {
  return [
    filled(rectangle(-6.4, -1, 12.8, 8.6), figure),
    stroked(corners(-8.6, -0.6, 0, -8.2, 8.6, -0.6), figure, 1.6),
    filled(corners(-8.6, -0.6, 0, -8.2, 8.6, -0.6), figure),
    filled(roundedRectangle(-1.7, 2, 3.4, 5.6, 1.4), ground),
    filled([...rectangle(-5, 1.4, 2.2, 2.4), ...rectangle(2.8, 1.4, 2.2, 2.4)], accent),
  ]
}

function bars({ figure }: BackPaint): Shape[] {
  const upright = [-5.4, -1.8, 1.8, 5.4].flatMap((x) => line(x, -8, x, 8))
  return [
    stroked(upright, figure, 1.8),
    stroked([...line(-8, -4.6, 8, -4.6), ...line(-8, 4.6, 8, 4.6)], figure, 1.8),
  ]
}
