import { BARRIER, GOLD, INK, TREE_DARK } from '@getaway/faces/chase'
import type { Drawing } from '@getaway/faces/drawing'
import { type DrawnPicture, drawPicture, MM, type Pdf } from '../../sheets/draw-picture.ts'

/** Draws a page of words and pictures, in mm from where its contents begin. */
export interface PdfPen {
  picture(drawing: Drawing, picture: DrawnPicture): void
  title(words: string, x: number, y: number): void
  heading(words: string, x: number, y: number, width: number): void
  /** Writes a paragraph and returns where the next may begin. */
  words(words: string, at: Column): number
  /** Small and in the middle of its column. */
  caption(words: string, at: Column): void
  arrow(from: PageSpot, to: PageSpot): void
  dashes(from: PageSpot, to: PageSpot): void
  verdict(isRight: boolean, at: PageSpot): void
  ring(at: PageSpot, radius: number): void
}

export type PageSpot = readonly [x: number, y: number]

export interface Column {
  readonly x: number
  readonly y: number
  readonly width: number
  /** In bold, before the words. */
  readonly lead?: string
}

const GREY = '#5d5866'
const BODY_SIZE = 8
const LINE_GAP = 0.9
const BETWEEN = 1.3

export function createPen(pdf: Pdf, left: number, top: number): PdfPen {
  const across = (x: number) => (left + x) * MM
  const down = (y: number) => (top + y) * MM
  const font = (name: 'Helvetica' | 'Helvetica-Bold', size: number, colour: string = INK) =>
    pdf.font(name).fontSize(size).fillColor(colour).fillOpacity(1)
  const line = (colour: string, width: number) =>
    pdf
      .lineWidth(width * MM)
      .lineCap('round')
      .lineJoin('round')
      .strokeColor(colour)
      .strokeOpacity(1)
      .undash()
  const path = (...spots: readonly PageSpot[]) => {
    for (const [index, [x, y]] of spots.entries()) pdf[index === 0 ? 'moveTo' : 'lineTo'](across(x), down(y))
    return pdf
  }
  return {
    picture(drawing, picture) {
      drawPicture(pdf, drawing, { ...picture, x: left + picture.x, y: top + picture.y })
    },
    title(words, x, y) {
      font('Helvetica-Bold', 21).text(words, across(x), down(y), { lineBreak: false })
    },
    heading(words, x, y, width) {
      font('Helvetica-Bold', 10.5).text(words, across(x), down(y), { lineBreak: false })
      line(GOLD, 0.5)
      path([x, y + 5], [x + width, y + 5]).stroke()
    },
    words(words, { x, y, width, lead }) {
      const options = { width: width * MM, lineGap: LINE_GAP }
      if (lead !== undefined)
        font('Helvetica-Bold', BODY_SIZE).text(`${lead} `, across(x), down(y), {
          ...options,
          continued: true,
        })
      font('Helvetica', BODY_SIZE)
      if (lead === undefined) pdf.text(words, across(x), down(y), options)
      else pdf.text(words, options)
      return pdf.y / MM - top + BETWEEN
    },
    caption(words, { x, y, width }) {
      const options = { width: width * MM, align: 'center', lineGap: 0.4 } as const
      font('Helvetica', 6.6, GREY).text(words, across(x), down(y), options)
    },
    arrow(from, to) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const length = Math.hypot(dx, dy)
      const [ux, uy] = [dx / length, dy / length]
      const barb = (side: number): PageSpot => [
        to[0] - 2.4 * ux + side * 1.5 * uy,
        to[1] - 2.4 * uy - side * 1.5 * ux,
      ]
      line(INK, 0.9)
      path(from, [to[0] - 1.6 * ux, to[1] - 1.6 * uy]).stroke()
      path(to, barb(1), barb(-1))
      pdf.closePath().fillColor(INK).fillOpacity(1).fill()
    },
    dashes(from, to) {
      line(BARRIER, 0.6)
      pdf.dash(1.8 * MM, { space: 1.5 * MM })
      path(from, to).stroke()
      pdf.undash()
    },
    verdict(isRight, [x, y]) {
      line(isRight ? TREE_DARK : BARRIER, 0.9)
      if (isRight) path([x - 1.6, y], [x - 0.4, y + 1.3], [x + 1.8, y - 1.4]).stroke()
      else {
        path([x - 1.3, y - 1.3], [x + 1.3, y + 1.3]).stroke()
        path([x - 1.3, y + 1.3], [x + 1.3, y - 1.3]).stroke()
      }
    },
    ring([x, y], radius) {
      line(GOLD, 0.8)
      pdf.circle(across(x), down(y), radius * MM).stroke()
    },
  }
}
