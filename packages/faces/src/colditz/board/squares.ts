import { type Board, isOnFoot, type Square, type SquareKind } from '@getaway/engine/colditz'
import { INK, PAPER } from '../../chase/paint/palette.ts'
import type { Shape } from '../../drawing/drawing.ts'
import { curve, polyline, rectangle, roundedRectangle } from '../../drawing/outlines.ts'
import type { VectorPath } from '../../drawing/path.ts'
import { filled, stroked } from '../../drawing/shapes.ts'
import { at, boxOf, CELL, touch } from './cells.ts'
import { BROWN, EARTH, GROUND, ROOF, squareColour, WALL } from './colours.ts'
import { BUILDINGS } from './scenery.ts'

/** In these a step leads to every square that touches, so they lie close together. */
const FLOORS: readonly SquareKind[] = ['appel', 'yard', 'room']
const OPEN_AIR: readonly SquareKind[] = ['appel', 'yard', 'terrace', 'landing', 'ford', 'road', 'field']
/** How far a square keeps from the edges of its cell. */
const INSET = 0.1

/** The masses that rooms and passages are cut into. */
export function buildingShapes(board: Board): Shape[] {
  const open = new Set(
    board.squares.filter(({ kind }) => OPEN_AIR.includes(kind)).map(({ x, y }) => `${x},${y}`),
  )
  const cells = BUILDINGS.flatMap(({ cells: [left, top, right, bottom] }) =>
    rows(top, bottom).flatMap((y) => rows(left, right).map((x) => ({ x, y }))),
  ).filter(({ x, y }) => !open.has(`${x},${y}`))
  const more = board.squares.filter(
    ({ kind, zone }) => zone === 'outer' && (kind === 'hideaway' || kind === 'passage'),
  )
  const inHouses = [...cells, ...more.filter(({ area }) => area !== 'steps')]
  const mass = inHouses.flatMap((cell) => rectangle(...boxOf(cell, -0.04)))
  return [
    stroked(mass, INK, 0.42),
    filled(mass, WALL),
    filled(
      inHouses.flatMap((cell) => rectangle(...boxOf(cell, 0.04))),
      ROOF,
      { opacity: 0.35 },
    ),
  ]
}

/** The inner courtyard, which white and grey squares share. */
export function courtyardShapes(board: Board): Shape[] {
  const yard = board.squares.filter(({ area }) => area === 'yard' || area === 'appel')
  const cells = yard.flatMap((square) => rectangle(...boxOf(square, -0.06)))
  return [stroked(cells, INK, 0.4), filled(cells, GROUND.inner)]
}

/** Tunnels lie under everything that is above ground. */
export function tunnelShapes(board: Board): Shape[] {
  const below = board.squares.filter(({ kind }) => kind === 'tunnel')
  const ways = board.edges
    .filter(({ need }) => need?.startsWith('tunnel-'))
    .flatMap((edge) => between(board, edge.a, edge.b))
  return [
    stroked(ways, EARTH, 0.9, { dash: [0.5, 0.45], cap: 'butt' }),
    ...tiles(
      below.filter(
        (square) =>
          !board.squares.some((other) => other.brown && other.x === square.x && other.y === square.y),
      ),
      0.16,
      EARTH,
      BROWN,
    ),
  ]
}

/** All squares above ground, with the steps between those that do not lie close together. */
export function squareShapes(board: Board): Shape[] {
  const above = board.squares.filter(({ kind }) => kind !== 'tunnel')
  const colours = new Set(above.map(squareColour))
  return [
    ...roomShapes(board),
    ...[...colours].flatMap((colour) => {
      const squares = above.filter((square) => squareColour(square) === colour)
      return [
        ...tiles(
          squares.filter(({ kind }) => FLOORS.includes(kind)),
          0.03,
          colour,
          INK,
        ),
        ...tiles(
          squares.filter(({ kind }) => !FLOORS.includes(kind)),
          INSET,
          colour,
          INK,
        ),
      ]
    }),
    ...stepShapes(board),
    ...wallStubs(board),
  ]
}

