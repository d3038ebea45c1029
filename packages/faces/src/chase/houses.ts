import { colourOf, type Tile } from '@getaway/engine/chase'
import type { Shape } from '../drawing/drawing.ts'
import { rectangle } from '../drawing/outlines.ts'
import type { Point } from '../drawing/path.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import { createDie, type Die } from './die.ts'
import { QUARTER } from './palette.ts'
import { type Plot, roofOf } from './roofs.ts'
import type { Room } from './room.ts'
import type { Site } from './site.ts'

/** The longer and the shorter side. */
const SIZES = [
  [15, 10],
  [12, 9],
  [10, 8],
  [8, 7],
  [8, 5],
  [6, 5],
  [5, 4],
] as const
const MOST = 26
/** Around a house, to whatever is beside it. */
const GAP = 0.7
const ALLEY = 0.9
const SHADE = 0.9

/** Houses where the witnesses of a sector leave ground; they are furniture, and say nothing. */
export function houseShapes(tile: Tile, corner: number, site: Site): Shape[] {
  const sector = tile.sectors[corner]
  if (!sector) return []
  const die = createDie(`${tile.id} ${corner}`)
  const plots = plotsIn(site, die)
  const { roof, shade, line } = QUARTER[colourOf(sector.symbol)]
  const roofs = plots.map((plot) => roofOf(sector.symbol, plot))
  const bodies = (off: number) =>
    plots.flatMap(({ x, y, width, height }) => rectangle(x + off, y + off, width, height))
  // One layer after the other: a hundred houses cost no more marks than one.
  return plots.length === 0
    ? []
    : [
        filled(bodies(SHADE), line, { opacity: 0.5 }),
        filled(bodies(0), roof),
        filled(
          roofs.flatMap((one) => one.shade),
          shade,
        ),
        stroked(
          roofs.flatMap((one) => one.lines),
          line,
          0.45,
        ),
      ]
}

/** Big houses first, and each as close as can be to what is there already. */
function plotsIn({ stands, room }: Site, die: Die): Plot[] {
  const spots = stands.toSorted((one, other) => one.room - other.room)
  const plots: Plot[] = []
  for (const [long, short] of SIZES) {
    for (const spot of spots) {
      if (plots.length === MOST) return plots
      if (spot.room < short / 2) continue
      const isWide = die() < 0.5
      const plot = plotAt(spot, isWide, long, short, room) ?? plotAt(spot, !isWide, long, short, room)
      if (plot && !plots.some((other) => isNear(plot, other))) plots.push(plot)
    }
  }
  return plots
}

function plotAt(spot: Point, isWide: boolean, long: number, short: number, room: Room): Plot | undefined {
  const [width, height] = isWide ? [long, short] : [short, long]
  const [x, y] = [spot.x - width / 2, spot.y - height / 2]
  for (const across of [0, 0.25, 0.5, 0.75, 1])
    for (const down of [0, 0.5, 1])
      if (room({ x: x + width * across, y: y + height * down }) < GAP) return undefined
  return { x, y, width, height }
}

function isNear(one: Plot, other: Plot): boolean {
  return (
    Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2 + ALLEY &&
    Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < (one.height + other.height) / 2 + ALLEY
  )
}
