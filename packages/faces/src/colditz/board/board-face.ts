import type { Board } from '@getaway/engine/colditz'
import { type Drawing, drawingOf } from '../../drawing/drawing.ts'
import { BOARD_HEIGHT } from './cells.ts'
import { groundShapes, wallShapes } from './ground.ts'
import { legendOf } from './legend.ts'
import { markShapes, mouthShapes } from './marks.ts'
import { buildingShapes, courtyardShapes, squareShapes, tunnelShapes } from './squares.ts'
import { type BoardLanguage, writtenOn } from './words.ts'

/** The whole board, 40 by 30 cells. */
export function boardFace(board: Board, language: BoardLanguage = 'en'): Drawing {
  const { plates, words } = writtenOn(board, language)
  const legend = legendOf(language)
  return drawingOf(
    [
      ...groundShapes(board),
      ...wallShapes(),
      ...buildingShapes(board),
      ...courtyardShapes(board),
      ...tunnelShapes(board),
      ...squareShapes(board),
      ...mouthShapes(board),
      ...markShapes(board),
      ...plates,
      ...legend.shapes,
    ],
    { height: BOARD_HEIGHT, words: [...words, ...legend.words] },
  )
}
