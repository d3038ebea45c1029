import type { BrowserPen } from '../../table/paper.ts'
import { createCosmeticDie } from './die.ts'

/** How far a fibre may go. */
const REACH = 5

/** Cloth and timber: a seed has its own fibres and grain. */
export function drawFelt(pen: BrowserPen, size: number, seed: number): void {
  drawCloth(pen, size, seed, GREEN_CLOTH)
}

/** The ground of a cloth, and its fibres in shade and in light. */
export interface ClothPaint {
  readonly ground: string
  readonly dark: string
  readonly light: string
}

const GREEN_CLOTH: ClothPaint = {
  ground: '#2c5a50',
  dark: 'rgb(10 32 24 / 15%)',
  light: 'rgb(160 215 185 / 7%)',
}

export function drawCloth(
  pen: BrowserPen,
  size: number,
  seed: number,
  { ground, dark, light }: ClothPaint,
): void {
  const die = createCosmeticDie(seed * 2 + 7)
  pen.fillStyle = ground
  pen.fillRect(0, 0, size, size)
  for (let fibre = 0; fibre < size * 44; fibre++) {
    const [x, y, angle] = [die() * size, die() * size, die() * Math.PI]
    pen.strokeStyle = die() < 0.5 ? dark : light
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
