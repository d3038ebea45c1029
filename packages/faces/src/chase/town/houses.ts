import { colourOf, type Tile } from '@getaway/engine/chase'
import type { Shape } from '../../drawing/drawing.ts'
import { circle, rectangle, roundedRectangle } from '../../drawing/outlines.ts'
import type { VectorPath, VectorPoint } from '../../drawing/path.ts'
import { filled, stroked } from '../../drawing/shapes.ts'
import { QUARTER } from '../paint/palette.ts'
import { createSteadyRandom, type SteadyRandom } from './die.ts'
import { type Plot, roofOf } from './roofs.ts'
import type { Clearance } from './room.ts'
import type { Site } from './site.ts'

/** The longer and the shorter side. */
const SIZES = [
  [15, 10],
  [12, 9],
  [10, 8],
  [8, 7],
  [8, 5],
  [6, 5],
] as const
const MOST = 26
/** Around a house, to whatever is beside it. */
const GAP = 0.7
const ALLEY = 0.9
const SHADE = 0.8
/** Smaller plots make no garden. */
const GARDEN = 56

/** Houses and gardens where the witnesses of a sector leave ground; they are furniture, and say nothing. */
export function houseShapes(tile: Tile, corner: number, site: Site): Shape[] {
  const sector = tile.sectors[corner]
  if (!sector) return []
  const die = createSteadyRandom(`${tile.id} ${corner}`)
  const plots = plotsIn(site, die)
  const gardens = plots.filter(({ width, height }) => width * height >= GARDEN && die() < 0.2)
  const houses = plots.filter((plot) => !gardens.includes(plot))
  const { roof, shade, line, lawn, bush } = QUARTER[colourOf(sector.symbol)]
  const roofs = houses.map((plot) => roofOf(sector.symbol, plot))
  const bodies = (off: number) =>
    houses.flatMap(({ x, y, width, height }) => rectangle(x + off, y + off, width, height))
  // One layer after the other: a hundred houses cost no more marks than one.
  return [
    filled(
      gardens.flatMap(({ x, y, width, height }) => roundedRectangle(x, y, width, height, 2)),
      lawn,
    ),
    filled(
      gardens.flatMap((garden) => bushesIn(garden, die)),
      bush,
    ),
    filled(bodies(SHADE), line, { opacity: 0.45 }),
    filled(bodies(0), roof),
    filled(
      roofs.flatMap((one) => one.shade),
      shade,
    ),
    stroked([...bodies(0), ...roofs.flatMap((one) => one.lines)], line, 0.4),
  ].filter(({ path }) => path.length > 0)
}

function bushesIn({ x, y, width, height }: Plot, die: SteadyRandom): VectorPath {
  return [0.22, 0.5, 0.78].flatMap((share) => {
    const radius = 1.2 + die() * 0.7
    const [across, down] = width > height ? [share, 0.3 + die() * 0.4] : [0.3 + die() * 0.4, share]
    return circle(x + width * across, y + height * down, radius)
  })
}

/** Big houses first, and each as close as can be to what is there already. */
function plotsIn({ stands, room }: Site, die: SteadyRandom): Plot[] {
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

function plotAt(
  spot: VectorPoint,
  isWide: boolean,
  long: number,
  short: number,
  room: Clearance,
): Plot | undefined {
  const [width, height] = isWide ? [long, short] : [short, long]
  const [x, y] = [spot.x - width / 2, spot.y - height / 2]
  for (const across of [0, 0.25, 0.5, 0.75, 1])
    for (const down of [0, 0.5, 1]) if (room(x + width * across, y + height * down) < GAP) return undefined
  return { x, y, width, height }
}

function isNear(one: Plot, other: Plot): boolean {
  return (
    Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2 + ALLEY &&
    Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < (one.height + other.height) / 2 + ALLEY
  )
}
