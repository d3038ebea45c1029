import type { Pen } from './paper.ts'

/** Cloth and timber, drawn by a die that always falls the same: no match looks different for it. */
export function drawFelt(pen: Pen, size: number): void {
  const die = createDie(7)
  pen.fillStyle = '#2c5848'
  pen.fillRect(0, 0, size, size)
  for (let fibre = 0; fibre < size * 40; fibre++) {
    const [x, y, angle] = [die() * size, die() * size, die() * Math.PI]
    pen.strokeStyle = die() < 0.5 ? 'rgb(14 40 30 / 13%)' : 'rgb(160 215 185 / 6%)'
    pen.lineWidth = 0.7
    // Drawn again across the edge, so that the cloth repeats without a seam.
    for (const [dx, dy] of [
      [0, 0],
      [-size, 0],
      [0, -size],
    ] as const) {
      pen.beginPath()
      pen.moveTo(x + dx, y + dy)
      pen.lineTo(x + dx + Math.cos(angle) * 3.4, y + dy + Math.sin(angle) * 3.4)
      pen.stroke()
    }
  }
}

export function drawWood(pen: Pen, size: number): void {
  const die = createDie(11)
  pen.fillStyle = '#6b4226'
  pen.fillRect(0, 0, size, size)
  for (let grain = 0; grain < 260; grain++) {
    const y = die() * size
    const bend = (die() - 0.5) * 14
    pen.strokeStyle = die() < 0.6 ? 'rgb(45 24 10 / 22%)' : 'rgb(190 130 80 / 14%)'
    pen.lineWidth = 0.5 + die() * 2.4
    pen.beginPath()
    pen.moveTo(0, y)
    // Ends where it begins, so that the boards join without a seam.
    pen.bezierCurveTo(size * 0.33, y + bend, size * 0.66, y - bend, size, y)
    pen.stroke()
  }
}

function createDie(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}
