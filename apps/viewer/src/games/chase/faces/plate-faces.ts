import { SEAT_COLOURS } from '../../../stage/set/seat-colours.ts'
import { TYPEFACE } from '../../../stage/set/typeface.ts'
import type { BrowserPen } from '../../../table/paper.ts'

export interface PlateText {
  /** Which of the colours of seats. */
  readonly colour: number
  readonly name: string
  readonly role: 'runner' | 'chaser' | undefined
}

export const PLATE_ASPECT = 5.6

/** A name plate: whose place it is in their colour, and what they are by its sign: a star chases, arrows run. */
export function drawPlate(
  pen: BrowserPen,
  y: number,
  height: number,
  { colour: nth, name, role }: PlateText,
): void {
  const width = height * PLATE_ASPECT
  const colour = SEAT_COLOURS[nth] ?? SEAT_COLOURS[0]
  pen.save()
  pen.translate(0, y)
  pen.beginPath()
  pen.rect(0, 0, width, height)
  pen.clip()
  pen.fillStyle = '#1c1511'
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = colour
  pen.lineWidth = height * 0.05
  pen.strokeRect(height * 0.1, height * 0.1, width - height * 0.2, height * 0.8)
  pen.font = `650 ${height * 0.54}px ${TYPEFACE}`
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  const sign = role ? height * 0.66 : 0
  const room = width - height * 0.7 - sign
  const text = Math.min(pen.measureText(name)?.width ?? 0, room)
  const left = (width - text - sign) / 2
  if (role) drawSign(pen, role, left + height * 0.22, height * 0.5, height * 0.25)
  pen.fillText(name, left + sign, height * 0.53, room)
  pen.restore()
}

function drawSign(pen: BrowserPen, role: 'runner' | 'chaser', x: number, y: number, radius: number): void {
  pen.beginPath()
  if (role === 'chaser') {
    for (let corner = 0; corner < 10; corner++) {
      const [angle, reach] = [(corner * Math.PI) / 5, corner % 2 === 0 ? radius * 1.1 : radius * 0.46]
      pen.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
    }
  } else {
    for (const dx of [-0.55, 0.35]) {
      pen.moveTo(x + (dx - 0.35) * radius, y - 0.85 * radius)
      pen.lineTo(x + (dx + 0.1) * radius, y - 0.85 * radius)
      pen.lineTo(x + (dx + 0.75) * radius, y)
      pen.lineTo(x + (dx + 0.1) * radius, y + 0.85 * radius)
      pen.lineTo(x + (dx - 0.35) * radius, y + 0.85 * radius)
      pen.lineTo(x + (dx + 0.3) * radius, y)
      pen.closePath()
    }
  }
  pen.fill()
}
