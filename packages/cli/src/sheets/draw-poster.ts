import { type Drawing, heightOf } from '@getaway/faces/drawing'
import { drawPicture, MM, type Pdf } from './draw-picture.ts'
import {
  OVERLAP,
  type Poster,
  type PosterSheet,
  posterOf,
  posterSheets,
  sheetCount,
  sheetName,
} from './poster-layout.ts'
import type { PaperSize } from './sheet-layout.ts'

const MARK = { gap: 1.2, length: 4 }

export interface PosterPage {
  readonly paper: PaperSize
  readonly draw: (pdf: Pdf) => void
  /** What stands at its foot: which sheet it is, and how it is joined. */
  readonly words: string
}

/** The pages of a picture of that width (mm), to be glued together: cut the left and upper edges, and glue them over the neighbours. */
export function posterPages(
  what: string,
  drawing: Drawing,
  width: number,
  paper: PaperSize,
): readonly PosterPage[] {
  const poster = posterOf(paper, { width, height: (width * heightOf(drawing)) / 100 })
  return posterSheets(poster).map((sheet) => ({
    paper: poster.paper,
    draw: (pdf) => drawSheet(pdf, drawing, poster, sheet),
    words: `${what} ${sheetName(sheet)} of ${sheetCount(poster)}${joinOf(sheet)}`,
  }))
}

function joinOf(sheet: PosterSheet): string {
  const { column, row } = sheet
  const over = [
    ...(column > 0 ? [`left edge over ${sheetName({ column: column - 1, row })}`] : []),
    ...(row > 0 ? [`upper edge over ${sheetName({ column, row: row - 1 })}`] : []),
  ]
  return over.length > 0
    ? ` · cut along the marks; ${over.join(', ')}`
    : ' · the others are glued over this one'
}

function drawSheet(pdf: Pdf, drawing: Drawing, { size, left, top }: Poster, sheet: PosterSheet): void {
  const units = 100 / size.width
  const seen = [sheet.x * units, sheet.y * units, sheet.width * units, sheet.height * units] as const
  drawPicture(pdf, drawing, { x: left - sheet.x, y: top - sheet.y, size: size.width, seen })
  pdf
    .lineWidth(0.2 * MM)
    .lineCap('butt')
    .strokeColor('#000000')
    .strokeOpacity(1)
    .undash()
  for (const [x1, y1, x2, y2] of marksOf(sheet, left, top, size)) {
    pdf
      .moveTo(x1 * MM, y1 * MM)
      .lineTo(x2 * MM, y2 * MM)
      .stroke()
  }
}

/** Beside the picture: where to cut, and where the neighbour's edge comes to lie. */
function marksOf(
  sheet: PosterSheet,
  left: number,
  top: number,
  size: { readonly width: number; readonly height: number },
): readonly (readonly [number, number, number, number])[] {
  const [right, bottom] = [left + sheet.width, top + sheet.height]
  const isLast = {
    across: sheet.x + sheet.width > size.width - 1,
    down: sheet.y + sheet.height > size.height - 1,
  }
  const xs = [left, isLast.across ? right : right - OVERLAP]
  const ys = [top, isLast.down ? bottom : bottom - OVERLAP]
  const { gap, length } = MARK
  return [
    ...xs.flatMap((x) => [
      [x, top - gap - length, x, top - gap] as const,
      [x, bottom + gap, x, bottom + gap + length] as const,
    ]),
    ...ys.flatMap((y) => [
      [left - gap - length, y, left - gap, y] as const,
      [right + gap, y, right + gap + length, y] as const,
    ]),
  ]
}
