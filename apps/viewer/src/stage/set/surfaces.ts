import type { BrowserPen } from '../../table/paper.ts'
import { createCosmeticDie } from './die.ts'

/** How far a fibre may go. */
const REACH = 5

/** Cloth and timber: a seed has its own fibres and grain. */
export function drawFelt(pen: BrowserPen, size: number, seed: number): void {
  const die = createCosmeticDie(seed * 2 + 7)
  pen.fillStyle = '#2c5a50'
  pen.fillRect(0, 0, size, size)
  for (let fibre = 0; fibre < size * 44; fibre++) {
    const [x, y, angle] = [die() * size, die() * size, die() * Math.PI]
    pen.strokeStyle = die() < 0.5 ? 'rgb(10 32 24 / 15%)' : 'rgb(160 215 185 / 7%)'
    pen.lineWidth = 0.7
    // Drawn again across the edge, so that the cloth repeats without a seam.
    for (const [dx, dy, isSeen] of [
      [0, 0, true],
      [-size, 0, x + REACH > size],
      [0, -size, y + REACH > size],
    ] as const) {
      if (!isSeen) continue
      pen.beginPath()
      pen.moveTo(x + dx, y + dy)
      pen.lineTo(x + dx + Math.cos(angle) * 3.4, y + dy + Math.sin(angle) * 3.4)
      pen.stroke()
    }
  }
}

/** Walnut, its grain from left to right. */
export function drawWood(pen: BrowserPen, size: number, seed: number): void {
  const die = createCosmeticDie(seed * 2 + 11)
  pen.fillStyle = '#724826'
  pen.fillRect(0, 0, size, size)
  const grain = (count: number, colours: readonly [string, string], widest: number, bending: number) => {
    for (let line = 0; line < count; line++) {
      const y = die() * size
      const bend = (die() - 0.5) * bending
      pen.strokeStyle = colours[die() < 0.6 ? 0 : 1]
      pen.lineWidth = 0.5 + die() * widest
      for (const dy of [0, -size, size]) {
        pen.beginPath()
        pen.moveTo(0, y + dy)
        // Ends where it begins, so that the boards join without a seam.
        pen.bezierCurveTo(size * 0.33, y + bend + dy, size * 0.66, y - bend + dy, size, y + dy)
        pen.stroke()
      }
    }
  }
  grain(26, ['rgb(34 17 7 / 22%)', 'rgb(168 108 62 / 18%)'], 26, 60)
  grain(300, ['rgb(38 19 8 / 26%)', 'rgb(196 132 80 / 15%)'], 1.8, 22)
  grain(90, ['rgb(20 9 3 / 40%)', 'rgb(214 152 98 / 14%)'], 0.6, 22)
}

/** Boards of the floor, far below the lamp. */
export function drawBoards(pen: BrowserPen, size: number, seed: number): void {
  drawWood(pen, size, seed + 1)
  pen.fillStyle = 'rgb(8 5 3 / 55%)'
  pen.fillRect(0, 0, size, size)
  pen.strokeStyle = 'rgb(0 0 0 / 85%)'
  pen.lineWidth = size / 90
  for (let board = 0; board < 4; board++) {
    const y = ((board + 0.5) * size) / 4
    const joint = ((board * 0.37 + 0.2) % 1) * size
    pen.beginPath()
    pen.moveTo(0, y)
    pen.lineTo(size, y)
    pen.moveTo(joint, y)
    pen.lineTo(joint, y + size / 4)
    pen.stroke()
  }
}

/** The corner where four cells meet, in chalk on nothing. */
export function drawCross(pen: BrowserPen, size: number): void {
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = size / 50
  pen.lineCap = 'round'
  const [middle, arm] = [size / 2, size / 22]
  pen.beginPath()
  pen.moveTo(middle - arm, middle)
  pen.lineTo(middle + arm, middle)
  pen.moveTo(middle, middle - arm)
  pen.lineTo(middle, middle + arm)
  pen.stroke()
}

const BLOCKS = 12

/** A city from above, woven into the cloth tone on tone: blocks, parks and squares, none quite like its neighbour. */
export function drawCity(pen: BrowserPen, size: number, seed: number): void {
  const die = createCosmeticDie(seed * 2 + 31)
  const unit = size / BLOCKS
  pen.strokeStyle = '#ffffff'
  pen.lineJoin = 'round'
  const line = (points: readonly (readonly [number, number])[]) => {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x * unit, y * unit)
    pen.stroke()
  }
  for (let row = 0; row < BLOCKS; row++) {
    for (let column = 0; column < BLOCKS; column++) {
      const kind = die()
      const [x, y] = [column + 0.12, row + 0.12]
      const [wide, deep] = [0.8 - die() * 0.16, 0.8 - die() * 0.16]
      pen.globalAlpha = 0.35 + die() * 0.4
      pen.lineWidth = unit * 0.022
      if (kind < 0.1) {
        for (const radius of [0.36, 0.22, 0.06]) {
          pen.beginPath()
          pen.arc((x + 0.4) * unit, (y + 0.4) * unit, radius * unit, 0, 2 * Math.PI)
          pen.stroke()
        }
        continue
      }
      line([
        [x, y],
        [x + wide, y],
        [x + wide, y + deep],
        [x, y + deep],
        [x, y],
      ])
      const [cutX, cutY] = [x + (0.3 + die() * 0.4) * wide, y + (0.3 + die() * 0.4) * deep]
      pen.lineWidth = unit * 0.014
      if (kind < 0.55)
        line([
          [cutX, y],
          [cutX, y + deep],
        ])
      if (kind > 0.4 && kind < 0.8)
        line([
          [x, cutY],
          [kind < 0.55 ? cutX : x + wide, cutY],
        ])
      if (kind > 0.8) {
        // A courtyard.
        const [inX, inY] = [wide * 0.28, deep * 0.28]
        line([
          ...([
            [x + inX, y + inY],
            [x + wide - inX, y + inY],
            [x + wide - inX, y + deep - inY],
          ] as const),
          ...([
            [x + inX, y + deep - inY],
            [x + inX, y + inY],
          ] as const),
        ])
      }
    }
  }
  pen.globalAlpha = 1
}

/** Dark at one edge, nothing at the other: what a rim takes of the light beside it. */
export function drawShade(pen: BrowserPen, size: number): void {
  const shade = pen.createLinearGradient(0, 0, 0, size)
  for (let step = 0; step <= 8; step++) {
    const dark = 0.8 * (1 - step / 8) ** 2.2
    shade?.addColorStop(1 - step / 8, `rgb(0 0 0 / ${(dark * 100).toFixed(1)}%)`)
  }
  pen.fillStyle = shade ?? 'none'
  pen.fillRect(0, 0, size, size)
}
