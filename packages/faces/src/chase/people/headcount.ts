import { HEADINGS, type Sector } from '@getaway/engine/chase'
import type { Shape } from '../../drawing/drawing.ts'
import { by, inTurn, moved, scaled } from '../../drawing/moves.ts'
import { line, roundedRectangle } from '../../drawing/outlines.ts'
import type { VectorPath, VectorPoint } from '../../drawing/path.ts'
import { outlined, stroked } from '../../drawing/shapes.ts'
import { INK, PAPER } from '../paint/palette.ts'
import type { Site, Stand } from '../town/site.ts'
import { witnessShapes } from './witness.ts'

/** Written by hand, one wide and two high: what can be printed has no fonts. */
const DIGITS: readonly VectorPath[] = [
  line(0, 0, 1, 0, 1, 2, 0, 2, 0, 0),
  line(0.1, 0.4, 0.6, 0, 0.6, 2),
  line(0, 0, 1, 0, 1, 1, 0, 1, 0, 2, 1, 2),
  [...line(0, 0, 1, 0, 1, 2, 0, 2), ...line(0.2, 1, 1, 1)],
  [...line(0, 0, 0, 1.1, 1, 1.1), ...line(0.8, 0, 0.8, 2)],
  line(1, 0, 0, 0, 0, 1, 1, 1, 1, 2, 0, 2),
  line(1, 0, 0, 0, 0, 2, 1, 2, 1, 1, 0, 1),
  line(0, 0, 1, 0, 0.3, 2),
  [...line(0, 0, 1, 0, 1, 2, 0, 2, 0, 0), ...line(0, 1, 1, 1)],
  line(1, 1, 0, 1, 0, 0, 1, 0, 1, 2, 0, 2),
]
const PANEL = { width: 32, height: 15 }
const DIGIT = 1.5
const SIZE = 2.6

/** For too many witnesses to count: one figure for each direction of looking, with a number. */
export function headcountShapes({ witnesses }: Sector, { stands }: Site): Shape[] {
  const { width, height } = PANEL
  const at = roomiest(stands)
  const cells = HEADINGS.map((looks) => ({
    looks,
    x: at.x - width / 2 + 4 + (looks % 2) * (width / 2),
    y: at.y + (looks < 2 ? -1 : 1) * (height / 4),
  }))
  return [
    outlined(roundedRectangle(at.x - width / 2, at.y - height / 2, width, height, 3), PAPER, INK, 0.8),
    ...witnessShapes(cells, SIZE),
    ...cells.map(({ looks, x, y }) =>
      stroked(written(witnesses[looks], { x: x + SIZE + 0.6, y: y - DIGIT }), INK, 0.6),
    ),
  ]
}

function roomiest(stands: readonly Stand[]): VectorPoint {
  let best: Stand = { x: 50, y: 50, room: 0 }
  for (const stand of stands) if (stand.room > best.room) best = stand
  const within = (value: number, half: number) => Math.min(Math.max(value, half), 100 - half)
  return { x: within(best.x, PANEL.width / 2 + 3), y: within(best.y, PANEL.height / 2 + 3) }
}

function written(count: number, at: VectorPoint): VectorPath {
  return [...String(count)].flatMap((digit, index) =>
    moved(DIGITS[Number(digit)] ?? [], inTurn(scaled(DIGIT), by(at.x + index * DIGIT * 1.55, at.y))),
  )
}
