import {
  type Cell,
  clauseOfNext,
  connectionClause,
  exitAt,
  HEADINGS,
  headingTo,
  isBeside,
  type Lying,
  type Match,
  objectionToCell,
  type Rotation,
  type Round,
} from '@getaway/engine/chase'

/** Where a tile would be placed correctly. */
export interface WayOn extends Cell {
  readonly rot: Rotation
}

/**
 * Where a tile goes on from the end of a path by C5, as little turned as can be; undefined: nowhere. In play no player
 * is told that: a lesson points there.
 */
export function wayOn(match: Match, round: Round, path: number, id: string): WayOn | undefined {
  const tile = match.tiles.get(id)
  const end = round.paths[path]?.tiles.at(-1) ?? match.prison
  if (!tile) return undefined
  const cells = besides(end).filter((cell) => leadsTo(end, cell) && !objectionToCell(match, round, cell))
  for (const rot of HEADINGS) {
    for (const cell of cells) {
      const way = { tile, rot, ...cell }
      // Few tiles connect, and it is soon seen.
      if (connectionClause(way, end) !== undefined) continue
      if (clauseOfNext(match, round, path, way) === null) return { ...cell, rot }
    }
  }
  return undefined
}

/** Whether a street ends there. */
function leadsTo(end: Lying, cell: Cell): boolean {
  const heading = headingTo(end, cell)
  return heading !== undefined && exitAt(end, heading) !== null
}

/** The round as it would be with these tiles on a path: a start that is planned lies there for its player only. */
export function withTiles(round: Round, path: number, tiles: readonly Lying[]): Round {
  const placed = tiles.map((tile, order) => ({ ...tile, by: -1, at: 0, seq: order + 1, order }))
  const paths = round.paths.map((one, index) => (index === path ? { ...one, tiles: placed } : one))
  return { ...round, laid: placed.length, paths }
}

/** Away from the prison first, where a way is not soon closed. */
function besides({ x, y }: Cell): readonly Cell[] {
  const all = [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
  ]
  return all.filter((cell) => isBeside(cell, { x, y }))
}
