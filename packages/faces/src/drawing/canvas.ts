import type { Drawing, Mark } from './drawing.ts'
import { parsePath } from './path.ts'
import { FONTS, type TextLine } from './text-line.ts'

/** What is needed of a CanvasRenderingContext2D. */
export interface CanvasPen {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: string
  lineJoin: string
  globalAlpha: number
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  closePath(): void
  fill(): void
  stroke(): void
  setLineDash(dash: number[]): void
  font: string
  textAlign: string
  textBaseline: string
  fillText(text: string, x: number, y: number, maxWidth?: number): void
}

const SOLID: number[] = []

/** Paints a drawing where the pen stands, one unit wide as the pen is scaled. */
export function paint(pen: CanvasPen, { marks, words = [] }: Drawing): void {
  for (const mark of marks) {
    pen.globalAlpha = mark.opacity ?? 1
    trace(pen, mark.d)
    if (mark.fill !== undefined) {
      pen.fillStyle = mark.fill
      pen.fill()
    }
    if (mark.stroke !== undefined) strokeAs(pen, mark)
  }
  pen.globalAlpha = 1
  for (const line of words) write(pen, line)
}

function write(pen: CanvasPen, { text, x, y, size, isBold, isCentred, fill, width }: TextLine): void {
  pen.font = `${isBold ? 'bold' : 'normal'} ${size}px ${FONTS}`
  pen.textAlign = isCentred ? 'center' : 'left'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = fill
  pen.fillText(text, x, y, width)
}

function strokeAs(pen: CanvasPen, { stroke, width = 1, cap = 'butt', join = 'miter', dash }: Mark): void {
  pen.strokeStyle = stroke
  pen.lineWidth = width
  pen.lineCap = cap
  pen.lineJoin = join
  if (dash) pen.setLineDash([...dash])
  pen.stroke()
  if (dash) pen.setLineDash(SOLID)
}

function trace(pen: CanvasPen, d: string): void {
  pen.beginPath()
  for (const { command, points } of parsePath(d)) {
    const [a, b, c] = points
    if (a && b && c) pen.bezierCurveTo(a.x, a.y, b.x, b.y, c.x, c.y)
    else if (!a) pen.closePath()
    else if (command === 'M') pen.moveTo(a.x, a.y)
    else pen.lineTo(a.x, a.y)
  }
}
