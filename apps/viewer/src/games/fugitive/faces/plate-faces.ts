import type { Role } from '@getaway/engine/fugitive'
import { SEAT_COLOURS } from '../../../stage/set/seat-colours.ts'
import { TYPEFACE } from '../../../stage/set/typeface.ts'
import type { BrowserPen } from '../../../table/paper.ts'

export interface PlateText {
  /** Which of the colours of seats. */
  readonly colour: number
  readonly name: string
  readonly role: Role
}

export const PLATE_ASPECT = 5.6

/** Outlines in a box of 16 × 16: a hat with its brim pulled down, and a marshal's star. */
export const ROLE_SIGNS: Readonly<Record<Role, string>> = {
  fugitive:
    'M0.6 10.6C2.7 12.5 5.1 13.5 8 13.5C10.9 13.5 13.3 12.5 15.4 10.6L14.7 9.5C13.8 10 12.9 10.4 12 10.6L11.2 4C10.9 2.7 9.7 2.5 8 3C6.3 2.3 5.1 2.7 4.8 4L4 10.6C3.1 10.4 2.2 10 1.3 9.5Z',
  marshal: 'M8 0.5L9.9 5.2L14.9 5.5L11 8.7L12.3 13.6L8 10.9L3.7 13.6L5 8.7L1.1 5.5L6.1 5.2Z',
}

/** A name plate: whose place it is in their colour, and what they are by its sign. */
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
  const sign = height * 0.72
  const room = width - height * 0.7 - sign
  const text = Math.min(pen.measureText(name)?.width ?? 0, room)
  const left = (width - text - sign) / 2
  pen.fillText(name, left + sign, height * 0.53, room)
  pen.translate(left - height * 0.04, height * 0.2)
  pen.scale((height * 0.6) / 16, (height * 0.6) / 16)
  traceSign(pen, role)
  pen.fill()
  pen.restore()
}

function traceSign(pen: BrowserPen, role: Role): void {
  pen.beginPath()
  for (const [, command, numbers] of ROLE_SIGNS[role].matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (numbers ?? '').trim().split(/[ ,]+/).map(Number)
    if (command === 'M') pen.moveTo(a, b)
    else if (command === 'L') pen.lineTo(a, b)
    else if (command === 'C') pen.bezierCurveTo(a, b, c, d, e, f)
    else pen.closePath()
  }
}
