import { BLEED, type Drawing, heightOf, type Mark, type TextLine } from '@getaway/faces/drawing'
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/** Points (1/72 inch) in a mm. */
export const MM = 72 / 25.4

/** Where a drawing goes (mm), by its left upper corner; its size is its width. */
export interface DrawnPicture {
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

export function drawPicture(pdf: Pdf, drawing: Drawing, picture: DrawnPicture): void {
  const { x, y, size, turns = 0, seen = seenWithin(drawing, BLEED), round = 0 } = picture
  pdf
    .save()
    .translate(x * MM, y * MM)
    .scale((size * MM) / 100)
  if (turns !== 0) pdf.rotate(turns * 90, { origin: [50, 50] })
  if (round > 0) pdf.roundedRect(...seen, round).clip()
  else pdf.rect(...seen).clip()
  for (const mark of drawing.marks) drawMark(pdf, mark)
  for (const words of drawing.words ?? []) drawWords(pdf, words)
  pdf.restore()
}

/** A drawing and a margin of this width around it, in its own units. */
export function seenWithin(drawing: Drawing, past: number): readonly [number, number, number, number] {
  return [-past, -past, 100 + 2 * past, heightOf(drawing) + 2 * past]
}

function drawWords(pdf: Pdf, { text, x, y, size, isBold, isCentred, fill }: TextLine): void {
  pdf
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(fill)
    .fillOpacity(1)
  // Some pairs of letters stand a little closer, or further apart, than they were measured.
  const left = isCentred ? x - pdf.widthOfString(text) / 2 : x
  pdf.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
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
