import { type Board, squareOf } from '@getaway/engine/colditz'
import { INK, PAPER, STONE_LIGHT } from '../chase/paint/palette.ts'
import { type Drawing, drawingOf } from '../drawing/drawing.ts'
import { circle, roundedRectangle } from '../drawing/outlines.ts'
import { outlined } from '../drawing/shapes.ts'
import { wordsAt } from '../drawing/words.ts'

const LEFT = 2
/** Officers by number and by shade: the first one's squares are the darkest. */
const SHADES = ['#514a5a', '#8f6f4a', '#c9a15c', '#dcc9a3', '#efe6d2'] as const

/** K3.4: the Appel area with the number of the officer whose POWs stand on each square, for so many players. */
export function rollCallFace(board: Board, players: number): Drawing {
  const white = board.squares.filter(({ kind }) => kind === 'appel')
  const [fromX, fromY] = [Math.min(...white.map(({ x }) => x)), Math.min(...white.map(({ y }) => y))]
  const columns = Math.max(...white.map(({ x }) => x)) - fromX + 1
  const rows = Math.max(...white.map(({ y }) => y)) - fromY + 1
  const size = (100 - 2 * LEFT) / columns
  const middle = (id: string) => {
    const { x, y } = squareOf(board, id)
    return { x: LEFT + (x - fromX + 0.5) * size, y: LEFT + (y - fromY + 0.5) * size }
  }
  const standing = (board.rollCall.get(players) ?? []).flatMap((list, officer) =>
    list.map((id) => ({ officer, ...middle(id) })),
  )
  return drawingOf(
    [
      outlined(
        white.flatMap(({ id }) => {
          const { x, y } = middle(id)
          return roundedRectangle(x - size / 2 + 0.4, y - size / 2 + 0.4, size - 0.8, size - 0.8, 1.6)
        }),
        '#ffffff',
        STONE_LIGHT,
        0.6,
      ),
      ...standing.map(({ officer, x, y }) =>
        outlined(circle(x, y, size * 0.38), SHADES[officer] ?? PAPER, INK, 0.6),
      ),
    ],
    {
      height: rows * size + 2 * LEFT,
      words: standing.map(({ officer, x, y }) =>
        wordsAt(String(officer + 1), x, y + size * 0.16, {
          size: size * 0.46,
          fill: officer < 2 ? PAPER : INK,
          isBold: true,
          isCentred: true,
        }),
      ),
    },
  )
}
