import { type PiecesCall, parsePiecesCall } from '../sheets/pieces-options.ts'
import { takenFile, UnwritableError, writeSheet } from '../sheets/write-sheet.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type CardFacts, cardFactsOf } from './card-facts.ts'
import { CARDS_HELP } from './cards-help.ts'
import { printCards } from './print-cards.ts'

/** `getaway cards` */
export async function cardsCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const refuse = (problem: string) => {
    terminal.complain(`getaway cards: ${problem}`)
    return 2
  }
  const parsed = parsePiecesCall(args)
  if (!parsed.ok) return refuse(`${parsed.error}; see getaway cards --help`)
  const call = parsed.value
  if (call === 'help') {
    terminal.print(CARDS_HELP)
    return 0
  }
  const taken = takenFile(call)
  if (taken !== undefined) return refuse(`${taken} is there already; --force replaces it`)
  const facts = cardFactsOf(call.language)
  try {
    await writeSheets(call, facts)
  } catch (error) {
    if (error instanceof UnwritableError) return refuse(error.message)
    throw error
  }
  if (call.json) terminal.print(JSON.stringify(facts))
  else {
    printCards(facts, terminal)
    const written = [call.sheet, call.print].filter((file) => file !== undefined)
    if (written.length > 0) terminal.print(`\n  written: ${written.join(', ')}`)
  }
  return 0
}

/** What draws is loaded when it is asked for. */
async function writeSheets({ sheet, print, paper, language }: PiecesCall, facts: CardFacts): Promise<void> {
  if (sheet !== undefined) {
    const { cardContactSheet: contactSheet } = await import('./contact-sheet.ts')
    writeSheet(sheet, contactSheet(facts, language))
  }
  if (print !== undefined) {
    const { cardPieces } = await import('./card-pieces.ts')
    const { drawPdf } = await import('../sheets/draw-pdf.ts')
    writeSheet(print, await drawPdf({ title: 'Fugitive', paper, batches: cardPieces(facts, language) }))
  }
}
