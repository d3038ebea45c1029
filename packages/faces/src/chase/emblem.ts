import type { TileKind } from '@getaway/engine/chase'
import type { Shape } from '../drawing/drawing.ts'
import { by, placed } from '../drawing/moves.ts'
import { arc, circle, corners, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import { BACK, GOLD, PAPER } from './palette.ts'

const RADIUS = 15

/** What stands in the middle of a back. It points nowhere: ways are told by the answers alone. */
export function emblemShapes(kind: TileKind): Shape[] {
  const { ground } = BACK[kind === 'start' ? 'red' : 'blue']
  const picture = kind === 'hideout' ? house(ground) : kind === 'prison' ? bars() : handcuffs(ground)
  return placed(
    [filled(circle(0, 0, RADIUS + 2), ground), stroked(circle(0, 0, RADIUS), GOLD, 1), ...picture],
    by(50, 50),
  )
}

function handcuffs(ground: string): Shape[] {
  const rings = [...arc(-6.2, 0.6, 4.4, 20, 340), ...arc(6.2, 0.6, 4.4, -160, 160)]
  return [
    stroked(rings, PAPER, 2.4),
    filled(
      [...roundedRectangle(-4.6, -2.2, 3.4, 5.6, 1), ...roundedRectangle(1.2, -2.2, 3.4, 5.6, 1)],
      PAPER,
    ),
    filled([...circle(-2.9, 0.6, 0.7), ...circle(2.9, 0.6, 0.7)], ground),
    stroked(line(-1, 0.6, 1, 0.6), GOLD, 1.2),
  ]
}

function house(ground: string): Shape[] {
  return [
    filled(rectangle(-6.4, -1, 12.8, 8.6), PAPER),
    stroked(corners(-8.6, -0.6, 0, -8.2, 8.6, -0.6), PAPER, 1.6),
    filled(corners(-8.6, -0.6, 0, -8.2, 8.6, -0.6), PAPER),
    filled(roundedRectangle(-1.7, 2, 3.4, 5.6, 1.4), ground),
    filled([...rectangle(-5, 1.4, 2.2, 2.4), ...rectangle(2.8, 1.4, 2.2, 2.4)], GOLD),
  ]
}

function bars(): Shape[] {
  const upright = [-5.4, -1.8, 1.8, 5.4].flatMap((x) => line(x, -8, x, 8))
  return [
    stroked(upright, PAPER, 1.8),
    stroked([...line(-8, -4.6, 8, -4.6), ...line(-8, 4.6, 8, 4.6)], PAPER, 1.8),
  ]
}
