import type { MiniaturePiece } from '../../games/game-table.ts'

/** So many cells are always seen, and the picture is so much wider than high. */
const LEAST = 6
const RATIO = 1.7

/** The table as small as a stamp: squares for what is laid, dots for what is put on it. */
export function Miniature({ pieces }: { readonly pieces: readonly MiniaturePiece[] }) {
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)]
  const [west, east] = [Math.min(0, ...xs), Math.max(0, ...xs)]
  const [north, south] = [Math.min(0, ...ys), Math.max(0, ...ys)]
  const height = Math.max(south - north + 2, (east - west + 2) / RATIO, LEAST)
  const width = height * RATIO
  const box = [(west + east - width) / 2, (north + south - height) / 2, width, height]
  return (
    <svg class="miniature" viewBox={box.join(' ')} aria-hidden="true">
      {pieces.map(({ x, y, kind }) =>
        kind === 'mark' || kind === 'capture' ? (
          <circle key={`${kind}${x},${y}`} class={kind} cx={x} cy={y} r={kind === 'mark' ? 0.25 : 0.36} />
        ) : (
          <rect
            key={`${kind}${x},${y}`}
            class={kind}
            x={x - 0.45}
            y={y - 0.45}
            width={0.9}
            height={0.9}
            rx={0.12}
          />
        ),
      )}
    </svg>
  )
}
