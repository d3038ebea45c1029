import { BLEED, type Shape } from '../drawing/drawing.ts'
import { by, placed, turned } from '../drawing/moves.ts'
import { circle, corners, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { GLOW, INK, PAPER, SHADOW, STONE, STONE_DARK, STONE_LIGHT } from './palette.ts'

const WALL = 27

/** Walls, a tower at each corner with its light, and a window whose bars somebody has bent. */
export function prisonShapes(): Shape[] {
  const wall = (half: number) => roundedRectangle(50 - half, 50 - half, 2 * half, 2 * half, 2)
  return [
    ...CORNERS.flatMap((corner) => placed([filled(BEAM, GLOW, { opacity: 0.75 })], turned(corner))),
    ...placed([filled(wall(WALL), SHADOW, { opacity: 0.3 })], by(1, 1.8)),
    outlined(wall(WALL), STONE, INK, 1.2),
    filled(wall(WALL - 3.2), STONE_DARK),
    filled(wall(WALL - 4.4), STONE_LIGHT),
    ...CORNERS.flatMap((corner) => placed(tower(), turned(corner))),
    ...placed(cellWindow(), by(50, 50)),
  ]
}

const CORNERS = [0, 1, 2, 3]
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
