import type { Pdf } from '../../sheets/draw-picture.ts'
import { FOOT, type PaperSize } from '../../sheets/sheet-layout.ts'
import { drawCheck, drawCounting } from './chaser.ts'
import { createPen } from './pen.ts'
import { drawEnds, drawPieces } from './pieces.ts'
import { drawRound } from './round.ts'

/** All of it fits A4 and letter alike. */
export const CONTENTS = { width: 188, height: 250 }

/** How to play with the pieces on the next sheets: C1 to C9 on one page, for two players. */
export function drawReference(pdf: Pdf, paper: PaperSize): void {
  const { width, height } = CONTENTS
  const pen = createPen(pdf, (paper.width - width) / 2, (paper.height - FOOT - height) / 2)
  pen.title('Chase, on one page', 0, 0)
  pen.words(
    'For two players; three and four play the same way in teams. All rules, clause by clause: docs/rules.md of the Getaway project.',
    { x: 92, y: 0.6, width: width - 92 },
  )
  drawRound(pen, 11, width)
  drawPieces(pen, 63, width)
  drawEnds(pen, 98, width)
  drawCounting(pen, 143, width)
  drawCheck(pen, 201, width)
}
