export interface Grid {
  readonly columns: number
  /** Of one piece across, in px. */
  readonly size: number
}

/** The grid in which that many pieces, that far apart, fill a box best; none is wider than `most`. `tall`: so many times as high as wide. */
export function gridFor(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
  apart: number,
  most: number,
  tall = 1,
): Grid {
  let best: Grid = { columns: 1, size: 0 }
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const rows = Math.ceil(count / columns) || 1
    const wide = (width - apart * (columns - 1)) / columns
    const high = (height - apart * (rows - 1)) / rows / tall
    const size = Math.floor(Math.min(wide, high, most))
    // A wide row rather than a column, where both are as large.
    if (size >= best.size && size > 0) best = { columns, size }
  }
  return best
}

/** The index among that many pieces at which a place of the grid lies, counted from its upper left corner. */
export function placeIn(
  { columns, size }: Grid,
  count: number,
  apart: number,
  at: { x: number; y: number },
  tall = 1,
): number {
  const step = size + apart
  const row = Math.max(0, Math.floor(at.y / (size * tall + apart)))
  const column = Math.min(columns, Math.max(0, Math.round(at.x / step)))
  return Math.min(count, row * columns + column)
}
