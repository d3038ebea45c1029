import type { Heading, Tile } from '@getaway/engine/chase'
import { type Drawing, drawingOf } from '../drawing/drawing.ts'
import { circle } from '../drawing/outlines.ts'
import { stroked } from '../drawing/shapes.ts'
import { tileFace } from './front.ts'
import { GOLD, INK } from './paint/palette.ts'
import { crowdOf } from './people/crowd.ts'
import { siteOf } from './town/site.ts'

/** The face of a tile with a ring around every witness who looks that way, to show how to count (C7.2). */
export function countedFace(tile: Tile, heading: Heading): Drawing {
  const sites = tile.sectors.map((_, corner) => siteOf(tile, corner))
  const { size, sectors } = crowdOf(tile, sites)
  const lookers = sectors.flatMap((people) => people ?? []).filter(({ looks }) => looks === heading)
  const rings = lookers.flatMap(({ x, y }) => circle(x, y, size + 1.1))
  const { marks } = drawingOf([stroked(rings, INK, 2.6), stroked(rings, GOLD, 1.6)])
  return { marks: [...tileFace(tile).marks, ...(lookers.length > 0 ? marks : [])] }
}
