import { ITEMS, type Tile } from '../pieces.ts'
import type { Round } from '../round.ts'

/** What brings the runners nearer: an item that is missing, and once none is, a hideout. */
export function needOf(round: Round): (tile: Tile) => boolean {
  const laid = round.paths.flatMap((path) => path.tiles.map(({ tile }) => tile.item))
  const missing = ITEMS.filter((item) => !laid.includes(item))
  if (missing.length === 0) return ({ kind }) => kind === 'hideout'
  return ({ item }) => item !== null && missing.includes(item)
}
