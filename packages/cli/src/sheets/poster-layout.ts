import { FOOT, type PaperSize, type PieceSize } from './sheet-layout.ts'

/** A picture too big for a sheet, on several that are glued together. In mm. */
export interface Poster {
  readonly paper: PaperSize
  readonly size: PieceSize
  readonly columns: number
  readonly rows: number
  /** What a sheet shows. */
  readonly window: PieceSize
  readonly left: number
  readonly top: number
}

export interface PosterSheet {
  readonly column: number
  readonly row: number
  /** What it shows: by its left upper corner in the picture. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far a sheet reaches under the sheets to its right and below it, where they are glued together. */
export const OVERLAP = 8
const MARGIN = 8

/** Portrait or landscape, whichever takes fewer sheets. */
export function posterOf(paper: PaperSize, size: PieceSize): Poster {
  const lying = { ...paper, width: paper.height, height: paper.width }
  const [upright, other] = [paper, lying].map((one) => posterOn(one, size))
  if (!upright || !other) throw new Error('two ways to lay a sheet')
  return sheetCount(other) < sheetCount(upright) ? other : upright
}

function posterOn(paper: PaperSize, size: PieceSize): Poster {
  const most = { width: paper.width - 2 * MARGIN, height: paper.height - MARGIN - FOOT - MARGIN }
  const columns = Math.ceil((size.width - OVERLAP) / (most.width - OVERLAP))
  const rows = Math.ceil((size.height - OVERLAP) / (most.height - OVERLAP))
  // All sheets show as much.
  const window = {
    width: (size.width - OVERLAP) / columns + OVERLAP,
    height: (size.height - OVERLAP) / rows + OVERLAP,
  }
  return { paper, size, columns, rows, window, left: (paper.width - window.width) / 2, top: MARGIN }
}

export function sheetCount({ columns, rows }: Poster): number {
  return columns * rows
}

/** Row by row. */
export function posterSheets({ columns, rows, window }: Poster): readonly PosterSheet[] {
  return Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return {
      column,
      row,
      x: column * (window.width - OVERLAP),
      y: row * (window.height - OVERLAP),
      ...window,
    }
  })
}

/** Rows by letter, columns by number. */
export function sheetName({ column, row }: Pick<PosterSheet, 'column' | 'row'>): string {
  return `${String.fromCharCode(65 + row)}${column + 1}`
}
