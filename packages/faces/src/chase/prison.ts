import { BLEED, type Shape } from '../drawing/drawing.ts'
import { by, moved, placed, turnedQuarters } from '../drawing/moves.ts'
import { circle, corners, curve, ellipse, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { GLOW, INK, PAPER, STONE, STONE_DARK, STONE_LIGHT } from './paint/palette.ts'
import { fallingShadow } from './paint/shadow.ts'

const WALL = 27

/** Walls, a tower at each corner with its light, and a window whose bars somebody has bent. */
export function prisonShapes(): Shape[] {
  const wall = (half: number) => roundedRectangle(50 - half, 50 - half, 2 * half, 2 * half, 2)
  return [
    stroked(GRAVEL, STONE, 0.9, { opacity: 0.7 }),
    ...CORNERS.flatMap((corner) => placed([filled(BEAM, GLOW, { opacity: 0.75 })], turnedQuarters(corner))),
    fallingShadow([
      ...wall(WALL + 0.6),
      ...CORNERS.flatMap((corner) => moved(circle(TOWER.x, TOWER.y, 7.6), turnedQuarters(corner))),
    ]),
    outlined(wall(WALL), STONE, INK, 1.2),
    filled(wall(WALL - 3.2), STONE_DARK),
    filled(wall(WALL - 4.4), STONE_LIGHT),
    ...CORNERS.flatMap((corner) => placed(tower(), turnedQuarters(corner))),
    ...placed(cellWindow(), by(50, 50)),
    ...rope(),
  ]
}

const CORNERS = [0, 1, 2, 3]
/** Bare ground, where nobody can hide. */
const GRAVEL = CORNERS.flatMap((corner) =>
  moved(
    [
      [63, 8],
      [68, 12],
      [64, 17],
      [72, 8],
      [92, 28],
      [88, 32],
      [83, 36],
      [92, 37],
    ].flatMap(([x = 0, y = 0]) => line(x, y, x + 2, y)),
    turnedQuarters(corner),
  ),
)
const TOWER = { x: 75, y: 25 }
/** From the north-eastern tower over the corner of the tile. */
const BEAM = corners(TOWER.x, TOWER.y, 90, -BLEED, 100 + BLEED, -BLEED, 100 + BLEED, 10)

function tower(): Shape[] {
  return [
    outlined(circle(TOWER.x, TOWER.y, 7), STONE_DARK, INK, 1.2),
    outlined(circle(TOWER.x, TOWER.y, 4.6), STONE_LIGHT, INK, 0.8),
    filled(circle(TOWER.x, TOWER.y, 2), INK),
  ]
}

function cellWindow(): Shape[] {
  return [
    outlined(roundedRectangle(-15.4, -15.4, 30.8, 30.8, 2.4), STONE, INK, 1.2),
    filled(rectangle(-11.6, -11.6, 23.2, 23.2), INK),
    ...[-8.4, 8.4].map((x) => stroked(line(x, -11.4, x, 11.4), STONE_LIGHT, 2.4, { cap: 'butt' })),
    ...[-1, 1].map((side) => stroked(bent(side), STONE_LIGHT, 2.4, { cap: 'butt' })),
    stroked(roundedRectangle(-11.6, -11.6, 23.2, 23.2, 0.6), PAPER, 1),
  ]
}

function bent(side: number) {
  const point = (x: number, y: number) => ({ x: x * side, y })
  return [
    { command: 'M' as const, points: [point(2.6, -11.4)] },
    { command: 'C' as const, points: [point(2.6, -6), point(6.4, -5), point(6.4, 0)] },
    { command: 'C' as const, points: [point(6.4, 5), point(2.6, 6), point(2.6, 11.4)] },
  ]
}

/** Knotted sheets from the window over the wall: somebody has left. */
function rope(): Shape[] {
  const knots = [
    { x: 50.6, y: 63.6 },
    { x: 49.4, y: 71.4 },
    { x: 51, y: 79.2 },
  ]
  const [one, two, three] = knots
  const sheets = [{ x: 50, y: 55 }, one, two, three, { x: 49.6, y: 87 }].flatMap((to, index, all) => {
    const from = all[index - 1]
    if (!from || !to) return []
    const bulge = index % 2 === 0 ? 1.6 : -1.6
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const at = (share: number) => ({ x: from.x + dx * share + bulge, y: from.y + dy * share })
    return curve(from, at(0.3), at(0.7), to)
  })
  return [
    stroked(sheets, INK, 4.2),
    stroked(sheets, PAPER, 2.6),
    ...knots.map(({ x, y }) => outlined(ellipse(x, y, 2.2, 1.4), PAPER, INK, 0.8)),
  ]
}
