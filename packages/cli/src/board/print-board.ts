import { castle, MAP_LEGEND, mapOf } from '@getaway/engine/colditz'
import type { BoardLanguage } from '@getaway/faces/colditz'
import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { BoardFacts } from './board-facts.ts'

const ENTRIES_ON_A_LINE = 5

/** The board for a person. */
export function printBoard(
  { board, squares, steps, routes }: BoardFacts,
  language: BoardLanguage,
  { paint, print }: Terminal,
): void {
  const all = Object.values(squares).reduce((sum, count) => sum + count, 0)
  print(paint('bold', `Colditz · ${board} · ${all} squares, ${steps} steps`))
  for (const line of mapOf(castle).split('\n')) print(`  ${line}`)
  for (const line of legendLines(language)) print(`  ${line}`)
  print('')
  for (const line of table([['zone', 'squares'], ...Object.entries(squares)])) print(`  ${line}`)
  print(`\n  ${paint('bold', 'Shortest routes')} from the Appel area`)
  const rows = routes.map(({ target, points, equipment }) => [target, points, equipment.join(' + ')])
  for (const line of table([['target', 'points', 'equipment'], ...rows])) print(`    ${line}`)
}

function legendLines(language: BoardLanguage): readonly string[] {
  const entries = MAP_LEGEND.map((entry) => `${entry.sign} ${entry[language]}`)
  return Array.from({ length: Math.ceil(entries.length / ENTRIES_ON_A_LINE) }, (_, line) =>
    entries.slice(line * ENTRIES_ON_A_LINE, (line + 1) * ENTRIES_ON_A_LINE).join('; '),
  )
}
