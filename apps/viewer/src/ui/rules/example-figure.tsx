import { heightOf, svgMarksOf } from '@getaway/faces/drawing'
import { useId, useMemo } from 'preact/hooks'
import type { Example, ExamplePicture, PicturePiece, PictureSign } from '../../rules/rulebook.ts'
import { classNames } from '../common/class-names.ts'
import styles from './example-figure.module.css'

const MARGIN = 0.18

/** Pieces laid side by side as on the table, and what is to be said of them. */
export function ExampleFigure({ example }: { readonly example: Example }) {
  const { verdict, verdictText, caption, detail, picture } = example
  return (
    <figure class={classNames(styles.example, verdict !== 'shows' && styles[verdict])}>
      <PictureSvg picture={picture} />
      <figcaption>
        {verdict !== 'shows' && <strong>{verdictText}</strong>} {caption}
        {detail && <small>{detail}</small>}
      </figcaption>
    </figure>
  )
}

function PictureSvg({ picture: { pieces, signs } }: { readonly picture: ExamplePicture }) {
  const id = useId()
  const [west, east] = [
    least(pieces, ({ x, size }) => x - size / 2),
    most(pieces, ({ x, size }) => x + size / 2),
  ]
  const [north, south] = [
    least(pieces, ({ y, size, drawing }) => y - (size * heightOf(drawing)) / 200),
    most(pieces, ({ y, size, drawing }) => y + (size * heightOf(drawing)) / 200),
  ]
  const [width, height] = [east - west + 2 * MARGIN, south - north + 2 * MARGIN]
  return (
    <svg
      viewBox={`${west - MARGIN} ${north - MARGIN} ${width} ${height}`}
      // All pictures are of one scale, whatever is laid in them.
      style={{ width: `calc(var(--cell) * ${width})`, aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      {[...new Set(pieces.map(({ drawing }) => heightOf(drawing)))].map((high) => (
        <clipPath key={high} id={`${id}card${high}`}>
          <rect width="100" height={high} rx="6" />
        </clipPath>
      ))}
      <clipPath id={`${id}disc`}>
        <circle cx="50" cy="50" r="50" />
      </clipPath>
      {pieces.map((piece, index) => (
        <Piece
          key={`${piece.x} ${piece.y} ${index}`}
          piece={piece}
          clip={piece.isRound ? `${id}disc` : `${id}card${heightOf(piece.drawing)}`}
        />
      ))}
      {signs.map((sign) => (
        <Sign key={`${sign.kind} ${sign.x} ${sign.y}`} sign={sign} />
      ))}
    </svg>
  )
}

function Piece({ piece, clip }: { readonly piece: PicturePiece; readonly clip: string }) {
  const { drawing, x, y, turn, size, isRound } = piece
  const high = heightOf(drawing)
  const marks = useMemo(() => svgMarksOf(drawing), [drawing])
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn * 90}) scale(${size / 100}) translate(-50 ${-high / 2})`}
    >
      <g clip-path={`url(#${clip})`} dangerouslySetInnerHTML={{ __html: marks }} />
      {isRound ? (
        <circle cx="50" cy="50" r="48.5" class={styles.pieceEdge} />
      ) : (
        <rect x="0.7" y="0.7" width="98.6" height={high - 1.4} rx="5.6" class={styles.pieceEdge} />
      )}
    </g>
  )
}

const SIGNS: Readonly<Record<PictureSign['kind'], string>> = {
  right: 'M-0.06 0.005L-0.018 0.048L0.065 -0.045',
  wrong: 'M-0.05 -0.05L0.05 0.05M0.05 -0.05L-0.05 0.05',
  arrow: 'M-0.085 0H0.08M0.02 -0.065L0.085 0L0.02 0.065',
}

function Sign({ sign: { kind, x, y, turn } }: { readonly sign: PictureSign }) {
  return (
    <g
      class={classNames(styles.exampleSign, styles[kind])}
      transform={`translate(${x} ${y}) rotate(${turn * 90})`}
    >
      {kind === 'wrong' ? (
        <rect x="-0.12" y="-0.12" width="0.24" height="0.24" rx="0.05" />
      ) : (
        <circle r={kind === 'arrow' ? 0.15 : 0.13} />
      )}
      <path d={SIGNS[kind]} />
    </g>
  )
}

function least(pieces: readonly PicturePiece[], of: (piece: PicturePiece) => number): number {
  return Math.min(...pieces.map(of))
}

function most(pieces: readonly PicturePiece[], of: (piece: PicturePiece) => number): number {
  return Math.max(...pieces.map(of))
}
