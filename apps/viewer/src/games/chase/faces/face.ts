import { type ChaseSymbol, colourOf, type Tile } from '@getaway/engine/chase'
import type { Pen } from '../../../stage/paper.ts'
import { drawCrowds } from './crowd.ts'
import { BODY, GROUND, INK, KERB, PAPER, TREE } from './palette.ts'
import { drawHouse, drawItem, drawPrisonYard } from './pictograms.ts'
import { disc, drawEnds, drawStreets } from './streets.ts'
import { symbolPath } from './symbols.ts'

/** The face of a tile as printed, 100 units wide, north up. */
export function drawTile(pen: Pen, tile: Tile): void {
  fill(pen, tile.kind === 'prison' ? '#b7aea0' : tile.kind === 'hideout' ? '#d5dfb4' : PAPER)
  for (const [corner, { symbol }] of tile.sectors.entries()) drawGround(pen, corner, GROUND[colourOf(symbol)])
  drawStreets(pen, tile.exits)
  if (tile.kind === 'route' || tile.kind === 'start') disc(pen, 50, 50, 4.4, TREE)
  drawEnds(pen, tile.exits)
  drawCrowds(pen, tile)
  pen.save()
  pen.translate(50, 50)
  if (tile.kind === 'prison') drawPrisonYard(pen)
  if (tile.kind === 'hideout') drawHouse(pen)
  if (tile.item) drawItem(pen, tile.item)
  pen.restore()
}

/** The back of a tile, red where it is a starting tile (C1.1). */
export function drawBack(pen: Pen, kind: 'route' | 'start'): void {
  const [dark, light] = kind === 'start' ? ['#7d1f1b', '#a5352c'] : ['#1f3352', '#2d4a73']
  fill(pen, dark)
  pen.lineWidth = 3
  pen.strokeStyle = light
  for (let offset = -100; offset < 100; offset += 14) {
    for (const lean of [1, -1]) {
      pen.beginPath()
      pen.moveTo(lean === 1 ? offset : 100 - offset, 0)
      pen.lineTo(lean === 1 ? offset + 100 : -offset, 100)
      pen.stroke()
    }
  }
  pen.lineWidth = 2.4
  pen.strokeStyle = KERB
  pen.strokeRect(7, 7, 86, 86)
}

/** The top of a marker: a light symbol on its colour. */
export function drawMarker(pen: Pen, symbol: ChaseSymbol): void {
  fill(pen, BODY[colourOf(symbol)])
  pen.beginPath()
  pen.arc(50, 50, 42, 0, 2 * Math.PI)
  pen.lineWidth = 3
  pen.strokeStyle = 'rgb(255 255 255 / 55%)'
  pen.stroke()
  symbolPath(pen, symbol, 50, 50, 27)
  pen.lineJoin = 'round'
  pen.lineWidth = 4
  pen.strokeStyle = INK
  pen.stroke()
  pen.fillStyle = '#fff8e6'
  pen.fill()
}

/** Goes past the edge: what is just outside shows at a distance. */
export function fill(pen: Pen, colour: string): void {
  pen.fillStyle = colour
  pen.fillRect(-20, -20, 140, 140)
}

function drawGround(pen: Pen, corner: number, colour: string): void {
  const [x, y] = [corner < 2 ? 51.5 : 3, corner === 0 || corner === 3 ? 3 : 51.5]
  pen.beginPath()
  pen.roundRect(x, y, 45.5, 45.5, 5)
  pen.fillStyle = colour
  pen.fill()
}
