import { colourOf, type Exit, type Tile } from '@getaway/engine/chase'
import type { Shape } from '../../drawing/drawing.ts'
import { moved, turnedQuarters } from '../../drawing/moves.ts'
import { closed, curve, joined, line } from '../../drawing/outlines.ts'
import type { VectorPath, VectorPoint } from '../../drawing/path.ts'
import { outlined } from '../../drawing/shapes.ts'
import { QUARTER } from '../paint/palette.ts'
import { spotOn, streetPath, TILE_MIDDLE } from './street-plan.ts'

/** The light frame of a tile: where streets break it, it is open. */
export const FRAME = 2.6
const ROUND = 4.5

/** The ground of each sector; its borders are the streets, or the footpath at a closed edge. */
export function quarterShapes(tile: Tile): Shape[] {
  return tile.sectors.map(({ symbol }, corner) => {
    const { ground, line: rim } = QUARTER[colourOf(symbol)]
    return outlined(quarterOutline(tile, corner), ground, rim, 0.6)
  })
}

/** The sector at a corner (0 NE, then clockwise): by the frame around its corner, then from street to street. */
function quarterOutline({ exits }: Tile, corner: number): VectorPath {
  const [before, after] = borders(exits, corner)
  const [from, to] = [before[0]?.points[0], after[0]?.points[0]]
  if (!from || !to) throw new Error('a street has an end')
  return closed(joined(aroundCorner(corner, from, to), after, backwards(before)))
}

function borders(exits: Tile['exits'], corner: number): readonly [VectorPath, VectorPath] {
  const next = (corner + 1) & 3
  return [borderPath(exits[corner] ?? null, corner), borderPath(exits[next] ?? null, next)]
}

/** The middle of a street; of a closed edge the middle of the footpath, which ends at the frame. */
function borderPath(exit: Exit | null, edge: number): VectorPath {
  if (exit) return streetPath(exit, edge)
  return moved(
    curve({ x: 50, y: FRAME }, { x: 50, y: 20 }, { x: 50, y: 35 }, TILE_MIDDLE),
    turnedQuarters(edge),
  )
}

/** From where one street leaves to where the next one does, along the frame. */
function aroundCorner(corner: number, from: VectorPoint, to: VectorPoint): VectorPath {
  const [right, top] = [100 - FRAME, FRAME]
  const begin = line(turnedQuarters(-corner)(from).x, top, right - ROUND, top)
  const bend = [
    { x: right - ROUND * 0.45, y: top },
    { x: right, y: top + ROUND * 0.45 },
    { x: right, y: top + ROUND },
  ]
  const end = line(right, turnedQuarters(-corner)(to).y)
  return moved(joined([...begin, { command: 'C', points: bend }], end), turnedQuarters(corner))
}

function backwards(street: VectorPath): VectorPath {
  const [from, [one, other, to] = []] = [street[0]?.points[0], street[1]?.points]
  if (!from || !one || !other || !to) throw new Error('a street is one curve')
  return [
    { command: 'M', points: [to] },
    { command: 'C', points: [other, one, from] },
  ]
}

/** The same outline in straight pieces, to ask what lies within. */
export function quarterCorners({ exits }: Tile, corner: number): VectorPoint[] {
  const [before, after] = borders(exits, corner)
  const steps = Array.from({ length: 9 }, (_, index) => index / 8)
  const outer = turnedQuarters(corner)({ x: 100, y: 0 })
  return [...steps.map((t) => spotOn(before, 1 - t)), outer, ...steps.map((t) => spotOn(after, t))]
}
