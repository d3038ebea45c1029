/** Geometry of sheets to cut out, in mm from the upper left corner of the paper. */

export interface PaperSize {
  readonly name: string
  readonly width: number
  readonly height: number
}

export const PAPERS: readonly PaperSize[] = [
  { name: 'a4', width: 210, height: 297 },
  { name: 'letter', width: 215.9, height: 279.4 },
]

export interface PieceSize {
  readonly width: number
  readonly height: number
}

/** Where a piece lies, by its cut. */
export interface SheetPlace extends PieceSize {
  readonly x: number
  readonly y: number
}

export interface CutLine {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/** A sheet full of pieces of one size: in the middle from left to right, so that the back can be its mirror image. */
export interface Grid {
  readonly paper: PaperSize
  /** Of a piece. */
  readonly size: PieceSize
  /** How far the print goes on past a cut; neighbours do not share it. Without any, they share their cuts. */
  readonly bleed: number
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
}

const CROP_MARK = { gap: 1, length: 3.5 }
/** Few printers reach further towards the edge of the paper. */
const UNPRINTED = 3
/** For words below the crop marks, and what printers leave blank. */
export const FOOT = 7

export function gridOf(paper: PaperSize, size: PieceSize, bleed: number): Grid {
  const [wide, high] = [size.width + 2 * bleed, size.height + 2 * bleed]
  const around = bleed + CROP_MARK.gap + CROP_MARK.length
  const [side, head, foot] = [around + UNPRINTED, around + UNPRINTED, around + FOOT]
  const columns = Math.floor((paper.width - 2 * side + 2 * bleed) / wide)
  const rows = Math.floor((paper.height - head - foot + 2 * bleed) / high)
  const left = (paper.width - (columns * wide - 2 * bleed)) / 2
  const spare = paper.height - head - foot - (rows * high - 2 * bleed)
  return { paper, size, bleed, columns, rows, left, top: head + spare / 2 }
}

export function capacityOf({ columns, rows }: Grid): number {
  return columns * rows
}

/** The place of the front of that number, row by row. */
export function frontPlace({ columns, size, bleed, left, top }: Grid, index: number): SheetPlace {
  return {
    x: left + (index % columns) * (size.width + 2 * bleed),
    y: top + Math.floor(index / columns) * (size.height + 2 * bleed),
    ...size,
  }
}

/** Exactly on the back of its front, once the paper is turned over its long edge. */
export function backPlace(grid: Grid, index: number): SheetPlace {
  const front = frontPlace(grid, index)
  return { ...front, x: grid.paper.width - front.x - front.width }
}

/** Short lines around the rows that so many pieces take, in line with every cut: the same on both sides. */
export function cropMarks(grid: Grid, pieces: number): CutLine[] {
  const { columns, bleed, size } = grid
  const rows = Math.ceil(pieces / columns)
  const last = frontPlace(grid, columns * rows - 1)
  const [left, top, right, bottom] = [grid.left, grid.top, last.x + last.width, last.y + last.height]
  const near = bleed + CROP_MARK.gap
  const far = near + CROP_MARK.length
  const down = cuts(size.width, bleed, columns, grid.left)
  const across = cuts(size.height, bleed, rows, grid.top)
  return [
    ...down.flatMap((x) => [line(x, top - far, x, top - near), line(x, bottom + near, x, bottom + far)]),
    ...across.flatMap((y) => [line(left - far, y, left - near, y), line(right + near, y, right + far, y)]),
  ]
}

/** Where to cut along one direction: before and after every piece. */
function cuts(length: number, bleed: number, count: number, first: number): number[] {
  const all = Array.from({ length: count }, (_, n) => first + n * (length + 2 * bleed))
  // Neighbours without a bleed have one cut between them.
  return bleed === 0 ? [...all, first + count * length] : all.flatMap((at) => [at, at + length])
}

function line(x1: number, y1: number, x2: number, y2: number): CutLine {
  return { from: [x1, y1], to: [x2, y2] }
}
