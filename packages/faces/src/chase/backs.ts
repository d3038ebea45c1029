import {
  type ChaseSymbol,
  HEADINGS,
  type Heading,
  symbolsTowards,
  type Tile,
  type TileKind,
} from '@getaway/engine/chase'
import { BLEED, type Drawing, drawingOf, type Shape } from '../drawing/drawing.ts'
import { by, placed, turned } from '../drawing/moves.ts'
import { circle, corners, joined, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import { BACK, GOLD, PAPER, SHADOW } from './palette.ts'
import { symbolShapes } from './symbols.ts'

const PLAQUE = { height: 17, from: 4.6 }
const BESIDE = 13

/** The side one sees when a tile has flipped: on each side what is right when the chase goes there (C7.2). */
export function tileBack(tile: Tile): Drawing {
  const answers = tile.sectors.length === 0 ? [] : HEADINGS.flatMap((heading) => plaque(tile, heading))
  return drawingOf([...groundOf(tile.kind), ...emblem(tile.kind), ...answers])
}

/** The back of a tile that nobody may know. */
export function pileBack(kind: TileKind): Drawing {
  return drawingOf([...groundOf(kind), ...emblem(kind)])
}

/** From behind, east is at the left. */
export function sideOnBack(heading: Heading): Heading {
  return heading % 2 === 0 ? heading : (((heading + 2) & 3) as Heading)
}

export function answersOf(tile: Tile, heading: Heading): ChaseSymbol[] {
  return symbolsTowards({ tile, rot: 0 }, heading)
}

function plaque(tile: Tile, heading: Heading): Shape[] {
  const symbols = answersOf(tile, heading)
  const width = 17 + (symbols.length - 1) * BESIDE
  const { height, from } = PLAQUE
  const box = roundedRectangle(50 - width / 2, from, width, height, height / 2)
  const shapes = [
    filled(roundedRectangle(50 - width / 2, from + 1, width, height, height / 2), SHADOW, { opacity: 0.4 }),
    filled(box, PAPER),
    ...symbols.flatMap((symbol, index) =>
      symbolShapes(
        symbol,
        { x: 50 + (index - (symbols.length - 1) / 2) * BESIDE, y: from + height / 2 },
        5.4,
      ),
    ),
  ]
  return placed(shapes, turned(sideOnBack(heading)))
}

function groundOf(kind: TileKind): Shape[] {
  const { ground, line: pale } = BACK[kind === 'start' ? 'red' : 'blue']
  const whole = rectangle(-BLEED, -BLEED, 100 + 2 * BLEED, 100 + 2 * BLEED)
  const blocks: Shape[] = []
  for (const x of [8, 24, 40, 56, 72])
    for (const y of [8, 24, 40, 56, 72])
      blocks.push(filled(roundedRectangle(x + 1.6, y + 1.6, 16.8, 16.8, 3), pale, { opacity: 0.55 }))
  return [filled(whole, ground), ...blocks]
}

function emblem(kind: TileKind): Shape[] {
  return placed(
    [
      filled(circle(0, 0, 15), BACK[kind === 'start' ? 'red' : 'blue'].ground),
      stroked(circle(0, 0, 15), PAPER, 1.2),
      ...arrow(),
    ],
    by(50, 50),
  )
}

function arrow(): Shape[] {
  const way = joined(
    line(-6, 9, -6, 3),
    [
      { command: 'M', points: [{ x: -6, y: 2 }] },
      {
        command: 'C',
        points: [
          { x: -6, y: -2 },
          { x: -3, y: -4 },
          { x: 0, y: -4 },
        ],
      },
    ],
    line(0, -4, 2, -4),
  )
  return [stroked(way, PAPER, 4.2, { cap: 'butt' }), filled(corners(2, -9.4, 10, -4, 2, 1.4), GOLD)]
}
