import { type Board, gateOf, type Square, squareOf } from '@getaway/engine/colditz'
import { GOLD_DARK, INK, PAPER, STONE_LIGHT } from '../../chase/paint/palette.ts'
import type { Shape } from '../../drawing/drawing.ts'
import { circle, closed, polyline, roundedRectangle } from '../../drawing/outlines.ts'
import type { VectorPath, VectorPoint } from '../../drawing/path.ts'
import { filled, outlined, stroked } from '../../drawing/shapes.ts'
import {
  barsShapes,
  beamShapes,
  bullseyeShapes,
  carShapes,
  hatchShapes,
  helmetShapes,
  thingShapes,
} from '../signs.ts'
import { at, boxOf, CELL, type InCells } from './cells.ts'
import { GAP, GROUND, TARGET } from './colours.ts'
import { barBetween, between } from './squares.ts'

/** A sign of 20 units, so wide in cells. */
const scaleTo = (cells: number) => (cells * CELL) / 20

/** Signs on squares and in rooms, ropes and gaps: whatever a colour alone does not say. */
export function markShapes(board: Board): Shape[] {
  const above = board.squares.filter(({ kind }) => kind !== 'tunnel')
  return [
    ...gapShapes(board),
    ...landingShapes(board),
    ...ropeShapes(board),
    ...above.flatMap(squareSign),
    ...roomSigns(board),
    ...arrowShapes(board),
    ...besideShapes(board),
  ]
}

function squareSign(square: Square): Shape[] {
  const { x, y } = at(square.x, square.y)
  const gate = gateOf(square)
  if (square.isPost) return helmetShapes(x, y, scaleTo(0.62), STONE_LIGHT)
  if (gate) return thingShapes(gate, x, y, scaleTo(0.72))
  if (square.kind === 'target') return bullseyeShapes(x, y, 0.4 * CELL, TARGET)
  if (square.isLit && !square.isLanding) return beamShapes(x, y, scaleTo(0.7))
  if (square.kind === 'hideaway' && square.rope === undefined) return hatchShapes(x, y, scaleTo(0.6))
  return []
}

/** K3.3: on a plate where the squares of a room meet. */
function roomSigns({ areas, byId }: Board): Shape[] {
  return areas.flatMap(({ symbol, squares }) => {
    const cells = squares.flatMap((id) => byId.get(id) ?? [])
    if (!symbol || cells.length === 0) return []
    const { x, y } = at(meanOf(cells, 'x'), meanOf(cells, 'y'))
    return [
      outlined(circle(x, y, 0.46 * CELL), PAPER, INK, 0.16),
      ...thingShapes(symbol, x, y, scaleTo(0.66)),
    ]
  })
}

function meanOf(cells: readonly InCells[], axis: 'x' | 'y'): number {
  return cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length
}

/** K7.3: through the wire wherever it can be cut. */
function gapShapes(board: Board): Shape[] {
  const gaps = board.edges.filter(({ need }) => need === 'wire')
  const path = gaps.flatMap(({ a, b }) => barBetween(board, a, b))
  return [
    stroked(path, INK, 0.56, { cap: 'butt' }),
    stroked(path, GAP, 0.34, { dash: [0.3, 0.16], cap: 'butt' }),
  ]
}

/** K7.3: the white ring at the foot of a rope. */
function landingShapes({ squares }: Board): Shape[] {
  const rings = squares.filter(({ isLanding }) => isLanding).flatMap((square) => ring(square, 0.32))
  return [stroked(rings, INK, 0.52), stroked(rings, '#ffffff', 0.32)]
}

function ring(square: InCells, radius: number): VectorPath {
  const { x, y } = at(square.x, square.y)
  return circle(x, y, radius * CELL)
}

/** A rope from its window to its landing; how deep it falls is written on it. */
function ropeShapes(board: Board): Shape[] {
  const ropes = board.edges.filter(({ need }) => need === 'rope30' || need === 'rope60')
  const path = ropes.flatMap(({ a, b }) => between(board, a, b))
  const plates = ropes.flatMap(({ a }) => ring(squareOf(board, a), 0.3))
  return [
    stroked(path, INK, 0.5),
    stroked(path, GOLD_DARK, 0.26),
    stroked(path, PAPER, 0.26, { dash: [0.2, 0.36], cap: 'butt' }),
    outlined(plates, PAPER, INK, 0.14),
  ]
}

/** K9.7: from a cell to where one is freed. */
function arrowShapes(board: Board): Shape[] {
  const arrows = board.cells.map(({ x, y, arrow }) => {
    const [from, to] = [at(x, y), at(squareOf(board, arrow).x, squareOf(board, arrow).y)]
    const way = { x: to.x - from.x, y: to.y - from.y }
    const length = Math.hypot(way.x, way.y)
    const [ux, uy] = [way.x / length, way.y / length]
    const tip = { x: to.x - ux * 0.1 * CELL, y: to.y - uy * 0.1 * CELL }
    const point = (along: number, across: number): VectorPoint => ({
      x: tip.x - ux * along * CELL - uy * across * CELL,
      y: tip.y - uy * along * CELL + ux * across * CELL,
    })
    return closed(
      polyline([
        tip,
        point(0.24, 0.2),
        point(0.24, 0.08),
        point(0.5, 0.08),
        point(0.5, -0.08),
        point(0.24, -0.08),
        point(0.24, -0.2),
      ]),
    )
  })
  return [outlined(arrows.flat(), PAPER, INK, 0.12)]
}

/** Cells, barracks and the staff car, which are no squares. */
function besideShapes({ cells, barracks, staffCar }: Board): Shape[] {
  const wings = wingsOf(barracks).flatMap(({ x, y }) => {
    const { x: left, y: top } = at(x - WING.width / 2, y - WING.height / 2)
    return roundedRectangle(left, top, WING.width * CELL, WING.height * CELL, 0.5)
  })
  const boxes = cells.flatMap((cell) => roundedRectangle(...boxOf(cell, 0.03), 0.3))
  const car = at(staffCar.x + 0.05, staffCar.y)
  return [
    outlined(boxes, GROUND.inner, INK, 0.16),
    ...cells.flatMap((cell) => {
      const { x, y } = at(cell.x, cell.y - 0.1)
      return barsShapes(x, y, scaleTo(0.6))
    }),
    outlined(wings, '#cbb68c', INK, 0.22),
    ...wingsOf(barracks).flatMap(({ x, y }) => {
      const place = at(x - 1.05, y - 0.42)
      return helmetShapes(place.x, place.y, scaleTo(0.42), STONE_LIGHT)
    }),
    ...carShapes(car.x, car.y, scaleTo(0.98)),
  ]
}

/** Between the castle and the park there is just room for both. */
const WING = { width: 2.7, height: 1.45 }
function wingsOf({ reserve, returned }: Board['barracks']): readonly InCells[] {
  return [
    { x: reserve.x, y: reserve.y + 0.12 },
    { x: returned.x, y: returned.y - 0.35 },
  ]
}

/** The letters of a tunnel and its mouth are words; this is its way in. */
export function mouthShapes(board: Board): Shape[] {
  const mouths = board.tunnels.flatMap(({ mouth }) => ring(squareOf(board, mouth), 0.3))
  return [filled(mouths, '#5b3d22'), stroked(mouths, INK, 0.16)]
}
