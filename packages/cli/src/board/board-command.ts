import { type PiecesCall, parsePiecesCall } from '../sheets/pieces-options.ts'
import { takenFile, UnwritableError, writeSheet } from '../sheets/write-sheet.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { boardFactsOf } from './board-facts.ts'
import { BOARD_HELP } from './board-help.ts'
import { printBoard } from './print-board.ts'

/** mm: 18 for each square. */
const BOARD_WIDTH = 720

/** `getaway board` */
export async function boardCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const refuse = (problem: string) => {
    terminal.complain(`getaway board: ${problem}`)
    return 2
  }
  const parsed = parsePiecesCall(args)
  if (!parsed.ok) return refuse(`${parsed.error}; see getaway board --help`)
  const call = parsed.value
  if (call === 'help') {
    terminal.print(BOARD_HELP)
    return 0
  }
  const taken = takenFile(call)
  if (taken !== undefined) return refuse(`${taken} is there already; --force replaces it`)
  try {
    await writeSheets(call)
  } catch (error) {
    if (error instanceof UnwritableError) return refuse(error.message)
    throw error
  }
  const facts = boardFactsOf(call.language)
  if (call.json) terminal.print(JSON.stringify(facts))
  else {
    printBoard(facts, call.language, terminal)
    const written = [call.sheet, call.print].filter((file) => file !== undefined)
    if (written.length > 0) terminal.print(`\n  written: ${written.join(', ')}`)
  }
  return 0
}

/** What draws is loaded when it is asked for. */
async function writeSheets({ sheet, print, paper, language }: PiecesCall): Promise<void> {
  if (sheet === undefined && print === undefined) return
  const { castle } = await import('@getaway/engine/colditz')
  const { boardFace } = await import('@getaway/faces/colditz')
  const board = boardFace(castle, language)
  if (sheet !== undefined) {
    const { svgOf } = await import('@getaway/faces/drawing')
    writeSheet(sheet, `${svgOf(board, { size: 2400, title: 'Colditz' })}\n`)
  }
  if (print !== undefined) {
    const { boardPieces } = await import('./board-pieces.ts')
    const { rollCallPage } = await import('./roll-call-page.ts')
    const { posterPages } = await import('../sheets/draw-poster.ts')
    const { drawPdf } = await import('../sheets/draw-pdf.ts')
    const pdf = await drawPdf({
      title: 'Colditz',
      paper,
      reference: rollCallPage(language),
      board: posterPages('Colditz · board', board, BOARD_WIDTH, paper),
      batches: boardPieces(language),
    })
    writeSheet(print, pdf)
  }
}
