import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { BoardFacts } from './board-facts.ts'

/** The board for a person. */
export function printBoard({ board, squares, steps, routes }: BoardFacts, { paint, print }: Terminal): void {
  const all = Object.values(squares).reduce((sum, count) => sum + count, 0)
  print(paint('bold', `Colditz · ${board} · ${all} squares, ${steps} steps`))
  print('')
  for (const line of table([['zone', 'squares'], ...Object.entries(squares)])) print(`  ${line}`)
  print(`\n  ${paint('bold', 'Shortest routes')} from the Appel area`)
  const rows = routes.map(({ target, points, equipment }) => [target, points, equipment.join(' + ')])
  for (const line of table([['target', 'points', 'equipment'], ...rows])) print(`    ${line}`)
}
