import type { Item } from '@getaway/engine/chase'
import type { Pen } from '../../../stage/paper.ts'
import { BARRIER, GOLD, INK, KERB, PAPER, STONE, TREE } from './palette.ts'
import { disc } from './streets.ts'

/** Pictures in the middle of a face, around (0, 0) and some 10 units to each side. */
export function drawItem(pen: Pen, item: Item): void {
  medallion(pen, 16, GOLD)
  const pictures = { map: drawMap, money: drawMoney, keys: drawKeys }
  pictures[item](pen)
}

export function drawHouse(pen: Pen): void {
  medallion(pen, 25, '#7fae62')
  shape(pen, [-12, 1, -12, 14, 12, 14, 12, 1], PAPER)
  shape(pen, [7, -13, 7, -5, 11.5, -2, 11.5, -13], STONE)
  shape(pen, [-17, 2, 0, -14, 17, 2], BARRIER)
  shape(pen, [-3.4, 14, -3.4, 5, 3.4, 5, 3.4, 14], INK)
  shape(pen, [-9.5, 4, -9.5, 9, -5.5, 9, -5.5, 4], GOLD)
  shape(pen, [9.5, 4, 9.5, 9, 5.5, 9, 5.5, 4], GOLD)
}

export function drawPrisonYard(pen: Pen): void {
  shape(pen, [-24, -24, 24, -24, 24, 24, -24, 24], STONE)
  for (const [x, y] of [
    [-22, -22],
    [22, -22],
    [22, 22],
    [-22, 22],
  ] as const) {
    disc(pen, x, y, 8, INK)
    disc(pen, x, y, 6.6, '#bdb6aa')
    disc(pen, x, y, 3, INK)
  }
  pen.beginPath()
  pen.roundRect(-14, -14, 28, 28, 3)
  pen.fillStyle = '#1f1a17'
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = KERB
  pen.stroke()
  pen.fillStyle = '#d5cec2'
  for (const x of [-9, -3, 3, 9]) pen.fillRect(x - 1.3, -12, 2.6, 24)
  pen.fillRect(-12, -1.3, 24, 2.6)
}

function medallion(pen: Pen, radius: number, colour: string): void {
  disc(pen, 0, 0, radius + 1.6, INK)
  disc(pen, 0, 0, radius, colour)
}

function drawMap(pen: Pen): void {
  shape(pen, [-10, -6, -3.4, -8.5, 3.4, -6, 10, -8.5, 10, 6, 3.4, 8.5, -3.4, 6, -10, 8.5], PAPER)
  line(pen, [-3.4, -8, -3.4, 6], 0.9, INK)
  line(pen, [3.4, -6, 3.4, 8], 0.9, INK)
  line(pen, [-7.5, 4, -5, 0, -1, 1, 1.5, -3], 1.4, TREE)
  line(pen, [4.8, -4.6, 8.4, -1], 1.8, BARRIER)
  line(pen, [8.4, -4.6, 4.8, -1], 1.8, BARRIER)
}

function drawMoney(pen: Pen): void {
  shape(pen, [-11, -6.5, 11, -6.5, 11, 6.5, -11, 6.5], '#8fbf7f')
  disc(pen, 0, 0, 4.6, INK)
  disc(pen, 0, 0, 3.5, PAPER)
  for (const x of [-8, 8]) disc(pen, x, 0, 1.5, INK)
  line(pen, [0, -2.2, 0, 2.2], 1.3, INK)
}

function drawKeys(pen: Pen): void {
  pen.beginPath()
  pen.arc(-6, 0, 4, 0, 2 * Math.PI)
  pen.lineWidth = 3
  pen.strokeStyle = INK
  pen.stroke()
  line(pen, [-2, 0, 11, 0], 3, INK)
  line(pen, [6, 0, 6, 5], 2.6, INK)
  line(pen, [10, 0, 10, 6], 2.6, INK)
}

function shape(pen: Pen, corners: readonly number[], colour: string): void {
  trace(pen, corners)
  pen.closePath()
  pen.fillStyle = colour
  pen.fill()
  pen.lineJoin = 'round'
  pen.lineWidth = 1.2
  pen.strokeStyle = INK
  pen.stroke()
}

function line(pen: Pen, points: readonly number[], width: number, colour: string): void {
  trace(pen, points)
  pen.lineCap = 'round'
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.stroke()
  pen.lineCap = 'butt'
}

function trace(pen: Pen, points: readonly number[]): void {
  pen.beginPath()
  for (let index = 0; index < points.length; index += 2)
    pen.lineTo(points[index] ?? 0, points[index + 1] ?? 0)
}
