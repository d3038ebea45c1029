import {
  type Exit,
  endsAgree,
  endsMeet,
  HEADINGS,
  symbolsTowards,
  type Tile,
  type TileKind,
  type TileSet,
} from '@getaway/engine/chase'

/** What can be said of one tile within its set. */
export interface TileFacts {
  readonly id: string
  readonly kind: TileKind
  readonly item: string | null
  /** At north, east, south and west: s2 is a street at place 2, t trees, r a roadblock, – a closed edge. */
  readonly edges: readonly string[]
  /** How many of the other ordinary tiles can follow it in some turn (C5.2, C5.3). */
  readonly followers: number
  readonly witnesses: number
  /** Directions in which two or more symbols are right. */
  readonly ties: number
}

export function tileFactsOf({ tiles }: TileSet): TileFacts[] {
  const ordinary = tiles.filter((tile) => tile.kind === 'route')
  return tiles.map((tile) => ({
    id: tile.id,
    kind: tile.kind,
    item: tile.item,
    edges: tile.exits.map(edgeText),
    followers: ordinary.filter((other) => other !== tile && canFollow(tile, other)).length,
    witnesses: tile.sectors.reduce((all, { witnesses: [n, e, s, w] }) => all + n + e + s + w, 0),
    ties: tile.sectors.length === 0 ? 0 : HEADINGS.filter((heading) => isTie(tile, heading)).length,
  }))
}

function canFollow(tile: Tile, next: Tile): boolean {
  return tile.exits.some((exit) =>
    next.exits.some((other) => exit && other && endsMeet(exit, other) && endsAgree(exit, other)),
  )
}

function isTie(tile: Tile, heading: (typeof HEADINGS)[number]): boolean {
  return symbolsTowards({ tile, rot: 0 }, heading).length > 1
}

function edgeText(exit: Exit | null): string {
  return exit ? `${exit.end.charAt(0)}${exit.at}` : '–'
}
