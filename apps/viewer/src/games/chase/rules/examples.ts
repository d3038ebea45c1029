import {
  type ChaseSymbol,
  cityTileSet,
  connectionClause,
  type Heading,
  headingTo,
  isBeside,
  type Lying,
  type Rotation,
  SYMBOLS,
  symbolsTowards,
  type Tile,
} from '@getaway/engine/chase'

/** Tiles of the city as they are laid one after the other; the last one is judged. */
const PLACEMENTS = {
  'street-street': ['r04@1 0,0', 'r08@2 1,0'],
  'street-trees': ['r08@0 0,0', 'r15@3 1,0'],
  'trees-roadblock': ['r04@3 0,0', 'r05@0 1,0'],
  zigzag: ['r01@1 0,0', 'r02@1 1,0'],
  corner: ['r05@1 0,0', 'r02@0 1,0', 'r01@0 1,1'],
  'roadblock-street': ['r09@0 0,0', 'r05@0 1,0'],
  'roadblock-roadblock': ['r16@1 0,0', 'r05@0 1,0'],
  'no-meeting': ['r01@1 0,0', 'r02@0 1,0'],
  closed: ['r04@1 0,0', 'r18@1 1,0'],
  third: ['r05@1 0,0', 'r02@0 1,0', 'r01@0 1,1', 'r06@0 0,1'],
} as const

/** The tile that is marked, then the one that it looks towards. */
const JUDGED = {
  onwards: ['r08@0 0,0', 'r15@3 1,0'],
  back: ['r15@3 1,0', 'r08@0 0,0'],
  level: ['r12@0 0,0', 'r10@3 1,0'],
} as const

/** Pieces that are shown for themselves. */
const SHOWN = {
  items: ['r20@0 0,0', 'r22@0 1.15,0', 'r24@0 2.3,0'],
  hideouts: ['h1@0 0,0', 'h2@0 1.15,0', 'h3@0 2.3,0'],
} as const

export type PlacementKey = keyof typeof PLACEMENTS
export type JudgedKey = keyof typeof JUDGED
export type ShownKey = keyof typeof SHOWN
export const PLACEMENT_KEYS = Object.keys(PLACEMENTS) as readonly PlacementKey[]

export interface Placement {
  readonly lying: readonly Lying[]
  /** What the engine says of the last one; undefined: it is placed correctly. */
  readonly clause: 'C5.1' | 'C5.2' | 'C5.3' | undefined
}

export function placementOf(key: PlacementKey): Placement {
  const lying = PLACEMENTS[key].map(laid)
  return { lying, clause: clauseOf(lying) }
}

export interface JudgedExample {
  readonly marked: Lying
  readonly towards: Lying
  readonly heading: Heading
  readonly right: readonly ChaseSymbol[]
  /** How many witnesses of each sector look that way. */
  readonly counts: readonly { readonly symbol: ChaseSymbol; readonly count: number }[]
}

export function judgedOf(key: JudgedKey): JudgedExample {
  const [marked, towards] = [laid(JUDGED[key][0]), laid(JUDGED[key][1])]
  const heading = headingTo(marked, towards) ?? 0
  const right = symbolsTowards(marked, heading)
  const looking = ((heading - marked.rot) & 3) as Heading
  const counts = SYMBOLS.flatMap((symbol) => {
    const sector = marked.tile.sectors.find((one) => one.symbol === symbol)
    return sector ? [{ symbol, count: sector.witnesses[looking] }] : []
  })
  return { marked, towards, heading, right, counts }
}

export function shownOf(key: ShownKey): readonly Lying[] {
  return SHOWN[key].map(laid)
}

/** C5.1 to C5.3, as they hold for any tile but a hideout of four players. */
function clauseOf(lying: readonly Lying[]): Placement['clause'] {
  const [placed, before] = [lying.at(-1), lying.at(-2)]
  if (!placed || !before || !isBeside(placed, before)) return 'C5.1'
  if (lying.slice(0, -2).some((other) => isBeside(placed, other))) return 'C5.1'
  return connectionClause(placed, before)
}

function laid(words: string): Lying {
  const [, id, rot, x, y] = /^(\w+)@(\d) ([\d.]+),([\d.]+)$/.exec(words) ?? []
  return { tile: tileOf(id), rot: Number(rot) as Rotation, x: Number(x), y: Number(y) }
}

function tileOf(id: string | undefined): Tile {
  const tile = cityTileSet.tiles.find((one) => one.id === id)
  if (!tile) throw new Error(`the city has no tile ${id}`)
  return tile
}
