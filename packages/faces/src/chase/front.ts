import type { Tile } from '@getaway/engine/chase'
import { BLEED, type Drawing, drawingOf, type Shape } from '../drawing/drawing.ts'
import { rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled } from '../drawing/shapes.ts'
import { fieldShapes, hideoutShapes } from './hideout.ts'
import { itemShapes } from './items.ts'
import { LAWN, PAPER, STONE_LIGHT } from './paint/palette.ts'
import { crowdOf } from './people/crowd.ts'
import { headcountShapes } from './people/headcount.ts'
import { witnessShapes } from './people/witness.ts'
import { prisonShapes } from './prison.ts'
import { symbolShapes } from './symbols.ts'
import { carShapes } from './town/cars.ts'
import { endShapes } from './town/ends.ts'
import { houseShapes } from './town/houses.ts'
import { islandShapes } from './town/island.ts'
import { FRAME, quarterShapes } from './town/quarters.ts'
import { SYMBOL_RADIUS, symbolPlace } from './town/room.ts'
import { siteBeside, siteOf } from './town/site.ts'
import { streetShapes } from './town/streets.ts'

/** The face of a tile as printed. */
export function tileFace(tile: Tile): Drawing {
  const sheet = filled(rectangle(-BLEED, -BLEED, 100 + 2 * BLEED, 100 + 2 * BLEED), PAPER)
  return drawingOf([
    sheet,
    ...groundShapes(tile),
    ...streetShapes(tile),
    ...(tile.sectors.length > 0 ? carShapes(tile) : []),
    ...endShapes(tile),
    ...middleShapes(tile),
    ...crowdShapes(tile),
  ])
}

function groundShapes(tile: Tile): Shape[] {
  const colour = tile.kind === 'hideout' ? LAWN : tile.kind === 'prison' ? STONE_LIGHT : PAPER
  const inside = 100 - 2 * FRAME
  return [
    filled(roundedRectangle(FRAME, FRAME, inside, inside, 4.5), colour),
    ...(tile.kind === 'hideout' ? fieldShapes() : []),
    ...quarterShapes(tile),
  ]
}

function middleShapes({ id, kind, item }: Tile): Shape[] {
  if (kind === 'prison') return prisonShapes()
  const middle = kind === 'hideout' ? hideoutShapes(id) : []
  if (item) return [...middle, ...itemShapes(item)]
  return middle.length > 0 ? middle : islandShapes(id)
}

function crowdShapes(tile: Tile): Shape[] {
  const sites = tile.sectors.map((_, corner) => siteOf(tile, corner))
  const { size, sectors } = crowdOf(tile, sites)
  return [
    ...sites.flatMap((site, corner) => {
      const people = sectors[corner]
      return people ? houseShapes(tile, corner, siteBeside(site, people, size)) : []
    }),
    ...tile.sectors.flatMap(({ symbol }, corner) => symbolShapes(symbol, symbolPlace(corner), SYMBOL_RADIUS)),
    ...witnessShapes(
      sectors.flatMap((people) => people ?? []),
      size,
    ),
    ...sites.flatMap((site, corner) => {
      const sector = tile.sectors[corner]
      return sector && !sectors[corner] ? headcountShapes(sector, site) : []
    }),
  ]
}
