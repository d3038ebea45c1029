import { type TileSet, tileSetProblems, tileStatistics } from '@getaway/engine/chase'
import { takenFile, UnwritableError, writeSheet } from '../sheets/write-sheet.ts'
import { safe } from '../terminal/safe.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { loadTileSet } from './load-tile-set.ts'
import { printTiles, type TileReport } from './print-tiles.ts'
import { tileFactsOf } from './tile-facts.ts'
import { parseTilesCall, TILES_HELP, type TilesCall } from './tiles-options.ts'

/** `getaway tiles [SET]` */
export async function tilesCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const refuse = (problem: string) => {
    terminal.complain(`getaway tiles: ${problem}`)
    return 2
  }
  const parsed = parseTilesCall(args)
  if (!parsed.ok) return refuse(`${parsed.error}; see getaway tiles --help`)
  const call = parsed.value
  if (call === 'help') {
    terminal.print(TILES_HELP)
    return 0
  }
  const loaded = await loadTileSet(call.set)
  if (!loaded.ok) return refuse(`${call.set}: ${loaded.error}`)
  const set = loaded.value
  const taken = takenFile(call)
  if (taken !== undefined) return refuse(`${taken} is there already; --force replaces it`)
  const report: TileReport = {
    set,
    statistics: { ...tileStatistics(set) },
    problems: tileSetProblems(set),
    facts: tileFactsOf(set),
  }
  try {
    await writeSheets(call, report)
  } catch (error) {
    if (error instanceof UnwritableError) return refuse(error.message)
    throw error
  }
  if (call.json) terminal.print(jsonLine(report))
  else {
    printTiles(report, terminal)
    const written = [call.sheet, call.print].filter((file) => file !== undefined)
    if (written.length > 0) terminal.print(`\n  written: ${written.join(', ')}`)
  }
  return report.problems.length > 0 ? 1 : 0
}

/** What draws is loaded when it is asked for. */
async function writeSheets({ sheet, print, paper, size, ink }: TilesCall, report: TileReport): Promise<void> {
  const { set, facts } = report
  if (sheet !== undefined) {
    const { tileContactSheet: contactSheet } = await import('./contact-sheet.ts')
    writeSheet(sheet, contactSheet(set, facts, subtitleOf(set)))
  }
  if (print !== undefined) {
    const { tilePieces: piecesOf } = await import('./print-pieces.ts')
    const { drawPdf } = await import('../sheets/draw-pdf.ts')
    const { drawReference } = await import('./reference/draw-reference.ts')
    const batches = piecesOf(set, size, ink)
    writeSheet(print, await drawPdf({ title: safe(set.id), paper, batches, reference: drawReference }))
  }
}

function subtitleOf(set: TileSet): string {
  const { legalShare, tieShare } = tileStatistics(set)
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return `${set.tiles.length} tiles · ${percent(legalShare)} of placements legal · ${percent(tieShare)} of directions tied`
}

function jsonLine({ set, statistics, problems, facts }: TileReport): string {
  return JSON.stringify({ set: set.id, statistics, problems, tiles: facts })
}
