import { ITEMS, type Item, type Tile } from '../pieces/pieces.ts'
import type { Round } from '../state/round.ts'

/** What brings the runners nearer: an item that is missing, and once none is, a hideout; `placed` lies, too. */
export function needOf(round: Round, placed?: Tile): (tile: Tile) => boolean {
  const missing = missingItems(round, placed)
  if (missing.length === 0) return ({ kind }) => kind === 'hideout'
  return ({ item }) => item !== null && missing.includes(item)
}

/** Whether nothing is missing any more but the hideout. */
export function isHomeward(round: Round, placed?: Tile): boolean {
  return missingItems(round, placed).length === 0
}

function missingItems(round: Round, placed: Tile | undefined): Item[] {
  const laid = round.paths.flatMap(({ tiles }) => tiles.map(({ tile }) => tile.item))
  return ITEMS.filter((item) => item !== placed?.item && !laid.includes(item))
}
