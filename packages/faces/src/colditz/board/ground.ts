import type { Board } from '@getaway/engine/colditz'
import { INK, STONE, TREE, TREE_DARK, TREE_LIGHT, WATER } from '../../chase/paint/palette.ts'
import { createSteadyRandom } from '../../chase/town/die.ts'
import { BLEED, type Shape } from '../../drawing/drawing.ts'
import { circle, closed, polygon, polyline, rectangle } from '../../drawing/outlines.ts'
import type { VectorPath, VectorPoint } from '../../drawing/path.ts'
import { filled, outlined, stroked } from '../../drawing/shapes.ts'
import { at, BOARD_HEIGHT, CELL, COLUMNS, type InCells, ROWS } from './cells.ts'
import { DEEP_WATER, GROUND, ROAD } from './colours.ts'
import { CURTAIN_WALL, type Line, MOAT, RIVER, WIRE } from './scenery.ts'

/** Within the curtain wall: terraces, ditch and the outer courtyard. */
const WITHIN_WALLS: Line = [
  [5.5, 4.2],
  [7, 3.2],
  [9, 2.2],
  [17.5, 2.5],
  [22.5, 2.5],
  [23.5, 3.6],
  [25.5, 3.6],
  [25.5, 7.5],
  [30.6, 7.5],
  [32.7, 10.6],
  [32.7, 14],
  [31.6, 15.4],
  [31.6, 16.6],
  [30.4, 16.6],
  [28.4, 15.4],
  [27.5, 20.5],
  [22.5, 20.5],
  [12.6, 21.4],
  [8.5, 21.2],
  [5.5, 18.5],
]

/** The land around the castle, with all that no piece stands on. */
export function groundShapes(board: Board): Shape[] {
  const [from, wide, high] = [-BLEED, 100 + 2 * BLEED, BOARD_HEIGHT + 2 * BLEED]
  return [
    filled(rectangle(from, from, wide, high), GROUND.outside),
    outlined(smooth(RIVER), DEEP_WATER, WATER, 0.5),
    outlined(smooth(MOAT), DEEP_WATER, WATER, 0.4),
    ...roadShapes(board),
    ...woodShapes(board),
    stroked(outlineOf(WITHIN_WALLS), INK, 0.2),
    filled(outlineOf(WITHIN_WALLS), GROUND.outer),
    filled(rectangle(...cellsFrom(20.5, 10.5, 31.5, 14.5)), GROUND.court),
  ]
}

/** Walls and wire lie over the ground and under the steps that lead through them. */
export function wallShapes(): Shape[] {
  const walls = CURTAIN_WALL.flatMap(lineOf)
  return [
    stroked(walls, INK, 0.75),
    stroked(walls, STONE, 0.45),
    stroked(walls, INK, 0.45, { dash: [0.12, 0.7], cap: 'butt' }),
    ...WIRE.flatMap(wireShapes),
  ]
}

