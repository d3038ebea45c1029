import {
  cityTileSet,
  endsAgree,
  endsMeet,
  ITEMS,
  SYMBOLS,
  type Tile,
  type TileKind,
} from '@getaway/engine/chase'
import { markerFace, tileBack, tileFace } from '@getaway/faces/chase'
import type { Drawing } from '@getaway/faces/drawing'
import type { DrawnPicture } from '../../sheets/draw-picture.ts'
import { COUNTED, endingEast, endingWest, PAIRS } from './examples.ts'
import type { PdfPen } from './pen.ts'

const TILE = 16.2
const SMALL = 7.7
const CARD = { seen: [0, 0, 100, 100], round: 5 } as const

/** Every kind of piece, and every end of a street. */
export function drawPieces(pen: PdfPen, y: number, width: number): void {
  pen.heading('The pieces', 0, y, width)
  const legend: readonly Entry[] = [...TILES, ITEM_ENTRY, MARKER_ENTRY, ...ENDS]
  const step = (width - TILE) / (legend.length - 1)
  const top = y + 7.6
  for (const [index, { words, draw }] of legend.entries()) {
    draw(pen, index * step, top)
    pen.caption(words, { x: index * step - 1.2, y: top + TILE + 1.2, width: TILE + 2.4 })
  }
}

interface Entry {
  readonly words: string
  draw(pen: PdfPen, x: number, y: number): void
}

function card(words: string, drawing: Drawing): Entry {
  return { words, draw: (pen, x, y) => pen.picture(drawing, { x, y, size: TILE, ...CARD }) }
}

/** Its eastern or western edge, bigger than a whole tile would be. */
function edge(words: string, tile: Tile): Entry {
  const size = (TILE / 58) * 100
  const place = (x: number, y: number) => ({ x: x - size * 0.42, y: y - size * 0.21, size })
  const drawing = tileFace(tile)
  return {
    words,
    draw: (pen, x, y) => pen.picture(drawing, { ...place(x, y), seen: [42, 21, 58, 58], round: 3 }),
  }
}

/** Small things in two rows, two in each. */
function heap(words: string, picture: Omit<DrawnPicture, 'x' | 'y'>, drawings: readonly Drawing[]): Entry {
  return {
    words,
    draw(pen, x, y) {
      const { size, seen: [left, above] = [0, 0] } = picture
      for (const [index, drawing] of drawings.entries()) {
        const isAlone = index === 2 && drawings.length === 3
        const [column, row] = [isAlone ? 0.5 : index % 2, Math.floor(index / 2)]
        pen.picture(drawing, {
          ...picture,
          x: x + column * (TILE - SMALL) - (size * left) / 100,
          y: y + row * (TILE - SMALL) - (size * above) / 100,
        })
      }
    },
  }
}

/** C5.2 and C5.3, drawn. */
export function drawEnds(pen: PdfPen, y: number, width: number): void {
  pen.heading('Which ends may meet', 0, y, width)
  const step = (width + 2.6) / PAIRS.length
  const half = (step - 2.6 - JOINT) / 2
  const size = (half / DEEP) * 100
  const top = y + 7.4
  const tall = (size * HIGH) / 100
  for (const [index, { one, other, what }] of PAIRS.entries()) {
    const x = index * step
    const low = (100 - HIGH) / 2
    pen.picture(tileFace(endingEast(one)), {
      x: x - (size * (100 - DEEP)) / 100,
      y: top - (size * low) / 100,
      size,
      seen: [100 - DEEP, low, DEEP, HIGH],
    })
    pen.picture(tileFace(endingWest(other)), {
      x: x + half + JOINT,
      y: top - (size * low) / 100,
      size,
      seen: [0, low, DEEP, HIGH],
    })
    pen.verdict(endsMeet(one, other) && endsAgree(one, other), [x + half, top + tall + 2.6])
    pen.caption(what, { x: x - 1, y: top + tall + 5, width: step - 0.6 })
  }
  pen.words(
    'A roadblock only ever meets trees. Streets must line up: clockwise along its tile, place 1 meets place 3 and 2 meets 2. A closed row of houses lets nobody through.',
    { x: 0, y: top + tall + 9.4, width },
  )
}

/** How deep and how high a piece of a tile is seen beside an edge, of 100. */
const DEEP = 33
const HIGH = 56
const JOINT = 0.4

const TILES: readonly Entry[] = [
  card('prison', tileFace(theCitys('prison'))),
  card('tile', tileFace(COUNTED)),
  card('back of a starting tile', tileBack({ ...COUNTED, kind: 'start' })),
  card('hideout', tileFace(theCitys('hideout'))),
]

const ITEM_ENTRY = heap(
  'items: map, money, keys',
  { size: (SMALL / 29) * 100, seen: [35.5, 35.5, 29, 29], round: 14.5 },
  ITEMS.map((item) => tileFace({ ...COUNTED, item })),
)

const MARKER_ENTRY = heap(
  'markers, red and blue: both sides',
  { size: SMALL, seen: [0, 0, 100, 100], round: 12 },
  SYMBOLS.map(markerFace),
)

const ENDS: readonly Entry[] = [
  edge('street', endingEast({ end: 'street', at: 2 })),
  edge('trees', endingEast({ end: 'trees', at: 2 })),
  edge('roadblock', endingEast({ end: 'roadblock', at: 2 })),
  edge('closed: houses', endingWest({ end: 'street', at: 2 })),
]

function theCitys(kind: TileKind): Tile {
  const tile = cityTileSet.tiles.find((one) => one.kind === kind)
  if (!tile) throw new Error(`the city has no ${kind}`)
  return tile
}
