import type { ChaseSymbol, EndKind, Exit, Sector, Tile } from '@getaway/engine/chase'

/** Tiles that stand in no set: what they show is what the page speaks of. */
function tileOf(id: string, tile: Partial<Tile>): Tile {
  return { id, kind: 'route', item: null, exits: [null, null, null, null], sectors: QUIET, ...tile }
}

/** Where nobody looks anywhere. */
const QUIET: readonly Sector[] = (['star', 'square', 'diamond', 'triangle'] as const).map((symbol) => ({
  symbol,
  witnesses: [0, 0, 0, 0],
}))

/** Reached from the west, left to the east: three stars look there. */
export const COUNTED: Tile = tileOf('reference 1', {
  exits: [null, { end: 'trees', at: 2 }, { end: 'street', at: 3 }, { end: 'street', at: 2 }],
  sectors: [
    { symbol: 'star', witnesses: [1, 3, 0, 0] },
    { symbol: 'square', witnesses: [0, 1, 2, 0] },
    { symbol: 'triangle', witnesses: [2, 0, 1, 2] },
    { symbol: 'diamond', witnesses: [0, 1, 2, 1] },
  ],
})

/** The end of the same path: two triangles look back to the west. */
export const FINAL: Tile = tileOf('reference 2', {
  exits: [{ end: 'street', at: 1 }, { end: 'street', at: 3 }, null, { end: 'roadblock', at: 2 }],
  sectors: [
    { symbol: 'diamond', witnesses: [1, 1, 0, 0] },
    { symbol: 'triangle', witnesses: [0, 0, 1, 2] },
    { symbol: 'star', witnesses: [1, 1, 0, 1] },
    { symbol: 'square', witnesses: [0, 2, 1, 0] },
  ],
})

/** How many witnesses of each sector look east, the most first. */
export const COUNT: readonly (readonly [ChaseSymbol, number])[] = COUNTED.sectors
  .map(({ symbol, witnesses }) => [symbol, witnesses[1]] as const)
  .toSorted(([, one], [, other]) => other - one)

/** A tile whose eastern street ends like that, and one whose western does. */
export function endingEast(exit: Exit): Tile {
  return tileOf('reference 3', { exits: [null, exit, null, null] })
}

export function endingWest(exit: Exit): Tile {
  return tileOf('reference 4', { exits: [null, null, null, exit] })
}

/** C5.3, and three cases of C5.2. */
export const PAIRS: readonly { readonly one: Exit; readonly other: Exit; readonly what: string }[] = [
  ...(
    [
      ['street', 'street'],
      ['street', 'trees'],
      ['trees', 'trees'],
      ['trees', 'roadblock'],
      ['street', 'roadblock'],
      ['roadblock', 'roadblock'],
    ] satisfies [EndKind, EndKind][]
  ).map(([one, other]) => ({
    one: { end: one, at: 2 } as const,
    other: { end: other, at: 2 } as const,
    what: one === other ? `both ${one}` : `${one} – ${other}`,
  })),
  { one: { end: 'street', at: 1 }, other: { end: 'street', at: 3 }, what: 'place 1 – place 3' },
  { one: { end: 'street', at: 3 }, other: { end: 'street', at: 3 }, what: 'place 3 – place 3' },
  { one: { end: 'street', at: 2 }, other: { end: 'trees', at: 1 }, what: 'place 2 – place 1' },
]
