import { cityTileSet } from '@getaway/engine/chase'
import { countedFace, markerFace, symbolSign, tileBack, tileFace } from '@getaway/faces/chase'
import { victoryFace } from '../victory-face.ts'
import { COUNT, COUNTED, FINAL } from './examples.ts'
import type { PdfPen } from './pen.ts'

const CARD = { seen: [0, 0, 100, 100], round: 5 } as const

/** C7.2 and C7.3: the count on one tile, and which way is looked. */
export function drawCounting(pen: PdfPen, y: number, width: number): void {
  pen.heading('Which symbol is right', 0, y, width)
  const top = y + 8
  const size = 42
  pen.picture(countedFace(COUNTED, 1), { x: 0, y: top, size, ...CARD })
  pen.arrow([size + 0.8, top + size / 2], [size + 9.6, top + size / 2])
  for (const [index, [symbol, count]] of COUNT.entries()) {
    const line = top + 2 + index * 5
    pen.picture(symbolSign(symbol), { x: size + 13, y: line - 0.9, size: 4.4 })
    pen.words(LOOKS[count] ?? `${count} look that way`, { x: size + 19, y: line, width: 32 })
  }
  const [first] = COUNT
  pen.words(
    `Count in each corner the witnesses who look the way of the chase, from this tile towards the next. Most of them wins: here the ${first?.[0]}. If some have equally many, each of these is right.`,
    { x: size + 13, y: top + 23.4, width: 44 },
  )
  drawPath(pen, top, width)
}

const LOOKS = ['nobody looks that way', '1 looks that way']

/** Prison, a tile, the final tile, each marked. */
function drawPath(pen: PdfPen, top: number, width: number): void {
  const size = 26
  const left = width - 3 * size
  const line = top + 6
  const prison = cityTileSet.tiles.find(({ kind }) => kind === 'prison')
  for (const [index, tile] of [prison, COUNTED, FINAL].entries())
    if (tile) pen.picture(tileFace(tile), { x: left + index * size, y: line, size, ...CARD })
  for (const [index, symbol] of (['star', 'triangle'] as const).entries()) {
    const marker = 9
    const x = left + (index + 1.5) * size - marker / 2
    pen.picture(markerFace(symbol), {
      x,
      y: line + (size - marker) / 2,
      size: marker,
      seen: [0, 0, 100, 100],
      round: 10,
    })
  }
  pen.arrow([left + 1.15 * size, top + 3], [left + 1.85 * size, top + 3])
  pen.arrow([left + 2.85 * size, top + 3], [left + 2.15 * size, top + 3])
  const below = line + size + 2
  pen.caption('a tile follows: look ahead', { x: left + size, y: below, width: size })
  pen.caption('final tile: look back', { x: left + 2 * size, y: below, width: size })
  pen.words(
    'What counts is what lies when the marker is put down: if the runner lays on first, the tile is no longer final.',
    { x: left, y: below + 4, width: 3 * size },
  )
}

/** C8: turning tiles over along the chase, and who has won. */
export function drawCheck(pen: PdfPen, y: number, width: number): void {
  const half = 110
  pen.heading('Checking at the end', 0, y, half)
  const [top, size] = [y + 9, 24]
  const middle = top + size / 2
  const second = 3 + size + 22
  pen.picture(tileFace(COUNTED), { x: 3, y: top, size, ...CARD })
  pen.dashes([0, middle], [3 + size + 3, middle])
  pen.arrow([3 + size + 5, middle], [second - 5, middle])
  pen.caption('turn it over this line', { x: 3 + size, y: middle - 7.6, width: 22 })
  // Turned over its axis from west to east: a back seen with north at the top now has north at the bottom.
  pen.picture(tileBack(COUNTED), { x: second, y: top, size, turns: 2, ...CARD })
  pen.ring([second + size * 0.838, middle], 4)
  pen.caption('chase goes this way', { x: 0, y: top + size + 1.4, width: size + 6 })
  pen.arrow([3 + 6, top + size + 5.6], [3 + size - 6, top + size + 5.6])
  pen.caption('right: the star', { x: second, y: top + size + 1.4, width: size })
  pen.words(
    'Runner first: does each tile keep to the rules above? Then the chaser: turn each marked tile over along the chase, about the axis in its direction. The edge looked towards stays where it is, and the back shows there what was right.',
    { x: second + size + 4, y: y + 7, width: half - second - size - 4 },
  )
  drawScore(pen, y, half + 7, width - half - 7)
}

function drawScore(pen: PdfPen, y: number, x: number, width: number): void {
  pen.heading('Who wins', x, y, width)
  let next = y + 7
  for (const [lead, words] of SCORE) next = pen.words(words, { x, y: next, width, lead })
  const medals = [
    ['perfect', 'Perfect: for the runner'],
    ['small', 'Small: for the chaser'],
  ] as const
  for (const [index, [kind, words]] of medals.entries()) {
    const left = x + index * (width / 2)
    const picture = { x: left, y: next + 0.8, size: 8, seen: [0, 0, 100, 100], round: 12 } as const
    pen.picture(victoryFace(kind), picture)
    pen.words(words, { x: left + 9.6, y: next + 1.2, width: width / 2 - 10 })
  }
  pen.words('Then change places. Two Perfect, one Perfect and one Small, or three Small win the match.', {
    x,
    y: next + 10.6,
    width,
  })
}

const SCORE: readonly (readonly [lead: string, words: string])[] = [
  ['No mistake:', 'capture, the chaser; hideout or lost trail, the runner.'],
  ['One side erred:', 'the other has won.'],
  [
    'Both erred:',
    'whose first mistake comes later on the path; on the same tile, nobody. (After a lost trail only the runner’s count.)',
  ],
]
