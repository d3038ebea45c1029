import {
  type ChaseSymbol,
  HEADINGS,
  type Heading,
  symbolsTowards,
  type Tile,
  type TileKind,
} from '@getaway/engine/chase'
import { BLEED, type Drawing, drawingOf, type Shape } from '../drawing/drawing.ts'
import { moved, placed, turnedQuarters } from '../drawing/moves.ts'
import { rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { emblemShapes } from './emblem.ts'
import { BACK_PAINT, type BackPaint, type Ink, PAPER } from './paint/palette.ts'
import { fallingShadow } from './paint/shadow.ts'
import { signShape } from './symbols.ts'

/** How deep an answer's plaque is, and how far from the edge. */
const PLAQUE = 24
const INSET = 4.2
/** From symbol to symbol, by how many there are, so that neither they nor the plaques of two sides touch. */
const BESIDE = [17.4, 17.4, 15.4, 11]
const FRAME = roundedRectangle(3, 3, 94, 94, 4)
/** The north-western quarter of the town; the others are the same, turned. */
const BLOCKS = [
  [6, 6, 15, 9],
  [21, 6, 13, 16],
  [34, 6, 20, 9],
  [6, 15, 15, 13],
  [34, 15, 9, 14],
  [43, 15, 11, 14],
  [6, 28, 9, 18],
  [15, 28, 19, 9],
  [21, 22, 13, 6],
  [15, 37, 13, 9],
  [28, 37, 6, 9],
] as const

/** The side one sees when a tile has flipped: on each side what is right when the chase goes there (C7.2). */
export function tileBack(tile: Tile, ink: Ink = 'full'): Drawing {
  const paint = paintOf(tile.kind, ink)
  const answers = tile.sectors.length === 0 ? [] : HEADINGS.flatMap((heading) => plaque(tile, heading, paint))
  return drawingOf([...groundOf(tile.kind, paint), ...emblemShapes(tile.kind, paint), ...answers])
}

/** The back of a tile that nobody may know. */
export function pileBack(kind: TileKind): Drawing {
  const paint = paintOf(kind, 'full')
  return drawingOf([...groundOf(kind, paint), ...emblemShapes(kind, paint)])
}

function paintOf(kind: TileKind, ink: Ink): BackPaint {
  return BACK_PAINT[ink][kind === 'start' ? 'red' : 'blue']
}

/** On the back, east is at the left. */
export function sideOnBack(heading: Heading): Heading {
  return heading % 2 === 0 ? heading : (((heading + 2) & 3) as Heading)
}

export function answersOf(tile: Tile, heading: Heading): ChaseSymbol[] {
  return symbolsTowards({ tile, rot: 0 }, heading)
}

function plaque(tile: Tile, heading: Heading, { isBare, ground, line: rim }: BackPaint): Shape[] {
  const symbols = answersOf(tile, heading)
  const apart = BESIDE[symbols.length - 1] ?? 0
  const width = PLAQUE + (symbols.length - 1) * apart
  const box = roundedRectangle(50 - width / 2, INSET, width, PLAQUE, PLAQUE / 2)
  const turn = turnedQuarters(sideOnBack(heading))
  const shapes = [
    isBare ? outlined(box, ground, rim, 0.8) : filled(box, PAPER),
    ...symbols.map((symbol, index) =>
      signShape(
        symbol,
        { x: 50 + (index - (symbols.length - 1) / 2) * apart, y: INSET + PLAQUE / 2 },
        apart * 0.46,
      ),
    ),
  ]
  return [...(isBare ? [] : [fallingShadow(moved(box, turn), 0.45)]), ...placed(shapes, turn)]
}

/** A sleeping town: blocks of many sizes around a square; on white paper its outline only. */
function groundOf(kind: TileKind, { isBare, ground, line: pale, figure }: BackPaint): Shape[] {
  const whole = rectangle(-BLEED, -BLEED, 100 + 2 * BLEED, 100 + 2 * BLEED)
  const blocks = BLOCKS.flatMap(([x, y, width, height]) =>
    roundedRectangle(x + 0.7, y + 0.7, width - 1.4, height - 1.4, 1.6),
  )
  const town = [0, 1, 2, 3].flatMap((quarters) => moved(blocks, turnedQuarters(quarters)))
  return [
    filled(whole, ground),
    ...(isBare ? [] : [filled(town, pale, { opacity: 0.6 })]),
    // Red and navy are the same grey, so a starting tile has another frame too.
    kind === 'start' ? stroked(FRAME, figure, 1.8, { dash: [5, 3.6], cap: 'butt' }) : stroked(FRAME, pale, 1),
  ]
}
