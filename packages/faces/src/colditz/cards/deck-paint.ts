import type { Shape } from '../../drawing/drawing.ts'
import { circle, corners, line } from '../../drawing/outlines.ts'
import type { VectorPath } from '../../drawing/path.ts'
import { filled, stroked } from '../../drawing/shapes.ts'
import { rays, UNDER_FRAME } from '../../fugitive/back-patterns.ts'
import { range } from '../../fugitive/build.ts'
import type { DeckPaint } from '../../fugitive/colours.ts'

export type DeckOfColditz = 'opportunity' | 'security' | 'equipment' | 'kit' | 'do-or-die'

export const DECK_PAINT: Readonly<
  Record<DeckOfColditz, DeckPaint & { readonly pattern: (line: string) => readonly Shape[] }>
> = {
  opportunity: {
    ground: '#2f6b4a',
    line: '#3d7d59',
    light: '#cfe6b8',
    pattern: (pale) => [
      filled(
        scattered(16, (x, y) => corners(x, y - 5, x + 5, y, x, y + 5, x - 5, y)),
        pale,
      ),
    ],
  },
  security: {
    ground: '#4b4a55',
    line: '#5b5a66',
    light: '#d6d3dc',
    pattern: (pale) => [
      stroked(
        [...range(10, 130, 10)].flatMap((y) => line(3, y, 97, y)),
        pale,
        2.4,
      ),
    ],
  },
  equipment: {
    ground: '#8a5b2e',
    line: '#9c6d3f',
    light: '#f4d9a6',
    pattern: (pale) => [
      stroked(
        scattered(18, (x, y) => [...line(x - 5, y - 5, x + 5, y + 5), ...line(x + 5, y - 5, x - 5, y + 5)]),
        pale,
        2.2,
      ),
    ],
  },
  kit: {
    ground: '#2b5a86',
    line: '#3b6b98',
    light: '#c6dff2',
    pattern: (pale) => [
      stroked(
        scattered(17, (x, y) => circle(x, y, 5)),
        pale,
        2,
      ),
    ],
  },
  'do-or-die': {
    ground: '#8f2a25',
    line: '#a33c35',
    light: '#f3bfae',
    pattern: (pale) => [rays(50, 66, UNDER_FRAME, pale)],
  },
}

/** A motif all over, row by row in between; none reaches the cut. */
function scattered(apart: number, motif: (x: number, y: number) => VectorPath): VectorPath {
  return range(10, 132, apart / 2).flatMap((y, row) =>
    range(row % 2 ? 10 : 10 + apart / 2, 92, apart).flatMap((x) => motif(x, y)),
  )
}
