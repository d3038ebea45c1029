import type { ChaseSymbol } from '@getaway/engine/chase'
import { circle, corners, line, rectangle } from '../../drawing/outlines.ts'
import type { VectorPath } from '../../drawing/path.ts'

/** Where a house stands. */
export interface Plot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What of a roof lies in the shade, and its lines. */
export interface Roof {
  readonly shade: VectorPath
  readonly lines: VectorPath
}

/** Each quarter builds in the style of its symbol: gables, flat roofs, hips, domes. */
export function roofOf(symbol: ChaseSymbol, plot: Plot): Roof {
  return STYLES[symbol](plot)
}

const STYLES: Readonly<Record<ChaseSymbol, (plot: Plot) => Roof>> = {
  triangle({ x, y, width, height }) {
    const [middle, centre] = [x + width / 2, y + height / 2]
    return width > height
      ? {
          shade: rectangle(x, centre, width, height / 2),
          lines: [
            ...line(x, centre, x + width, centre),
            ...rectangle(x + width * 0.7, y + height * 0.16, 1.2, 1.2),
          ],
        }
      : {
          shade: rectangle(middle, y, width / 2, height),
          lines: [
            ...line(middle, y, middle, y + height),
            ...rectangle(x + width * 0.16, y + height * 0.7, 1.2, 1.2),
          ],
        }
  },

  square({ x, y, width, height }) {
    const hatch = Math.min(2.6, width * 0.28, height * 0.28)
    return {
      shade: rectangle(x + width - 1.3 - hatch, y + 1.3, hatch, hatch),
      lines: rectangle(x + 0.7, y + 0.7, width - 1.4, height - 1.4),
    }
  },

  diamond({ x, y, width, height }) {
    const hip = Math.min(width, height) / 2
    const [right, bottom] = [x + width, y + height]
    // The ridge runs along the longer side.
    const [a, b] = [[x + hip, y + hip] as const, [right - hip, bottom - hip] as const]
    const isWide = width > height
    const [northEast, southWest] = isWide ? [b, a] : [a, b]
    return {
      shade: [
        ...corners(x, bottom, ...southWest, ...b, right, bottom),
        ...corners(right, y, ...northEast, ...b, right, bottom),
      ],
      lines: [
        ...line(x, y, ...a, ...b, right, bottom),
        ...line(right, y, ...northEast),
        ...line(x, bottom, ...southWest),
      ],
    }
  },

  star({ x, y, width, height }) {
    const radius = Math.min(width, height) * 0.33
    const [middle, centre] = [x + width / 2, y + height / 2]
    return {
      shade: circle(middle, centre, radius),
      lines: circle(middle, centre, radius * 0.55),
    }
  },
}