/** A taut line with barbs. */
function wireShapes(line: Line): Shape[] {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = line
  const length = Math.hypot(x2 - x1, y2 - y1)
  const barbs = Array.from({ length: Math.floor(length / 0.28) + 1 }, (_, index) => {
    const share = (index * 0.28) / length
    const { x, y } = at(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
    const r = 0.17
    return [
      ...polyline([
        { x: x - r, y: y - r },
        { x: x + r, y: y + r },
      ]),
      ...polyline([
        { x: x + r, y: y - r },
        { x: x - r, y: y + r },
      ]),
    ]
  })
  return [stroked([...lineOf(line), ...barbs.flat()], INK, 0.13)]
}

function roadShapes({ areas, byId }: Board): Shape[] {
  const squares = ['bridge', 'road'].flatMap((id) => areas.find((area) => area.id === id)?.squares ?? [])
  const way = [...squares, 'target-frontier'].flatMap((id) => {
    const square = byId.get(id)
    return square ? [at(square.x, square.y)] : []
  })
  const last = way.at(-1)
  const path = polyline([...way, ...(last ? [{ x: -BLEED, y: last.y }] : [])])
  return [stroked(path, GROUND.shade, 3.5), stroked(path, ROAD, 2.9)]
}

/** Trees where no piece stands and nothing is written. */
function woodShapes(board: Board): Shape[] {
  const die = createSteadyRandom('woods')
  const taken: InCells[] = [...board.squares, ...EMPTY_PLACES]
  const trees: { x: number; y: number; size: number }[] = []
  for (let tries = 0; tries < 2600; tries++) {
    const [x, y, size] = [die() * COLUMNS - 0.5, die() * (ROWS - 2.4) - 0.5, 0.28 + die() * 0.3]
    const isFree =
      taken.every((one) => Math.abs(one.x - x) > 0.62 + size || Math.abs(one.y - y) > 0.62 + size) &&
      trees.every((one) => Math.hypot(one.x - x, one.y - y) > (one.size + size) * 0.78) &&
      !isWithin(WITHIN_WALLS, x, y, 0.7) &&
      !isWithin(RIVER, x, y, 0.6) &&
      !isWithin(MOAT, x, y, 0.6) &&
      !LEFT_FREE.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom)
    // Woods to the north and the east, single trees elsewhere.
    if (isFree && die() < (y < 3 || (x > 26 && y < 12) || x > 33 ? 1 : 0.14)) trees.push({ x, y, size })
  }
  const crowns = (by: number, dx = 0, dy = 0): VectorPath =>
    trees.flatMap(({ x, y, size }) => {
      const middle = at(x + dx * size, y + dy * size)
      return circle(middle.x, middle.y, size * CELL * by)
    })
  return [
    filled(crowns(1, 0.22, 0.3), TREE_DARK, { opacity: 0.45 }),
    stroked(crowns(1), TREE_DARK, 0.3),
    filled(crowns(1), TREE),
    filled(crowns(0.42, -0.3, -0.32), TREE_LIGHT),
  ]
}

/** Where names stand, and pieces that are on no square (left, top, right, bottom). */
const LEFT_FREE: readonly (readonly [number, number, number, number])[] = [
  [32, 13, 40, 27],
  [-1, 27.6, 40, 30],
  [31.2, 14.4, 33.4, 17],
  [31, 6.5, 35.6, 11.6],
  [30.5, 12, 33.6, 14.4],
  [9.2, -1, 13.4, 1.6],
]
const EMPTY_PLACES: readonly InCells[] = [
  { x: 3, y: 5.5 },
  { x: 4.6, y: 5.5 },
  { x: 30, y: 17.6 },
  { x: 3, y: 23.9 },
  { x: 38, y: 3 },
  { x: 28, y: 26 },
  { x: 1.5, y: 26.1 },
  { x: 33.4, y: 12.7 },
]

function cellsFrom(left: number, top: number, right: number, bottom: number) {
  const [from, to] = [at(left, top), at(right, bottom)]
  return [from.x, from.y, to.x - from.x, to.y - from.y] as const
}

function outlineOf(line: Line): VectorPath {
  return polygon(line.map(([x, y]) => at(x, y)))
}

/** A closed outline without corners, through the middles of its sides. */
function smooth(line: Line): VectorPath {
  const points = line.map(([x, y]) => at(x, y))
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
  })
  const towards = (from: VectorPoint, to: VectorPoint) => ({
    x: from.x + (to.x - from.x) * 0.7,
    y: from.y + (to.y - from.y) * 0.7,
  })
  const [start = { x: 0, y: 0 }] = middles
  return closed([
    { command: 'M', points: [start] },
    ...points.map((_, index) => {
      const corner = points[(index + 1) % points.length] ?? start
      const [from, to] = [middles[index] ?? start, middles[(index + 1) % points.length] ?? start]
      return { command: 'C' as const, points: [towards(from, corner), towards(to, corner), to] }
    }),
  ])
}

function lineOf(line: Line): VectorPath {
  return polyline(line.map(([x, y]) => at(x, y)))
}

/** Whether a point lies in an outline, or nearer to it than `margin`. */
function isWithin(line: Line, x: number, y: number, margin: number): boolean {
  let isInside = false
  for (const [index, [x1, y1]] of line.entries()) {
    const [x2, y2] = line[(index + 1) % line.length] ?? [0, 0]
    if (distanceTo(x, y, x1, y1, x2, y2) < margin) return true
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  }
  return isInside
}

function distanceTo(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
}
