import { type Random, shuffled } from '../../../random.ts'
import { HEADINGS, type Heading } from '../pieces/geometry.ts'
import { type Sector, SYMBOLS } from '../pieces/pieces.ts'

/** How the witnesses of one direction spread over the sectors; five at most, so 20 on a tile to draw. */
const CLEAR = [
  [1, 0, 0, 0],
  [2, 0, 0, 0],
  [2, 1, 0, 0],
  [2, 1, 1, 0],
  [2, 1, 1, 1],
  [3, 1, 0, 0],
  [3, 2, 0, 0],
  [3, 1, 1, 0],
  [4, 1, 0, 0],
]
const TIED = [
  [1, 1, 0, 0],
  [1, 1, 1, 0],
  [2, 2, 0, 0],
  [2, 2, 1, 0],
]
const CORNERS = [0, 1, 2, 3]
const MOST_IN_A_SECTOR = 4

/** In which directions of `tiles` tiles sectors tie for most witnesses: 13 to 19 % of all (C1.6). */
export function drawnTies(tiles: number, random: Random): boolean[][] {
  const directions = tiles * 4
  const ties = Math.round(directions * 0.13) + random(Math.round(directions * 0.06) + 1)
  const deck = shuffled(
    Array.from({ length: directions }, (_, n) => n < ties),
    random,
  )
  return Array.from({ length: tiles }, (_, n) => deck.slice(n * 4, n * 4 + 4))
}

/** Four sectors with a symbol each and, for every direction, somebody looking there. */
export function drawnSectors(ties: readonly boolean[], random: Random): Sector[] {
  const symbols = shuffled(SYMBOLS, random)
  for (;;) {
    const counts = drawnCounts(ties, random)
    const sectors = symbols.map((symbol, corner): Sector => {
      const looking = (heading: Heading) => counts[heading]?.[corner] ?? 0
      return { symbol, witnesses: [looking(0), looking(1), looking(2), looking(3)] }
    })
    if (sectors.every((sector) => sum(sector.witnesses) <= MOST_IN_A_SECTOR)) return sectors
  }
}

/** Witnesses by direction and corner; no corner leads alone in more than two, so the way matters. */
function drawnCounts(ties: readonly boolean[], random: Random): number[][] {
  const leaders = shuffled(CORNERS, random)
  if (random(2) === 0) leaders[random(4)] = leaders[random(4)] ?? 0
  return HEADINGS.map((heading) => {
    const patterns = ties[heading] ? TIED : CLEAR
    const pattern = patterns[random(patterns.length)] ?? []
    const leader = leaders[heading] ?? 0
    const others = CORNERS.filter((corner) => corner !== leader)
    const rank = [leader, ...shuffled(others, random)]
    return CORNERS.map((corner) => pattern[rank.indexOf(corner)] ?? 0)
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
