import type { Drawing } from '@getaway/faces/drawing'
import PDFDocument from 'pdfkit'
import { drawPicture, MM, type Pdf, seenWithin } from './draw-picture.ts'
import type { PosterPage } from './draw-poster.ts'
import {
  backPlace,
  capacityOf,
  cropMarks,
  FOOT,
  frontPlace,
  type Grid,
  gridOf,
  type PaperSize,
  type PieceSize,
} from './sheet-layout.ts'

const SCALE_CHECK = 50
/** The same input gives the same bytes, so a file does not tell when it was made. */
const NO_DATE = new Date(0)
/** How far from the paper's edges the words at the foot begin and end (mm). */
const EDGE = 10
const LONGEST_TITLE = 30
const BOTH_SIDES = 'double-sided, flipped on the long edge'
const ONE_SIDE = 'single-sided'

/** How far pieces without a bleed are drawn past their cuts (mm): no cut is exact. */
const LEAST_PAST = 0.8

/** A piece of card with two sides. */
export interface Piece {
  readonly front: Drawing
  readonly back: Drawing
}

/** Pieces of one size. */
export interface SheetBatch {
  readonly what: string
  /** mm */
  readonly size: PieceSize
  /** mm; none for pieces whose edges are all of one colour, so that they may lie side by side. */
  readonly bleed: number
  readonly pieces: readonly Piece[]
}

export interface Print {
  readonly title: string
  readonly paper: PaperSize
  readonly batches: readonly SheetBatch[]
  /** Draws a page to play by, which comes first; its back stays blank. */
  readonly reference?: (pdf: Pdf, paper: PaperSize) => void
  /** Sheets of a board, printed on one side. */
  readonly board?: readonly PosterPage[]
}

/** A page to play by if there is one, then sheets to print on both sides and cut out: a page of fronts, then its backs. */
export async function drawPdf({ title, paper, batches, reference, board = [] }: Print): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: [paper.width * MM, paper.height * MM],
    margin: 0,
    info: { Title: title, Creator: 'getaway', CreationDate: NO_DATE },
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const done = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  const sheets = batches.flatMap((batch) => sheetsOf(batch, paper))
  if (reference) {
    pdf.addPage()
    reference(pdf, paper)
    drawFoot(pdf, paper, `${shortened(title)} · reference, front; its back stays blank`)
    pdf.addPage()
  }
  for (const page of board) {
    pdf.addPage({ size: [page.paper.width * MM, page.paper.height * MM], margin: 0 })
    page.draw(pdf)
    drawFoot(pdf, page.paper, page.words, ONE_SIDE)
  }
  // A printer that prints on both sides would put the first front behind the last of them.
  if (board.length % 2 === 1) pdf.addPage()
  for (const [index, { grid, what, pieces }] of sheets.entries()) {
    for (const side of ['front', 'back'] as const) {
      pdf.addPage()
      drawSide(pdf, grid, pieces, side)
      const words = `${shortened(title)} · ${what} · sheet ${index + 1} of ${sheets.length}, ${side}`
      drawFoot(pdf, paper, words)
    }
  }
  pdf.end()
  await done
  return Buffer.concat(chunks)
}

function sheetsOf({ what, size, bleed, pieces }: SheetBatch, paper: PaperSize) {
  const grid = gridOf(paper, size, bleed)
  const capacity = capacityOf(grid)
  return Array.from({ length: Math.ceil(pieces.length / capacity) }, (_, n) => ({
    grid,
    what,
    pieces: pieces.slice(n * capacity, (n + 1) * capacity),
  }))
}

function drawSide(pdf: Pdf, grid: Grid, pieces: readonly Piece[], side: 'front' | 'back'): void {
  const place = side === 'front' ? frontPlace : backPlace
  const { width } = grid.size
  const past = (Math.max(grid.bleed, LEAST_PAST) * 100) / width
  for (const [index, piece] of pieces.entries()) {
    const { x, y } = place(grid, index)
    drawPicture(pdf, piece[side], { x, y, size: width, seen: seenWithin(piece[side], past) })
  }
  hairline(pdf)
  for (const { from, to } of cropMarks(grid, pieces.length)) {
    pdf
      .moveTo(from[0] * MM, from[1] * MM)
      .lineTo(to[0] * MM, to[1] * MM)
      .stroke()
  }
}

function hairline(pdf: Pdf): Pdf {
  return pdf
    .lineWidth(0.2 * MM)
    .lineCap('butt')
    .strokeColor('#000000')
    .strokeOpacity(1)
    .undash()
}

/** A line to hold a ruler against, and what sheet this is. */
function drawFoot(pdf: Pdf, paper: PaperSize, words: string, sides = BOTH_SIDES): void {
  const y = (paper.height - FOOT + 1.6) * MM
  const [left, right] = [EDGE * MM, (paper.width - EDGE) * MM]
  const to = left + SCALE_CHECK * MM
  const tick = 0.9 * MM
  hairline(pdf).moveTo(left, y).lineTo(to, y).stroke()
  for (const x of [left, to])
    pdf
      .moveTo(x, y - tick)
      .lineTo(x, y + tick)
      .stroke()
  pdf.font('Helvetica').fontSize(6.5).fillColor('#000000').fillOpacity(1)
  const how = `${SCALE_CHECK} mm: print at 100 %, ${sides}`
  const options = { lineBreak: false, baseline: 'middle' } as const
  pdf.text(how, to + 2 * MM, y, options)
  pdf.text(words, right - pdf.widthOfString(words), y, options)
}

function shortened(title: string): string {
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title
}