/** Walls around rooms. */
function roomShapes(board: Board): Shape[] {
  const rooms = board.squares.filter(({ kind }) => kind === 'room')
  return [
    stroked(
      rooms.flatMap((square) => rectangle(...boxOf(square, 0))),
      INK,
      0.36,
    ),
  ]
}

function tiles(squares: readonly Square[], inset: number, fill: string, line: string): Shape[] {
  if (squares.length === 0) return []
  const path = squares.flatMap((square) => roundedRectangle(...boxOf(square, inset), 0.3))
  return [filled(path, fill), stroked(path, line, 0.12)]
}

/** A short bar wherever one walks on foot from square to square; not within a floor, where all that touch are joined. */
function stepShapes(board: Board): Shape[] {
  const steps = board.edges.filter((edge) => {
    const [a, b] = [board.byId.get(edge.a), board.byId.get(edge.b)]
    if (!a || !b || edge.need !== undefined) return false
    return !(isFloor(a, b) && touch(a, b)) || isCornerToCorner(board, a, b)
  })
  const path = steps.flatMap(({ a, b }) => barBetween(board, a, b))
  return [stroked(path, INK, 0.98, { cap: 'butt' }), stroked(path, PAPER, 0.72, { cap: 'butt' })]
}

/** From the edge of one square to that of the other, a little way into both; in a bow around a square in between. */
export function barBetween(board: Board, a: string, b: string): VectorPath {
  const [one, other] = between(board, a, b).map(({ points }) => points[0])
  if (!one || !other) return []
  const length = Math.hypot(other.x - one.x, other.y - one.y)
  const [ux, uy] = [(other.x - one.x) / length, (other.y - one.y) / length]
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const isBlocked = board.squares.some(({ id, x, y, kind }) => {
    const there = at(x, y)
    return (
      id !== a &&
      id !== b &&
      kind !== 'tunnel' &&
      Math.hypot(there.x - middle.x, there.y - middle.y) < 0.4 * CELL
    )
  })
  if (isBlocked) {
    const bow = { x: middle.x - uy * CELL * 1.5, y: middle.y + ux * CELL * 1.5 }
    return curve(one, bow, bow, other)
  }
  const inside = (one.x === other.x || one.y === other.y ? 0.36 : 0.52) * CELL
  return polyline([
    { x: one.x + ux * inside, y: one.y + uy * inside },
    { x: other.x - ux * inside, y: other.y - uy * inside },
  ])
}

/** Two squares of a floor that meet at a corner, and nothing of the floor beside it: that they are joined must be shown. */
function isCornerToCorner(board: Board, a: Square, b: Square): boolean {
  if (a.x === b.x || a.y === b.y) return false
  const isOfFloor = (x: number, y: number) =>
    board.squares.some(
      (square) => square.x === x && square.y === y && (square.area === a.area || square.area === b.area),
    )
  return !isOfFloor(a.x, b.y) && !isOfFloor(b.x, a.y)
}

function isFloor(one: Square, other: Square): boolean {
  const isOpen = (square: Square) => square.area === 'appel' || square.area === 'yard'
  return FLOORS.includes(one.kind) && (one.area === other.area || (isOpen(one) && isOpen(other)))
}

/** The line between the middles of two squares. */
export function between(board: Board, a: string, b: string): VectorPath {
  const [one, other] = [board.byId.get(a), board.byId.get(b)]
  return one && other ? polyline([at(one.x, one.y), at(other.x, other.y)]) : []
}

/** K3: within a floor a wall stands between two squares that touch and are not joined. */
function wallStubs(board: Board): Shape[] {
  const stubs = board.squares.flatMap((one) =>
    board.squares
      .filter((other) => other.index > one.index && touch(one, other) && isFloor(one, other))
      .filter((other) => !board.ways[one.index]?.some((way) => way.to === other && isOnFoot(way)))
      .map((other) => {
        const [from, to] = [at(one.x, one.y), at(other.x, other.y)]
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
        // Across the way that is barred.
        const [dx, dy] = [(to.y - from.y) / 5, (from.x - to.x) / 5]
        return polyline([
          { x: middle.x - dx, y: middle.y - dy },
          { x: middle.x + dx, y: middle.y + dy },
        ])
      }),
  )
  return stubs.length > 0 ? [stroked(stubs.flat(), INK, 0.4)] : []
}

function rows(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
