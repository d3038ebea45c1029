import type { MiniaturePiece } from '../../table/pieces.ts'
import previewStyles from './strip-preview.module.css'

/** So many cells are always seen, and the picture is so much wider than high. */
const LEAST = 6
const RATIO = 1.7

/** The table as small as a stamp: squares and dots in the game’s own colours. */
export function Miniature({ pieces }: { readonly pieces: readonly MiniaturePiece[] }) {
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)]
  const [west, east] = [Math.min(0, ...xs), Math.max(0, ...xs)]
  const [north, south] = [Math.min(0, ...ys), Math.max(0, ...ys)]
  const height = Math.max(south - north + 2, (east - west + 2) / RATIO, LEAST)
  const width = height * RATIO
  const box = [(west + east - width) / 2, (north + south - height) / 2, width, height]
  return (
    <svg class={previewStyles.miniature} viewBox={box.join(' ')} aria-hidden="true">
      {pieces.map(({ x, y, shape, size, colour }) =>
        shape === 'dot' ? (
          <circle key={`dot ${x},${y}`} cx={x} cy={y} r={size / 2} fill={colour} />
        ) : (
          <rect
            key={`square ${x},${y}`}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
            rx={size / 8}
            fill={colour}
          />
        ),
      )}
    </svg>
  )
}
