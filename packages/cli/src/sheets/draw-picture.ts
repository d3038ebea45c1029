import { BLEED, type Drawing, type Mark } from '@getaway/faces/drawing'
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/** Points (1/72 inch) in a mm. */
export const MM = 72 / 25.4

/** Where a drawing goes (mm), by the square it is drawn on. */
export interface Picture {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Quarter turns clockwise. */
  readonly turns?: number
  /** What is seen of it, in its own units: left, top, width, height; without it, all with its bleed. */
  readonly seen?: readonly [number, number, number, number]
  /** Of the corners, in its own units. */
  readonly round?: number
}

const WHOLE = [-BLEED, -BLEED, 100 + 2 * BLEED, 100 + 2 * BLEED] as const

export function drawPicture(pdf: Pdf, { marks }: Drawing, picture: Picture): void {
  const { x, y, size, turns = 0, seen = WHOLE, round = 0 } = picture
  pdf
    .save()
    .translate(x * MM, y * MM)
    .scale((size * MM) / 100)
  if (turns !== 0) pdf.rotate(turns * 90, { origin: [50, 50] })
  if (round > 0) pdf.roundedRect(...seen, round).clip()
  else pdf.rect(...seen).clip()
  for (const mark of marks) drawMark(pdf, mark)
  pdf.restore()
}

function drawMark(
  pdf: Pdf,
  { d, fill, stroke, width = 1, dash, cap = 'butt', join = 'miter', opacity = 1 }: Mark,
) {
  if (stroke !== undefined) {
    pdf.lineWidth(width).lineCap(cap).lineJoin(join).strokeColor(stroke).strokeOpacity(opacity)
    // It takes a whole pattern, which its types do not know.
    if (dash && dash.length > 0) pdf.dash([...dash] as unknown as number, {})
    else pdf.undash()
  }
  if (fill !== undefined) pdf.fillColor(fill).fillOpacity(opacity)
  pdf.path(d)
  if (fill !== undefined && stroke !== undefined) pdf.fillAndStroke()
  else if (fill !== undefined) pdf.fill()
  else if (stroke !== undefined) pdf.stroke()
}
