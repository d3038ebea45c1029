import type { BrowserPen } from '../../table/paper.ts'
import { createCosmeticDie } from './die.ts'

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
