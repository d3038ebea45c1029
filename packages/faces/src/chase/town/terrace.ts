import type { Shape } from '../../drawing/drawing.ts'
import { line, rectangle } from '../../drawing/outlines.ts'
import { filled, stroked } from '../../drawing/shapes.ts'
import { INK, TERRACE } from '../paint/palette.ts'
import type { StreetEnd } from './street-end.ts'

const HOUSES = [
  { x: -15, width: 8, deep: 8.6, roof: 0 },
  { x: -7, width: 6.6, deep: 10, roof: 1 },
  { x: -0.4, width: 7.8, deep: 8, roof: 2 },
  { x: 7.4, width: 7.6, deep: 9.4, roof: 1 },
] as const
const TOP = 1.4
const WALL = 3.2

/** Houses at a closed edge, their fronts to the middle: nothing that looks like a way through. */
export function terrace(painted: number): StreetEnd {
  return {
    outline: HOUSES.flatMap(({ x, width, deep }) => rectangle(x, TOP, width, deep)),
    shapes: HOUSES.flatMap((house) => houseShapes(house, painted)),
  }
}

function houseShapes({ x, width, deep, roof }: (typeof HOUSES)[number], painted: number): Shape[] {
  const { light, dark, wall } = TERRACE[(roof + painted) % TERRACE.length] ?? TERRACE[0]
  const eaves = TOP + deep - WALL
  const ridge = TOP + (deep - WALL) * 0.45
  const windows = [x + 1.4, x + width - 2.8].flatMap((left) => rectangle(left, eaves + 0.9, 1.4, 1.6))
  return [
    filled(rectangle(x, eaves, width, WALL), wall),
    filled(windows, dark),
    filled(rectangle(x, TOP, width, ridge - TOP), dark),
    filled(rectangle(x, ridge, width, eaves - ridge), light),
    filled(rectangle(x + width * 0.6, TOP + 0.8, 1.5, 1.7), INK, { opacity: 0.6 }),
    stroked(line(x, eaves, x + width, eaves), INK, 0.5, { cap: 'butt', opacity: 0.6 }),
    stroked(rectangle(x, TOP, width, deep), INK, 0.6, { opacity: 0.75 }),
  ]
}
