import { type Box, boxAround, nearer } from '../../board/view-box.ts'
import type { Language } from '../../language/language.ts'
import { overviewAt } from '../../stage/camera/shot-at.ts'
import type { Exposure } from '../../stage/film/film-stage.ts'
import { type Covered, pictureRoomOf } from '../../stage/framing/covered.ts'
import type { AnyTable } from '../../table/game-table.ts'
import { createBoardPainter } from './board-painter/board-painter.ts'

/** Draws frames of a table drawn flat. */
export interface FlatStage {
  /** Draws onto a picture of its size; `seconds` have gone by since the frame before. */
  draw(exposure: Exposure, seconds: number, onto: CanvasRenderingContext2D): void
  dispose(): void
}

/** Around the table. */
const DARK = '#0e0b09'
/** Share of the way that is left after a second, as on the page. */
const LEFT_AFTER_SECOND = 0.02

export async function createFlatStage(
  table: AnyTable,
  opening: unknown,
  options: {
    readonly width: number
    readonly height: number
    readonly covered: Covered
    readonly language: Language
  },
): Promise<FlatStage> {
  const { width, height, covered, language } = options
  const board = await table.createBoard(opening, document, language)
  const colours = getComputedStyle(document.documentElement)
  const painter = createBoardPainter(board.element, (name) => colours.getPropertyValue(name).trim())
  const room = pictureRoomOf(width, height, covered)
  let box: Box | undefined
  let laid: Exposure['plan'] | undefined

  return {
    draw({ plan, instant }, seconds, onto) {
      if (plan !== laid) board.lay(plan)
      laid = plan
      board.pose(instant)
      const goal = boxAround(overviewAt(plan, instant, width / height), room)
      box = box ? nearer(box, goal, 1 - LEFT_AFTER_SECOND ** seconds) : goal
      onto.fillStyle = DARK
      onto.fillRect(0, 0, width, height)
      onto.save()
      onto.scale(width / box.width, height / box.height)
      onto.translate(-box.x, -box.y)
      painter.paint(board.element, onto)
      onto.restore()
    },
    dispose: () => board.dispose(),
  }
}
