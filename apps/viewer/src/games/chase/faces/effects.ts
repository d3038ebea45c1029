import { createCosmeticDie } from '../../../stage/set/die.ts'
import type { BrowserPen } from '../../../table/paper.ts'

/** Tape as the police has it: slanted, so that it repeats in both directions. */
export function drawTape(pen: BrowserPen, size: number): void {
  pen.fillStyle = '#ffd60a'
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = '#17130f'
  for (const x of [-size, 0, size]) {
    pen.beginPath()
    pen.moveTo(x, size)
    pen.lineTo(x + size / 2, size)
    pen.lineTo(x + size * 1.5, 0)
    pen.lineTo(x + size, 0)
    pen.closePath()
    pen.fill()
  }
}

/** A ring of puffs. */
export function drawDust(pen: BrowserPen, size: number, seed: number): void {
  const die = createCosmeticDie(seed + 23)
  for (let puff = 0; puff < 46; puff++) {
    const angle = ((puff + die()) / 46) * 2 * Math.PI
    const [far, radius] = [size * (0.26 + die() * 0.1), size * (0.05 + die() * 0.07)]
    const [x, y] = [size / 2 + Math.cos(angle) * far, size / 2 + Math.sin(angle) * far]
    const cloud = pen.createRadialGradient(x, y, 0, x, y, radius)
    cloud?.addColorStop(0, 'rgb(255 255 255 / 48%)')
    cloud?.addColorStop(1, 'rgb(255 255 255 / 0%)')
    pen.fillStyle = cloud ?? 'none'
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
}
